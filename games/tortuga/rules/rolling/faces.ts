import { at } from '@haven/kit';
import {
  ACTIONS,
  type Action,
  ALL_DICE,
  DICE,
  type DiceSet,
  FACES,
  type Face,
  faceIndex,
  pickedSet,
  type Rolled,
} from '../components/dice.ts';
import type { Player } from '../types.ts';
import { roomFor } from './placing.ts';

/** Of a player as of a seen one: what the dice behind the screen show. */
export interface Showing {
  readonly rolled: readonly (Rolled | null)[];
}

/** The rolled dice that show each face: a set of five bits for each of FACES, the first one lowest. */
export type DiceByFace = number;

export function diceByFace({ rolled }: Showing): DiceByFace {
  let sets = 0;
  for (let die = 0; die < rolled.length; die += 1) {
    const value = rolled[die];
    if (value) sets |= 1 << (faceIndex(value) * DICE.length + die);
  }
  return sets;
}

export function showing(sets: DiceByFace, face: number): DiceSet {
  return (sets >> (face * DICE.length)) & ALL_DICE;
}

export const SKULLS = ACTIONS.length;

/** The dice behind the screen that show a face. */
export function diceShowing(player: Showing, face: Face): DiceSet {
  return showing(diceByFace(player), FACES.indexOf(face));
}

/** §2.2 The actions that these dice show; skulls show none (§2.8). */
export function symbolsIn(player: Showing, dice: DiceSet): Action[] {
  const sets = diceByFace(player);
  return ACTIONS.filter((_action, face) => (showing(sets, face) & dice) !== 0);
}

/** The action that the pick shows; none if it is skulls alone. */
export function symbolOf(player: Showing, pick: DiceSet): Action | undefined {
  const sets = diceByFace(player);
  for (let face = 0; face < ACTIONS.length; face += 1) if (showing(sets, face) & pick) return ACTIONS[face];
  return undefined;
}

/** What lies picked behind the screen. */
export function pickedDice({ pick }: Pick<Player, 'pick'>): DiceSet {
  return pick === null ? 0 : pickedSet(pick);
}

/** §2.10 Whether any rolled die can be placed; a skull always can. */
export function canPlaceAny(player: Showing & Pick<Player, 'placed' | 'boat' | 'pirate'>): boolean {
  const sets = diceByFace(player);
  if (showing(sets, SKULLS) !== 0) return true;
  for (let face = 0; face < ACTIONS.length; face += 1) {
    if (showing(sets, face) !== 0 && roomFor(player, at(ACTIONS, face)) > 0) return true;
  }
  return false;
}
