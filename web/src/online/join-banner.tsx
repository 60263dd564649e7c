import { useTranslations } from 'use-intl';
import { Banner, nameOf } from './banner.tsx';
import { type Company, isOver } from './company.ts';
import { NameFirst } from './name-first.tsx';
import { useJoining } from './use-joining.ts';

/** Whoever looks on may ask for the chair of a bot that belongs to nobody. */
export function JoinBanner({ company }: { readonly company: Company }) {
  const t = useTranslations('stuck');
  const join = useJoining(company);
  const { table, viewer, request } = company.state;
  const free = table.chairs.find(({ kind, isStandIn }) => kind === 'bot' && !isStandIn);
  const isPossible = viewer === 'spectator' && !isOver(company.state) && table.otherRules === undefined;
  if (free === undefined || !isPossible || request !== null) return null;
  return (
    <Banner text={t('freeChair', { name: nameOf(company, free.seat) })}>
      <NameFirst label={t('takePlace')} onGo={() => join(free.seat)} />
    </Banner>
  );
}
