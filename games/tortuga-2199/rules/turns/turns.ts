import { at } from '@haven/kit';
import { ask, endStep } from '../agenda.ts';
import { drawCards } from '../cards/piles.ts';
import { SECTORS, type SectorId } from '../components/sectors.ts';
import { HAND, ROUND_LIMIT } from '../components/table.ts';
import * as moves from '../moves.ts';
import { sectorsOf } from '../sectors/control.ts';
import { payFortress } from '../sectors/powers.ts';
import type { Act, Seat, State, Turn, Verdict } from '../types.ts';

/** §2.1 A turn begins: §5.6 Trading Posts pay, §2.10 a removed ship is placed, a reserved card may be taken. */
export function beginTurn(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'turnBegan', seat, crypto: sectorsOf(turn.state, seat, 'post') });
  if (at(turn.state.captains, seat).at !== null) return afterPlacing(turn, seat);
  const landings = landingsOf(turn.state, seat);
  if (landings.length > 1) return ask(turn, 'placeShip', seat);
  place(turn, seat, 'tortuga');
}

/** §4.11 Any sector under control, or Tortuga. */
export function landingsOf(state: State, seat: Seat): SectorId[] {
  return SECTORS.filter((sector) => sector === 'tortuga' || state.sectors[sector]?.owner === seat);
}

export function place(turn: Turn, seat: Seat, sector: SectorId): void {
  turn.emit({ type: 'shipPlaced', seat, sector });
  afterPlacing(turn, seat);
}

/** §3.1 */
function afterPlacing(turn: Turn, seat: Seat): void {
  payFortress(turn, seat);
  ask(turn, at(turn.state.captains, seat).reserve === null ? 'act' : 'takeReserve', seat);
}

/** §2.8 Any number of actions in any order, until the captain ends the turn. */
export const end: Act<'end'> = {
  offer: () => [moves.end],
  play: (turn) => endTurn(turn, turn.seat),
};

/** §2.2 Everything played and everything left goes to the discard pile, then five cards are drawn. */
function endTurn(turn: Turn, seat: Seat): void {
  const { state } = turn;
  const { hand, played } = at(state.captains, seat);
  const shown = played.length === 0 ? (hand[hand.length - 1] ?? null) : null; // §2.7 the top of the pile is seen
  turn.emit({ type: 'turnEnded', seat, count: hand.length, cards: hand.slice(), shown });
  drawCards(turn, seat, HAND);
  endStep(turn);
  const next = (seat + 1) % state.captains.length;
  const verdict = verdictBefore(state, next);
  if (verdict === null) beginTurn(turn, next);
  else turn.emit({ type: 'gameEnded', verdict });
}

/** §6.2 The last round ends where it began; §6.6 without one there are no more than fifty, if the table wants a truce. */
function verdictBefore({ lastRound, round, first, options }: State, next: Seat): Verdict | null {
  if (lastRound !== null) return lastRound.conqueror === next ? 'usurper' : null;
  const { truce = true } = options;
  return truce && next === first && round >= ROUND_LIMIT ? 'truce' : null;
}
