import type { Seat } from '@haven/kit';
import { LAST_BONUS } from '../components/board.ts';
import { ACTIONS, type DiceSet, lettersOf, pickedSet } from '../components/dice.ts';
import type { Player, State, Turn } from '../types.ts';
import { ask } from './agenda.ts';
import { canPlaceAny, isRolling, rollOf, symbolOf } from './dice.ts';
import { inOrder, playerOf } from './seats.ts';

/** §2.9 Before others roll on, every finished player takes a bonus tile, in start order and in the open. */
export function offerBonuses(turn: Turn): void {
  turn.emit({ type: 'phaseBegan', phase: 'bonus' });
  const finished = inOrder(turn.state).filter(
    (seat) => !isRolling(turn.state, seat) && hasBonusRoom(playerOf(turn.state, seat)),
  );
  for (const seat of finished.toReversed()) ask(turn, { type: 'bonus', seats: [seat] });
}

/** §2.9 Five tiles on their second side: nothing more to take. */
function hasBonusRoom(player: Player): boolean {
  return ACTIONS.some((action) => player.bonus[action] < LAST_BONUS);
}

/** §2.1 All who have dice left roll them at the same time behind their screens. §2.10 Who can place none waits for the reveal. */
export function rollBehindScreens(turn: Turn): void {
  turn.emit({ type: 'phaseBegan', phase: 'pick' });
  const rolling = inOrder(turn.state).filter((seat) => isRolling(turn.state, seat));
  for (const seat of rolling) {
    const dice = rollOf(turn, seat);
    turn.emit({ type: 'rolled', seat, count: dice.length, dice });
  }
  const seats = rolling.filter((seat) => canPlaceAny(playerOf(turn.state, seat))).toSorted((a, b) => a - b);
  if (seats.length > 0) ask(turn, { type: 'pick', seats, open: false });
}

/** §2.4 All screens are lifted together; picks with a symbol are placed, skulls alone are asked for (§2.8). */
export function liftScreens(turn: Turn): void {
  turn.emit({ type: 'phaseBegan', phase: 'skulls' });
  const picked = inOrder(turn.state).filter((seat) => playerOf(turn.state, seat).pick !== null);
  for (const seat of picked) reveal(turn, seat);
  for (const seat of picked.toReversed()) placeOrAsk(turn, seat);
}

function reveal(turn: Turn, seat: Seat): void {
  const player = playerOf(turn.state, seat);
  const set = pickOfPlayer(player);
  const dice = player.rolled
    .filter((value, die) => value !== null && set & (1 << die))
    .filter((value) => value !== null);
  turn.emit({ type: 'revealed', seat, dice });
}

/** §2.8 Skulls beside a symbol are bound to it; skulls alone choose their action. */
export function placeOrAsk(turn: Turn, seat: Seat): void {
  const player = playerOf(turn.state, seat);
  const set = pickOfPlayer(player);
  const action = symbolOf(player, set);
  if (action === undefined) ask(turn, { type: 'skulls', seats: [seat] });
  else turn.emit({ type: 'placed', seat, dice: lettersOf(set), action });
}

export function pickOfPlayer(player: Pick<Player, 'pick'>): DiceSet {
  return player.pick === null ? 0 : pickedSet(player.pick);
}

/** §2.10 Somebody whose dice were all unplaceable rolls them again in the open until one can be placed. */
export function rerollStuck(turn: Turn): boolean {
  const stuck = inOrder(turn.state).find((seat) => isStuck(turn.state, seat));
  if (stuck === undefined) return false;
  turn.emit({ type: 'phaseBegan', phase: 'open' });
  while (!canPlaceAny(playerOf(turn.state, stuck)))
    turn.emit({ type: 'rerolled', seat: stuck, dice: rollOf(turn, stuck) });
  ask(turn, { type: 'pick', seats: [stuck], open: true });
  return true;
}

/** Dice lie rolled before this seat, and it has not placed any of them. */
function isStuck(state: State, seat: Seat): boolean {
  return playerOf(state, seat).rolled.some((value) => value !== null);
}
