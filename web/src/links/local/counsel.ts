import { at, recordOf } from '@haven/kit';
import { advise, explain } from '../../why/explain.ts';
import type { Advice, Explanation } from '../../why/explanation.ts';
import type { LocalTable } from './local-table.ts';

/** To whoever holds the device; once the match is over nothing is a secret. */
export function explainedAt({ game, match, hotSeat }: LocalTable, entry: number): Explanation | undefined {
  const isOver = game.outcome(match.state) !== undefined;
  return explain(game, recordOf(match), { entry, viewer: isOver ? 'anybody' : hotSeat.viewer });
}

export function advisedAt({ game, match, hotSeat: { viewer } }: LocalTable): Advice | undefined {
  if (viewer === 'spectator') return undefined;
  return advise(game, { state: match.state, asked: at(match.asked, viewer) }, viewer);
}
