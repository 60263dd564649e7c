import { useTranslations } from 'use-intl';
import { awaitedIn, type GameStand, isBotInOwnChair } from './my-games-order.ts';
import { resultAt } from './own-result.ts';
import { useChairNames } from './use-chair-names.ts';
import type { SavedRun } from './use-saved-runs.ts';

/** How a game of one's own stands, in a few words each. */
export function useNotes(run: SavedRun, stand: GameStand): string[] {
  const t = useTranslations('home');
  const { table, game } = run;
  const namesOf = useChairNames(game);
  const goingOn = useGoingOn(run, stand);
  const result = useResultWords(run);
  const others = table?.chairs.filter(({ seat, kind }) => seat !== table.seat && kind !== 'open') ?? [];
  const company = others.length === 0 ? [] : [namesOf(others)];
  const isFull = table?.chairs.every(({ kind }) => kind !== 'open') ?? false;
  if (stand === 'gathering') return [t(isFull ? 'full' : 'gathering'), ...company];
  if (stand === 'over') return [result, ...company];
  return [...company, ...goingOn];
}

/** Whom it waits for, whether a bot plays for oneself, and how far it is. */
function useGoingOn({ table, game, moves }: SavedRun, stand: GameStand): string[] {
  const t = useTranslations('home');
  const namesOf = useChairNames(game);
  const awaited = table && stand === 'theirTurn' ? namesOf(awaitedIn(table)) : '';
  return [
    ...(table && stand === 'theirTurn' && isBotInOwnChair(table) ? [t('botForYou')] : []),
    ...(awaited === '' ? [] : [t('awaited', { names: awaited })]),
    t('moves', { count: moves }),
  ];
}

/** Won, lost, or which of several. */
function useResultWords(run: SavedRun): string {
  const t = useTranslations('home');
  const result = resultAt(run);
  if (result === undefined) return t('over');
  if (!result.isLost) return t('youWon');
  const { place } = result;
  return place === undefined ? t('youLost') : t('place', { place, count: run.table?.chairs.length ?? 0 });
}
