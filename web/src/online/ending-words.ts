import { useTranslations } from 'use-intl';
import { nameOf } from './banner.tsx';
import { botsPartBesides } from './bots-part.ts';
import { isPersons, type OnlineTable, resignerOf } from './online-table.ts';

/** How a match came to its end that was not played to it. */
export function useEndWords(company: OnlineTable): string[] {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { table } = company.state;
  if (table.phase !== 'ended') return [];
  const loser = resignerOf(table);
  const stopper = table.annals?.findLast(({ what }) => what === 'ended');
  if (loser === undefined)
    return [stopper ? t('endedBy', { name: stopper.name || nameOf(company, stopper.seat) }) : t('ended')];
  const winner = table.chairs.find((chair) => chair.seat !== loser && isPersons(chair));
  const name = nameOf(company, loser);
  return [winner ? words('won', { name, winner: nameOf(company, winner.seat) }) : words('lost', { name })];
}

/** The result belongs to those who played it: it is told where a bot helped out, once for each. */
export function useHelpWords(company: OnlineTable): string[] {
  const t = useTranslations('consent');
  const words = useTranslations('stuck');
  const { seen, state } = company;
  const joined = (state.table.annals ?? []).filter(({ what }) => what === 'joined');
  return [
    ...joined.map(({ seat, name, entries }) => words('joined', { name: name || nameOf(company, seat), entries })),
    ...botsPartBesides(seen.outcome, state.table).map(({ seat, ...moves }) =>
      t('helped', { name: nameOf(company, seat), ...moves }),
    ),
  ];
}
