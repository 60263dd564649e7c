import type { Position } from '../bot.ts';
import type { GameTypes } from '../game.ts';
import type { Expert } from '../search/expert.ts';
import { search } from '../search/search.ts';
import type { Trials } from './chances.ts';
import type { Decision } from './glance.ts';

/**
 * What a choice was worth, from what the seat saw. The best of many that were tried owes something to luck:
 * against it the chosen move is tried again in other worlds, and only a clear difference counts.
 */
export function decisionIn<T extends GameTypes>(
  expert: Expert<T>,
  { position, chosen }: { readonly position: Position<T>; readonly chosen: T['Move'] },
  { count, rng }: Trials,
): Decision<T['Move']> | undefined {
  if (position.moves.length < 2 || expert.isTelling?.(position, chosen) === false) return undefined;
  const wanted = { playouts: count / 2, rng, about: chosen };
  const { best, same } = search(expert, position, wanted);
  if (best.move === chosen || same.includes(chosen)) return { chosen, best: chosen, win: best.win, loss: 0 };
  const again = search({ ...expert, candidates: () => [best.move] }, position, wanted);
  const { second } = again;
  if (second?.move !== chosen) return { chosen, best: chosen, win: again.best.win, loss: 0 };
  if (again.verdict === 'close') return { chosen, best: chosen, win: second.win, loss: 0 };
  const lacks = again.terms.find(({ points }) => points > 0)?.name;
  return { chosen, best: best.move, win: second.win, loss: second.over, ...(lacks !== undefined && { lacks }) };
}
