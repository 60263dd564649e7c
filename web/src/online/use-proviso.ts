import type { Outcome } from '@haven/kit';
import { useTranslations } from 'use-intl';
import { nameOf } from './banner.tsx';
import { botsPartInVictory } from './bots-part.ts';
import type { OnlineTable } from './online-table.ts';

/** A victory is told together with how much of it was a bot's. */
export function useProviso(company: OnlineTable | undefined, outcome: Outcome | undefined): string | undefined {
  const t = useTranslations('consent');
  if (company === undefined || outcome === undefined) return undefined;
  const parts = botsPartInVictory(outcome, company.state.table);
  if (parts.length === 0) return undefined;
  return parts.map(({ seat, count, all }) => t('helped', { name: nameOf(company, seat), count, all })).join(' ');
}
