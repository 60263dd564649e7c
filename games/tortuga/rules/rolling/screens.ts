import { at, type Seat, streamOf } from '@haven/kit';
import { ask } from '../agenda.ts';
import { ALL_DICE, DICE, FACES, lettersOf, type Rolled, rolled } from '../components/dice.ts';
import { inOrder, playerOf } from '../seats.ts';
import type { State, Turn } from '../types.ts';
import { canPlaceAny, pickedDice, symbolOf } from './faces.ts';
import { diceInHand, isRolling } from './placing.ts';

/** §2.1 All who have dice left roll them at the same time behind their screens. §2.10 Who can place none is asked as well: nobody shall know. */
export function rollBehindScreens(turn: Turn): void {
  const { state } = turn;
  turn.emit(PICK_BEGAN);
  for (const seat of inOrder(state)) if (isRolling(state, seat)) roll(turn, seat);
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat += 1) if (isRolling(state, seat)) seats.push(seat);
  ask(turn, { type: 'pick', seats, open: false });
}

const PICK_BEGAN = { type: 'phaseBegan', phase: 'pick' } as const;

function roll(turn: Turn, seat: Seat): void {
  const dice = rollOf(turn, seat);
  turn.emit({ type: 'rolled', seat, count: dice.length, dice });
}

/** §2.1 The dice in hand roll, from the seat's own stream. */
function rollOf(turn: Turn, seat: Seat): Rolled[] {
  const rng = streamOf(turn.rng, seat);
  const hand = diceInHand(playerOf(turn.state, seat));
  const dice: Rolled[] = [];
  for (let die = 0; die < DICE.length; die += 1) {
    if (hand & (1 << die)) dice.push(rolled(seat, die, rng.below(FACES.length)));
  }
  return dice;
}

/** §2.4 All screens are lifted together; picks with a symbol are placed, skulls alone are asked for (§2.8). */
export function liftScreens(turn: Turn): void {
  turn.emit(SKULLS_BEGAN);
  const order = inOrder(turn.state);
  for (const seat of order) if (hasRolled(turn.state, seat)) reveal(turn, seat);
  for (let step = order.length - 1; step >= 0; step -= 1) {
    const seat = at(order, step);
    if (hasPicked(turn.state, seat)) placeOrAsk(turn, seat);
  }
}

const SKULLS_BEGAN = { type: 'phaseBegan', phase: 'skulls' } as const;

function hasPicked(state: State, seat: Seat): boolean {
  return pickedDice(playerOf(state, seat)) !== 0;
}

/** §2.10 Who has picked nothing shows all. */
function reveal(turn: Turn, seat: Seat): void {
  const player = playerOf(turn.state, seat);
  const set = pickedDice(player) || ALL_DICE;
  const dice: Rolled[] = [];
  for (let die = 0; die < DICE.length; die += 1) {
    const value = player.rolled[die];
    if (value && set & (1 << die)) dice.push(value);
  }
  turn.emit({ type: 'revealed', seat, dice });
}

/** §2.8 Skulls beside a symbol are bound to it; skulls alone choose their action. */
export function placeOrAsk(turn: Turn, seat: Seat): void {
  const player = playerOf(turn.state, seat);
  const set = pickedDice(player);
  const action = symbolOf(player, set);
  if (action === undefined) ask(turn, { type: 'skulls', seats: [seat] });
  else turn.emit({ type: 'placed', seat, dice: lettersOf(set), action });
}

/** §2.10 Somebody whose dice were all unplaceable rolls them again in the open until one can be placed. */
export function rerollStuck(turn: Turn): boolean {
  const stuck = firstStuck(turn.state);
  if (stuck === undefined) return false;
  turn.emit({ type: 'phaseBegan', phase: 'open' });
  while (!canPlaceAny(playerOf(turn.state, stuck)))
    turn.emit({ type: 'rerolled', seat: stuck, dice: rollOf(turn, stuck) });
  ask(turn, { type: 'pick', seats: [stuck], open: true });
  return true;
}

function firstStuck(state: State): Seat | undefined {
  for (const seat of inOrder(state)) if (hasRolled(state, seat)) return seat;
  return undefined;
}

/** Dice lie rolled before this seat, and it has not placed any of them. */
function hasRolled(state: State, seat: Seat): boolean {
  for (const value of playerOf(state, seat).rolled) if (value !== null) return true;
  return false;
}
