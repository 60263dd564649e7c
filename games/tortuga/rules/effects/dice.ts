import { at, type Seat, streamOf } from '@haven/kit';
import { capacityOf, DICE_LIMIT } from '../components/board.ts';
import {
  ACTIONS,
  type Action,
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

/** §2.6 How many more dice an action of this board can take: BOARD is limited by the boat, RAID by the pirate. */
export function roomFor(player: Pick<Player, 'placed' | 'boat' | 'pirate'>, action: Action): number {
  let used = 0;
  for (const placed of player.placed) if (placed === action) used += 1;
  if (action === 'board') return capacityOf(player.boat) - used;
  if (action === 'raid') return capacityOf(player.pirate) - used;
  return DICE_LIMIT - used;
}

/** The dice that are still in hand. */
export function diceInHand(player: Pick<Player, 'placed'>): DiceSet {
  return player.placed.reduce((set, action, die) => (action === null ? set | (1 << die) : set), 0);
}

/** Of the rolled dice, those that show each face, in the order of FACES. */
export function diceByFace(player: Pick<Player, 'rolled'>): DiceSet[] {
  const sets = [0, 0, 0, 0, 0, 0];
  for (let die = 0; die < DICE.length; die += 1) {
    const value = player.rolled[die];
    if (value == null) continue;
    const face = faceIndex(value);
    sets[face] = (sets[face] ?? 0) | (1 << die);
  }
  return sets;
}

const SKULLS = ACTIONS.length;

/** §2.10 Whether any rolled die can be placed; a skull always can. */
export function canPlaceAny(player: Player): boolean {
  const sets = diceByFace(player);
  return sets[SKULLS] !== 0 || ACTIONS.some((action, face) => sets[face] !== 0 && roomFor(player, action) > 0);
}

/** §2.2 Every pick that the rolled dice allow: one symbol, with any skulls (§2.8). */
export function legalPicks(player: Player): DiceSet[] {
  const sets = diceByFace(player);
  const skulls = sets[SKULLS] ?? 0;
  const picks: DiceSet[] = [];
  for (let bones = skulls; bones > 0; bones = (bones - 1) & skulls) picks.push(bones);
  for (let face = 0; face < ACTIONS.length; face += 1)
    addPicks(player, { face, showing: sets[face] ?? 0, skulls }, picks);
  return picks;
}

/** The picks of one symbol: some of its dice, and any skulls, as far as there is room (§2.6). */
function addPicks(player: Player, symbol: { face: number; showing: DiceSet; skulls: DiceSet }, picks: DiceSet[]): void {
  const { showing, skulls } = symbol;
  if (showing === 0) return;
  const room = roomFor(player, at(ACTIONS, symbol.face));
  for (let dice = showing; dice > 0; dice = (dice - 1) & showing) {
    for (let bones = skulls; ; bones = (bones - 1) & skulls) {
      if (sizeOf(dice | bones) <= room) picks.push(dice | bones);
      if (bones === 0) break;
    }
  }
}

/** The action that the pick shows; none if it is skulls alone. */
export function symbolOf(player: Pick<Player, 'rolled'>, pick: DiceSet): Action | undefined {
  const sets = diceByFace(player);
  return ACTIONS.find((_action, face) => ((sets[face] ?? 0) & pick) !== 0);
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
