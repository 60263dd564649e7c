import { at } from '@haven/kit';
import { INFLUENCE_TO_WIN } from '../components/table.ts';
import { totalOf } from '../sectors/control.ts';
import type { Seat, Source, State, Turn } from '../types.ts';

export function isOver(state: State): boolean {
  return state.verdict !== null;
}

/** §6.1 Looked at after every change, whoever's turn it is. */
export function checkInfluence(turn: Turn, seat: Seat): void {
  if (!isOver(turn.state) && totalOf(turn.state, seat) >= INFLUENCE_TO_WIN)
    turn.emit({ type: 'gameEnded', verdict: 'influence' });
}

export function gainInfluence(
  turn: Turn,
  seat: Seat,
  gain: { readonly source: Source; readonly points: number },
): void {
  if (gain.points <= 0) return;
  turn.emit({ type: 'influenceGained', seat, ...gain });
  checkInfluence(turn, seat);
}

/** §4.12 Only Influence tokens can be taken, never control tokens; whoever has none loses none. */
export function takeInfluence(turn: Turn, seat: Seat, loss: { readonly from: Seat; readonly most: number }): void {
  const points = Math.min(loss.most, at(turn.state.captains, loss.from).influence);
  if (points <= 0) return;
  turn.emit({ type: 'influenceTaken', seat, from: loss.from, points });
  checkInfluence(turn, seat);
}
