import { at, type Refusal } from '@haven/kit';
import { firstOf, notInHand } from '../cards/piles.ts';
import { cardId, type Face, faceNamed, faceOfToken, type WithOptions } from '../components/card-index.ts';
import type { KindId } from '../components/card-set.ts';
import type { SectorId } from '../components/sectors.ts';
import { PRICE } from '../components/table.ts';
import { gainInfluence } from '../ending/influence.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import { noPlace, placeOf, type Sectors, sectorOf } from '../sectors/sectors.ts';
import type { Act, Seat, Sector, SeenSector, State, Turn } from '../types.ts';
import { capturePriceOf, tooFewManoeuvre } from './payment.ts';

/** §3.7 Look at the Hunt token of the ship's sector. */
export const explore: Act<'explore'> = {
  offer: (state, _step, seat) => {
    const place = at(state.captains, seat).at;
    if (place === null || state.turn.manoeuvre < PRICE.explore) return []; // §4.16
    return canExplore(sectorOf(state, place), seat) ? [moves.explore] : [];
  },
  barrier: (state, seat) =>
    noPlace(state, seat) ??
    nothingToExplore(state, seat) ??
    tooFewManoeuvre(state, { price: PRICE.explore, rule: '§3.7' }),
  play: (turn) => lookAt(turn, turn.seat, { sector: placeOf(turn.state, turn.seat), manoeuvre: PRICE.explore }),
};

/** §3.7 A token that this captain has not looked at yet. */
export function canExplore(sector: (Sector | SeenSector) & Marked, seat: Seat): boolean {
  return hasCreature(sector) && !sector.explored.includes(seat);
}

interface Marked {
  readonly explored: readonly Seat[];
}

/** §3.7 That there is one lies open, which one does not. */
function hasCreature(sector: Sector | SeenSector): boolean {
  return 'hasHunt' in sector ? sector.hasHunt : sector.hunt !== null;
}

function nothingToExplore(state: State, seat: Seat): Refusal | undefined {
  const sector = sectorOf(state, placeOf(state, seat));
  if (sector.hunt === null) return because('no-creature', '§3.7');
  return canExplore(sector, seat) ? undefined : because('already-explored', '§3.7');
}

/** §3.7 The captain alone learns the creature; the marker goes on the token. */
export function lookAt(turn: Turn, seat: Seat, look: { readonly sector: SectorId; readonly manoeuvre: number }): void {
  const { hunt } = sectorOf(turn.state, look.sector);
  turn.emit({ type: 'explored', seat, token: hunt, ...look });
}

/** §3.10 The explored creature of the ship's sector, for Manoeuvre equal to its difficulty. */
export const capture: Act<'capture'> = {
  offer: (state, _step, seat) => {
    const place = at(state.captains, seat).at;
    const prey = place === null ? undefined : preyOf(state, seat, place);
    return prey && state.turn.manoeuvre >= capturePriceOf(state, prey) ? [moves.capture] : [];
  },
  barrier: (state, seat) => noPlace(state, seat) ?? barrierToCapture(state, seat),
  play: (turn) => captureHere(turn, turn.seat),
};

/** §3.10 The explored creature of a sector, if this captain may hunt it. */
export function preyOf(
  table: Sectors<Pick<Sector, 'hunt'> & Marked> & WithOptions,
  seat: Seat,
  id: SectorId,
): Face | undefined {
  const { hunt, explored } = sectorOf(table, id);
  return hunt !== null && explored.includes(seat) ? faceOfToken(table, hunt) : undefined;
}

/** §3.10 The difficulty is told only to those who explored the token. */
function barrierToCapture(state: State, seat: Seat): Refusal | undefined {
  const place = placeOf(state, seat);
  if (sectorOf(state, place).hunt === null) return because('no-creature', '§3.10');
  const prey = preyOf(state, seat, place);
  if (prey === undefined) return because('not-explored', '§3.10');
  return tooFewManoeuvre(state, { price: capturePriceOf(state, prey), rule: '§3.10' });
}

/** §3.10 The token, a point of Influence and the creature's card; all markers return (§3.10.1). */
function captureHere(turn: Turn, seat: Seat): void {
  const sector = placeOf(turn.state, seat);
  const token = sectorOf(turn.state, sector).hunt;
  if (token === null) throw new Error(`no creature in ${sector}`);
  const face = faceOfToken(turn.state, token);
  const manoeuvre = capturePriceOf(turn.state, face);
  turn.emit({ type: 'captured', seat, sector, token, card: cardId(face.id, 1), manoeuvre });
  gainInfluence(turn, seat, { source: 'captures', points: 1 });
}

/** §3.11 Hand in a Hunt card from hand; offered with the other moves of the hand. */
export const redeem: Act<'redeem'> = {
  barrier: (state, seat, { card }) => notInHand(state, seat, { card, rule: '§3.11' }) ?? notAHuntCard(state, card),
  play: (turn, _step, { card }) => handIn(turn, turn.seat, faceNamed(turn.state, card)),
};

export function isRedeemable({ deck }: Face): boolean {
  return deck === 'hunt';
}

function notAHuntCard(state: State, card: KindId): Refusal | undefined {
  return isRedeemable(faceNamed(state, card)) ? undefined : because('not-a-hunt-card', '§3.11');
}

/** §3.11 The card leaves the game from the hand, its Influence comes in. */
function handIn(turn: Turn, seat: Seat, face: Face): void {
  const card = firstOf(turn.state, at(turn.state.captains, seat).hand, face.id);
  const influence = face.redeem ?? 0;
  turn.emit({ type: 'redeemed', seat, card, influence });
  gainInfluence(turn, seat, { source: 'redeemed', points: influence });
}
