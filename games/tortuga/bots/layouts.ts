import { ACTIONS, type Action, ALL_DICE, DICE, type DiceSet, FACES, lettersOf, NUMBERS } from '@haven/tortuga-rules';

/**
 * Where all five dice lie: a digit to base six per die, 0 while it is in hand, else one more than the place of its action.
 * Everything in this file is worked out once.
 */
export type Layout = number;

export const BASE = FACES.length;
export const BITS = DICE.length;
export const LAYOUTS = BASE ** BITS;
const HANDS = Array.from({ length: ALL_DICE + 1 }, (_, hand): DiceSet => hand);
const SIZES = [0, ...DICE.map((_, die) => die + 1)];

const digitOf = (layout: Layout, die: number) => Math.floor(layout / BASE ** die) % BASE;
const isIn = (hand: DiceSet, die: number) => (hand & (1 << die)) !== 0;

/** The digits that the first action has for these dice; the next one has twice as much. */
export const PLACES = HANDS.map((hand) => DICE.reduce((sum, _, die) => (isIn(hand, die) ? sum + BASE ** die : sum), 0));

/** By layout: which dice are in hand. */
export const IN_HAND = Uint8Array.from({ length: LAYOUTS }, (_, layout) =>
  DICE.reduce((hand, _letter, die) => (digitOf(layout, die) === 0 ? hand | (1 << die) : hand), 0),
);

/** By action and layout: how many dice lie there. */
export const LYING = ACTIONS.map((_action, index) =>
  Uint8Array.from(
    { length: LAYOUTS },
    (_, layout) => DICE.filter((_letter, die) => digitOf(layout, die) === index + 1).length,
  ),
);

/** By action and layout: what the dice there add up to. */
export const SUMS = ACTIONS.map((action, index) =>
  Uint8Array.from({ length: LAYOUTS }, (_, layout) =>
    DICE.reduce((sum, letter, die) => (digitOf(layout, die) === index + 1 ? sum + NUMBERS[action][letter] : sum), 0),
  ),
);

/** So few dice that every roll can be looked at. */
const FEW = 2;

/**
 * By number of dice: their rolls, five bits per face for the dice that show it. Of more than a few dice an even sixth
 * stands for all, the rolls whose faces add up to a multiple of six: one die follows from the others, and those are free.
 */
export const ROLLS = SIZES.map((size) =>
  Int32Array.from(
    Array.from({ length: BASE ** size }, (_, roll) => roll).filter((roll) => size <= FEW || sumOf(roll) % BASE === 0),
    (roll) => packed(roll, size),
  ),
);

function sumOf(roll: number): number {
  return DICE.reduce((sum, _letter, die) => sum + digitOf(roll, die), 0);
}

function packed(roll: number, size: number): number {
  return DICE.slice(0, size).reduce((faces, _letter, die) => faces | (1 << (BITS * digitOf(roll, die) + die)), 0);
}

/** By hand: the first so many bits spread over the dice of that hand. */
export const SPREAD = HANDS.map((hand) => Uint8Array.from(HANDS, (bits) => spreadOver(hand, bits)));

function spreadOver(hand: DiceSet, bits: number): DiceSet {
  const dice = DICE.flatMap((_letter, die) => (isIn(hand, die) ? [1 << die] : []));
  return dice.reduce((set, die, index) => (isIn(bits, index) ? set | die : set), 0);
}

/** By action, room and dice: those with the highest numbers that fit. */
export const STRONGEST = ACTIONS.map((action) =>
  SIZES.map((room) => Uint8Array.from(HANDS, (hand) => strongest(action, room, hand))),
);

/** Of these dice, as many as have room, with the highest numbers for this action. */
export function strongest(action: Action, room: number, hand: DiceSet): DiceSet {
  const letters = DICE.filter((letter) => lettersOf(hand).includes(letter));
  const kept = letters.toSorted((a, b) => NUMBERS[action][b] - NUMBERS[action][a]).slice(0, room);
  return kept.reduce((set, letter) => set | (1 << DICE.indexOf(letter)), 0);
}
