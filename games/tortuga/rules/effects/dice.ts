import { at, type Seat, streamOf } from '@haven/kit';
import { capacityOf, DICE_LIMIT } from '../components/board.ts';
import {
  ACTIONS,
  type Action,
  ALL_DICE,
  DICE,
  type DiceSet,
  FACES,
  faceIndex,
  NUMBERS,
  type Rolled,
  rolled,
  sizeOf,
} from '../components/dice.ts';
import type { Player, State, Turn } from '../types.ts';
import { playerOf } from './seats.ts';

/** §2.6 How many dice an action of this board takes in all: BOARD is limited by the boat, RAID by the pirate. */
export function limitOf({ boat, pirate }: Pick<Player, 'boat' | 'pirate'>, action: Action): number {
  if (action === 'board') return capacityOf(boat);
  return action === 'raid' ? capacityOf(pirate) : DICE_LIMIT;
}

/** §2.6 How many more it can take. */
export function roomFor(player: Pick<Player, 'placed' | 'boat' | 'pirate'>, action: Action): number {
  let used = 0;
  for (const placed of player.placed) if (placed === action) used += 1;
  return limitOf(player, action) - used;
}

/** The dice that are still in hand. */
export function diceInHand({ placed }: Pick<Player, 'placed'>): DiceSet {
  let hand = 0;
  for (let die = 0; die < placed.length; die += 1) if (placed[die] === null) hand |= 1 << die;
  return hand;
}

/** The rolled dice that show each face: a set of five bits for each of FACES, the first one lowest. */
export type DiceByFace = number;

/** Of a player as of a seen one: what the dice behind the screen show. */
interface Showing {
  readonly rolled: readonly (Rolled | null)[];
}

export function diceByFace({ rolled: values }: Showing): DiceByFace {
  let sets = 0;
  for (let die = 0; die < values.length; die += 1) {
    const value = values[die];
    if (value) sets |= 1 << (faceIndex(value) * DICE.length + die);
  }
  return sets;
}

export function showing(sets: DiceByFace, face: number): DiceSet {
  return (sets >> (face * DICE.length)) & ALL_DICE;
}

const SKULLS = ACTIONS.length;
const NOTHING: DiceSet = 0;

/** §2.10 Whether any rolled die can be placed; a skull always can. */
export function canPlaceAny(player: Showing & Pick<Player, 'placed' | 'boat' | 'pirate'>): boolean {
  const sets = diceByFace(player);
  if (showing(sets, SKULLS) !== 0) return true;
  for (let face = 0; face < ACTIONS.length; face += 1) {
    if (showing(sets, face) !== 0 && roomFor(player, at(ACTIONS, face)) > 0) return true;
  }
  return false;
}

/** §2.2 Every pick that the rolled dice allow: one symbol, with any skulls (§2.8); §2.10 else nothing. Each as this list, by set of dice, has it. */
export function legalPicks<V>(player: Player, named: readonly V[]): V[] {
  const picks: V[] = [];
  const sets = diceByFace(player);
  const skulls = showing(sets, SKULLS);
  for (let bones = skulls; bones > 0; bones = (bones - 1) & skulls) picks.push(at(named, bones));
  for (let face = 0; face < ACTIONS.length; face += 1) {
    const symbols = showing(sets, face);
    if (symbols !== 0) addPicks(picks, { symbols, skulls, room: roomFor(player, at(ACTIONS, face)) }, named);
  }
  if (picks.length === 0) picks.push(at(named, NOTHING));
  return picks;
}

interface OfOneSymbol {
  readonly symbols: DiceSet;
  readonly skulls: DiceSet;
  readonly room: number;
}

/** The picks of one symbol: some of its dice, and any skulls, as far as there is room (§2.6). */
function addPicks<V>(picks: V[], { symbols, skulls, room }: OfOneSymbol, named: readonly V[]): void {
  for (let dice = symbols; dice > 0; dice = (dice - 1) & symbols) {
    for (let bones = skulls; ; bones = (bones - 1) & skulls) {
      if (sizeOf(dice | bones) <= room) picks.push(at(named, dice | bones));
      if (bones === 0) break;
    }
  }
}

/** The action that the pick shows; none if it is skulls alone. */
export function symbolOf(player: Showing, pick: DiceSet): Action | undefined {
  const sets = diceByFace(player);
  for (let face = 0; face < ACTIONS.length; face += 1) if (showing(sets, face) & pick) return ACTIONS[face];
  return undefined;
}

/** §2.1 The dice in hand roll, from the seat's own stream. */
export function rollOf(turn: Turn, seat: Seat): Rolled[] {
  const rng = streamOf(turn.rng, seat);
  const hand = diceInHand(playerOf(turn.state, seat));
  const dice: Rolled[] = [];
  for (let die = 0; die < DICE.length; die += 1) {
    if (hand & (1 << die)) dice.push(rolled(seat, die, rng.below(FACES.length)));
  }
  return dice;
}

/** §3.2 Dice on the action, with the bonus tile; §2.9 a bonus alone counts for nothing. */
export function totalOf(player: Pick<Player, 'placed' | 'bonus'>, action: Action): number {
  let total = 0;
  for (let die = 0; die < DICE.length; die += 1) {
    const letter = DICE[die];
    if (player.placed[die] === action && letter) total += NUMBERS[action][letter];
  }
  return total === 0 ? 0 : total + player.bonus[action];
}

/** Whether the seat has dice left to place. */
export function isRolling(state: State, seat: Seat): boolean {
  return diceInHand(playerOf(state, seat)) !== 0;
}

export function isAnyoneRolling(state: State): boolean {
  for (const player of state.players) if (diceInHand(player) !== 0) return true;
  return false;
}
