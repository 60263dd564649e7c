import { at } from '@haven/kit';
import { firstOf } from '../cards/piles.ts';
import { cardId, type Face, faceOfToken } from '../components/card-index.ts';
import type { SectorId } from '../components/sectors.ts';
import { gainInfluence } from '../ending/influence.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { Seat, Sector, State, TokenId, Turn } from '../types.ts';
import { capturePriceOf } from './payment.ts';

/** §3.7 A token that this captain has not looked at yet. */
export function canExplore(sector: Sector, seat: Seat): boolean {
  return sector.hunt !== null && !sector.explored.includes(seat);
}

/** §3.7 The captain alone learns the creature; the marker goes on the token. */
export function explore(turn: Turn, seat: Seat, look: { readonly sector: SectorId; readonly manoeuvre: number }): void {
  const { hunt } = sectorOf(turn.state, look.sector);
  turn.emit({ type: 'explored', seat, token: hunt, ...look });
}

/** §3.10 The explored creature of a sector, if this captain may hunt it. */
export function preyOf(state: State, seat: Seat, id: SectorId): Face | undefined {
  const { hunt, explored } = sectorOf(state, id);
  return hunt !== null && explored.includes(seat) ? faceOfToken(state, hunt) : undefined;
}

/** §3.10 The token, a point of Influence and the creature's card; all markers return (§3.10.1). */
export function capture(turn: Turn, seat: Seat): void {
  const sector = at(turn.state.captains, seat).at ?? 'tortuga';
  const token: TokenId | null = sectorOf(turn.state, sector).hunt;
  if (token === null) throw new Error(`no creature in ${sector}`);
  const face = faceOfToken(turn.state, token);
  turn.emit({
    type: 'captured',
    seat,
    sector,
    token,
    card: cardId(face.id, 1),
    manoeuvre: capturePriceOf(turn.state, face),
  });
  gainInfluence(turn, seat, { source: 'captures', points: 1 });
}

/** §3.11 The card leaves the game from the hand, its Influence comes in. */
export function redeem(turn: Turn, seat: Seat, face: Face): void {
  const card = firstOf(turn.state, at(turn.state.captains, seat).hand, face.id);
  const influence = face.redeem ?? 0;
  turn.emit({ type: 'redeemed', seat, card, influence });
  gainInfluence(turn, seat, { source: 'redeemed', points: influence });
}
