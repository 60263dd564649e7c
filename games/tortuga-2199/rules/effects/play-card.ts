import { at } from '@haven/kit';
import type { Face } from '../components/card-index.ts';
import type { Ability } from '../components/card-set.ts';
import type { CardId, Seat, Turn } from '../types.ts';
import { isAtOnce, useAbility, usesOf, wouldHelp } from './abilities.ts';
import { firstOf } from './cards.ts';
import { isOver } from './influence.ts';

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
  if (!isAtOnce(face.atPlay)) return askAbilities(turn, seat, { card, left: face.atPlay });
  const [choice] = usesOf(turn.state, seat, { card, left: face.atPlay });
  if (choice) useAbility(turn, seat, { card, left: face.atPlay, choice });
}

/** Asks for the rest of a card's abilities as long as one of them could do something. */
export function askAbilities(turn: Turn, seat: Seat, rest: { card: CardId; left: readonly Ability[] }): void {
  if (isOver(turn.state) || !wouldHelp(turn.state, seat, rest)) return;
  turn.emit({ type: 'stepBegan', step: { type: 'ability', seats: [seat], card: rest.card, left: rest.left } });
}
