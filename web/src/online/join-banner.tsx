import type { Chair } from '@haven/wire';
import { useTranslations } from 'use-intl';
import { Banner, nameOf } from './banner.tsx';
import type { Company } from './company.ts';
import { NameFirst } from './name-first.tsx';

interface JoinProps {
  readonly company: Company;
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
