import { at } from '@haven/kit';
import { isAtOnce, type Rest, useAtOnce, wouldHelp } from '../cards/abilities.ts';
import { firstOf } from '../cards/piles.ts';
import type { Face } from '../components/card-index.ts';
import { isOver } from '../ending/influence.ts';
import type { CardId, Seat, Turn } from '../types.ts';

/** §3.2 The card's resources join the pool of the turn. */
export function playPlain(turn: Turn, seat: Seat, face: Face): CardId {
  const card = firstOf(turn.state, at(turn.state.captains, seat).hand, face.id);
  turn.emit({ type: 'cardPlayed', seat, card, crypto: face.crypto, manoeuvre: face.manoeuvre });
  return card;
}

/** §2.5 Abilities are used now or never. */
export function playCard(turn: Turn, seat: Seat, face: Face): void {
  const card = playPlain(turn, seat, face);
  if (face.atPlay.length === 0) return;
  const rest = { card, left: face.atPlay };
  if (isAtOnce(face.atPlay)) useAtOnce(turn, seat, rest);
  else askAbilities(turn, seat, rest);
}

/** Asks for the rest of a card's abilities as long as one of them could do something. */
export function askAbilities(turn: Turn, seat: Seat, rest: Rest): void {
  if (isOver(turn.state) || !wouldHelp(turn.state, seat, rest)) return;
  turn.emit({ type: 'stepBegan', step: { type: 'ability', seats: [seat], card: rest.card, left: rest.left } });
}
