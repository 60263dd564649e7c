import { at, type Seat } from '@haven/kit';

/** §3.1 The five actions, in the order in which they are performed. */
export const ACTIONS = ['fleet', 'crew', 'hunt', 'board', 'raid'] as const;
export type Action = (typeof ACTIONS)[number];

/** §2.8 The sixth face of every die. */
export const SKULL = 'skull';
export const FACES = [...ACTIONS, SKULL] as const;
export type Face = (typeof FACES)[number];

export const DICE = ['A', 'B', 'C', 'D', 'E'] as const;
export type Die = (typeof DICE)[number];

/** §2.1 What each die shows beside an action. Die D is published, the rest is a Latin square around it. */
export const NUMBERS = {
  fleet: { A: 5, B: 3, C: 1, D: 4, E: 2 },
  crew: { A: 2, B: 5, C: 3, D: 1, E: 4 },
  hunt: { A: 4, B: 2, C: 5, D: 3, E: 1 },
  board: { A: 1, B: 4, C: 2, D: 5, E: 3 },
  raid: { A: 3, B: 1, C: 4, D: 2, E: 5 },
} as const satisfies Record<Action, Record<Die, number>>;

/** A die as it lies behind a screen: whose, which, what it shows. */
export type Rolled = `${number}${Die}-${Face}`;

/** Every die of every seat with every face, made once. */
const ROLLED: readonly (readonly (readonly Rolled[])[])[] = [0, 1, 2, 3].map((seat) =>
  DICE.map((die) => FACES.map((face): Rolled => `${seat}${die}-${face}`)),
);
/** By the code of its first letter: no two faces begin alike. */
const FACE_BY_LETTER = Array.from({ length: 128 }, (_, code) => FACES.findIndex((face) => face.charCodeAt(0) === code));
const FIRST_DIE = DICE[0].charCodeAt(0);

export function rolled(seat: Seat, die: number, face: number): Rolled {
  const value = ROLLED[seat]?.[die]?.[face];
  if (value === undefined) throw new RangeError(`no face ${face} on die ${die} of seat ${seat}`);
  return value;
}

/** Which of FACES a rolled die shows. */
export function faceIndex(value: Rolled): number {
  return FACE_BY_LETTER[value.charCodeAt(3)] ?? -1;
}

/** Which of DICE it is. */
export function dieIndex(value: Rolled): number {
  return value.charCodeAt(1) - FIRST_DIE;
}

export function faceOf(value: Rolled): Face {
  return FACES[faceIndex(value)] ?? SKULL;
}

/** A set of dice as a number: bit 0 is die A. */
export type DiceSet = number;
export const ALL_DICE: DiceSet = 31;

const LETTERS = Array.from({ length: ALL_DICE + 1 }, (_, set) =>
  DICE.filter((_die, index) => set & (1 << index)).join(''),
);
const SIZES = LETTERS.map((letters) => letters.length);
const SETS: ReadonlyMap<string, DiceSet> = new Map(LETTERS.map((letters, set) => [letters, set]));

/** `AC` for dice A and C. */
export function lettersOf(set: DiceSet): string {
  return LETTERS[set] ?? '';
}

export function sizeOf(set: DiceSet): number {
  return SIZES[set] ?? 0;
}

export function setOf(letters: string): DiceSet {
  return SETS.get(letters) ?? -1;
}

/** What a seat has picked behind its screen. */
export type Pick = `${number}-${string}`;

/** Every pick of every seat, made once. */
const PICKS: readonly (readonly Pick[])[] = [0, 1, 2, 3].map((seat) =>
  LETTERS.map((letters): Pick => `${seat}-${letters}`),
);
const PICKED: ReadonlyMap<Pick, DiceSet> = new Map(
  PICKS.flatMap((picks) => picks.map((pick, set) => [pick, set] as const)),
);

/** By set of dice. */
export function picksOf(seat: Seat): readonly Pick[] {
  return at(PICKS, seat);
}

export function pickOf(seat: Seat, set: DiceSet): Pick {
  return at(picksOf(seat), set);
}

export function pickedSet(pick: Pick): DiceSet {
  return PICKED.get(pick) ?? -1;
}
