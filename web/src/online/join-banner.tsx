import type { Chair } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { Banner, nameOf } from './banner.tsx';
import { NameFirst } from './name-first.tsx';
import type { OnlineTable } from './online-table.ts';

interface JoinProps {
  readonly company: OnlineTable;
  readonly free: Chair;
  readonly onJoin: () => void;
}

/** Whoever looks on may ask for the chair of a bot that belongs to nobody. */
export function JoinBanner({ company, free, onJoin }: JoinProps) {
  const t = useTranslations('stuck');
  return (
    <Banner text={t('freeChair', { name: nameOf(company, free.seat) })}>
      <NameFirst label={t('takePlace')} onGo={onJoin} />
    </Banner>
  );
}
