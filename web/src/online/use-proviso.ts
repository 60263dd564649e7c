import type { Outcome } from '@haven/kit';
import { useTranslations } from 'use-intl';
import { nameOf } from './banner.tsx';
import type { OnlineTable } from './online-table.ts';

/** A victory is told together with how much of it was a bot's. */
export function useProviso(company: OnlineTable | undefined, outcome: Outcome | undefined): string | undefined {
  const t = useTranslations('consent');
  if (company === undefined || outcome === undefined) return undefined;
  const { chairs, annals = [] } = company.state.table;
  const isNewcomer = (seat: number) => annals.some((annal) => annal.what === 'joined' && annal.seat === seat);
  const lines = (outcome.ranking[0] ?? []).flatMap((seat) => {
    const { name = '', played } = chairs[seat] ?? {};
    if (name === '' || isNewcomer(seat) || !played?.byBot) return [];
    return [t('helped', { name: nameOf(company, seat), count: played.byBot, all: played.byBot + played.byPerson })];
  });
  return lines.length > 0 ? lines.join(' ') : undefined;
}
