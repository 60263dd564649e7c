import { at, type Refusal } from '@haven/kit';
import { type Rest, useAtOnce, wouldHelp } from '../cards/abilities.ts';
import { firstOf, kindsAmong, notInHand } from '../cards/piles.ts';
import { type Face, faceNamed } from '../components/card-index.ts';
import type { KindId } from '../components/card-set.ts';
import { isOver } from '../ending/influence.ts';
import { because } from '../refusals.ts';
import type { Act, CardId, Seat, State, Turn, TurnMove } from '../types.ts';
import { isRedeemable } from './hunt.ts';
import { canReserve } from './reserve.ts';

/** §3.2 Play a card: its resources, and its abilities. */
export const play: Act<'play'> = {
  offer: (state, _step, seat) => handMoves(state, seat),
  barrier: (state, seat, { card }) => notInHand(state, seat, { card, rule: '§3.2' }),
  play: (turn, _step, { card }) => playCard(turn, turn.seat, faceNamed(turn.state, card)),
};

/** §2.5 Play a card without its ability, where it would be used by playing the card. */
export const playPlain: Act<'playPlain'> = {
  barrier: (state, seat, { card }) => notInHand(state, seat, { card, rule: '§3.2' }) ?? noPlainPlay(state, seat, card),
  play: (turn, _step, { card }) => void gainResources(turn, turn.seat, faceNamed(turn.state, card)),
};

/** Card by card: §3.2 play it, §2.5 without its ability, §3.8 reserve it, §3.11 hand it in. */
function handMoves(state: State, seat: Seat): TurnMove[] {
  const moves: TurnMove[] = [];
  const reserves = canReserve(state, seat);
  for (const face of kindsAmong(state, at(state.captains, seat).hand)) {
    moves.push(face.moves.play);
    if (face.isUsedAtOnce && wouldHelpNow(state, seat, face)) moves.push(face.moves.playPlain);
    if (reserves) moves.push(face.moves.reserve);
    if (isRedeemable(face)) moves.push(face.moves.redeem);
  }
  return moves;
}

function wouldHelpNow(state: State, seat: Seat, face: Face): boolean {
  return wouldHelp(state, seat, { card: '', left: face.atPlay });
}

function noPlainPlay(state: State, seat: Seat, card: KindId): Refusal | undefined {
  const face = faceNamed(state, card);
  if (face.atPlay.length > 0 && !face.isUsedAtOnce) return because('ability-asked', '§2.5', { card });
  return wouldHelpNow(state, seat, face) ? undefined : because('no-ability', '§2.5', { card });
}

/** §3.2 The card's resources join the pool of the turn. */
function gainResources(turn: Turn, seat: Seat, face: Face): CardId {
  const card = firstOf(turn.state, at(turn.state.captains, seat).hand, face.id);
  turn.emit({ type: 'cardPlayed', seat, card, crypto: face.crypto, manoeuvre: face.manoeuvre });
  return card;
}

/** §2.5 Abilities are used now or never. */
function playCard(turn: Turn, seat: Seat, face: Face): void {
  const card = gainResources(turn, seat, face);
  if (face.atPlay.length === 0) return;
  const rest = { card, left: face.atPlay };
  if (face.isUsedAtOnce) useAtOnce(turn, seat, rest);
  else askAbilities(turn, seat, rest);
}

/** Asks for the rest of a card's abilities as long as one of them could do something. */
export function askAbilities(turn: Turn, seat: Seat, rest: Rest): void {
  if (isOver(turn.state) || !wouldHelp(turn.state, seat, rest)) return;
  turn.emit({ type: 'stepBegan', step: { type: 'ability', seats: [seat], card: rest.card, left: rest.left } });
}
