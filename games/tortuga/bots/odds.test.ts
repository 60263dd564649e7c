import { at, simRng } from '@haven/kit';
import {
  ACTIONS,
  type Action,
  DICE,
  FACES,
  faceOf,
  NUMBERS,
  type Player,
  rolled,
  SKULL,
  type State,
  tortuga,
  totalOf,
} from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { type Odds, oddsAfter, oddsOf } from './odds.ts';

const HIGHEST = 17;
type Setting = Partial<Pick<Player, 'placed' | 'boat' | 'pirate' | 'bonus'>>;

/** A real state of the rules in which seat 0 is about to choose among these faces. */
function choosing(setting: Setting, roll: readonly number[]): State {
  const state = tortuga.setup(2, { long: false, start: 'first-seat', swift: false }, simRng(1));
  const player = Object.assign(at(state.players, 0), structuredClone(setting));
  const hand = DICE.flatMap((_letter, die) => (player.placed[die] === null ? [die] : []));
  player.rolled = player.placed.map((action, die) =>
    action === null ? rolled(0, die, at(roll, hand.indexOf(die))) : null,
  );
  state.agenda.splice(0, state.agenda.length, { type: 'pick', seats: [0], open: false });
  return state;
}

const rollsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => FACES.map((_face, face) => [...roll, face]));

/** Of the legal picks, the one that the stated policy wants; none if nothing can be placed. */
function wanted(state: State, action: Action): { dice: string; action: Action } | undefined {
  const player = at(state.players, 0);
  const picks = tortuga
    .legalMoves(state, 0)
    .flatMap((move) => (move.type === 'pick' && move.dice !== '' ? [move.dice] : []));
  const faces = (dice: string) => [...dice].map((letter) => faceOf(showing(player, letter)));
  const sum = (dice: string) => [...dice].reduce((total, letter) => total + numberOf(action, letter), 0);
  const fits = (dice: string) => dice.length <= room(player, action);
  const forIt = picks.filter((dice) => fits(dice) && faces(dice).every((face) => face === action || face === SKULL));
  const best = forIt.toSorted((a, b) => sum(b) - sum(a))[0];
  if (best !== undefined) return { dice: best, action };
  const least = picks.filter((dice) => dice.length === 1).toSorted((a, b) => sum(a) - sum(b))[0];
  const symbol = ACTIONS.find((each) => least !== undefined && faces(least).includes(each));
  return least === undefined || symbol === undefined ? undefined : { dice: least, action: symbol };
}

function showing(player: Player, letter: string) {
  const value = player.rolled[DICE.findIndex((die) => letter.startsWith(die))];
  if (value == null) throw new Error(`die ${letter} was not rolled`);
  return value;
}

const numberOf = (action: Action, letter: string) => NUMBERS[action][DICE.find((die) => die === letter) ?? 'A'];

/** §2.6 as printed. */
function room(player: Player, action: Action): number {
  const byBox = [0, 1, 2, 2, 3, 3, 4, 4, 4];
  const limit = action === 'board' ? byBox[player.boat] : action === 'raid' ? byBox[player.pirate] : 5;
  return (limit ?? 0) - player.placed.filter((each) => each === action).length;
}

/** Every sequence of rolls, one by one, through the legal moves of the real rules; `beyond` answers for smaller hands. */
function enumerated(setting: Setting, action: Action, beyond?: (setting: Setting) => Odds): Odds {
  const { placed } = at(choosing(setting, [0, 0, 0, 0, 0]).players, 0);
  const inHand = placed.filter((each) => each === null).length;
  if (inHand === 0) return settled(setting, action);
  const outcomes = rollsOf(inHand).flatMap((roll) => {
    const state = choosing(setting, roll);
    const pick = wanted(state, action);
    if (pick === undefined) return [];
    const next = placed.map((now, die) => (pick.dice.includes(at(DICE, die)) ? pick.action : now));
    return [{ ...setting, placed: next }];
  });
  const known = new Map<string, Odds>();
  return mean(
    outcomes.map((next) => {
      const key = next.placed.join();
      const odds = known.get(key) ?? (beyond ? beyond(next) : enumerated(next, action));
      known.set(key, odds);
      return odds;
    }),
  );
}

function settled(setting: Setting, action: Action): Odds {
  const total = totalOf(at(choosing(setting, []).players, 0), action);
  return Array.from({ length: HIGHEST + 1 }, (_, least) => (total >= least ? 1 : 0));
}

function mean(all: readonly Odds[]): Odds {
  return Array.from(
    { length: HIGHEST + 1 },
    (_, least) => all.reduce((sum, odds) => sum + at(odds, least), 0) / all.length,
  );
}

function boardWith(setting: Setting): Player {
  return at(choosing(setting, [0, 0, 0, 0, 0]).players, 0);
}

function expectSame(odds: Odds, truth: Odds): void {
  expect(odds).toHaveLength(truth.length);
  odds.forEach((chance, least) => {
    expect(chance).toBeCloseTo(at(truth, least), 10);
  });
}

const POSITIONS: readonly (readonly [name: string, setting: Setting])[] = [
  ['three dice in hand', { placed: [null, 'fleet', null, 'hunt', null] }],
  ['three dice in hand, the attacks nearly full', { placed: ['board', null, null, null, 'raid'] }],
  ['three dice in hand, a boat on box 1', { boat: 1, pirate: 1, placed: [null, null, 'hunt', 'hunt', null] }],
  ['two dice in hand, both attacks full', { boat: 1, pirate: 1, placed: ['board', 'raid', 'crew', null, null] }],
  [
    'one die in hand and bonus tiles',
    { placed: ['raid', 'raid', null, 'fleet', 'hunt'], bonus: { fleet: 1, crew: 2, hunt: 0, board: 1, raid: 2 } },
  ],
];

describe.each(POSITIONS)('%s: the odds are those of all rolls played out', (_name, setting) => {
  test.each(ACTIONS)('%s', (action) => {
    expectSame(oddsOf(boardWith(setting), action), enumerated(setting, action));
  });
});

const FULL_HANDS: readonly (readonly [name: string, setting: Setting])[] = [
  ['four dice in hand', { boat: 5, placed: [null, null, 'crew', null, null] }],
  ['all five in hand', {}],
];

describe.each(FULL_HANDS)('%s: the odds are those of all first rolls', (_name, setting) => {
  test.each(ACTIONS)('%s', (action) => {
    const beyond = (next: Setting) => oddsOf(boardWith({ ...setting, ...next }), action);
    expectSame(oddsOf(boardWith(setting), action), enumerated(setting, action, beyond));
  });
});

test('a die alone serves an action with the chances of its face and its skull', () => {
  const board = boardWith({ placed: ['crew', 'crew', 'crew', 'crew', null] });
  expect(at(oddsOf(board, 'raid'), 5)).toBeCloseTo(2 / 6, 12);
  expect(at(oddsOf(board, 'raid'), 6)).toBe(0);
});

test('§2.9 a bonus tile counts only with a die', () => {
  const bonus = { fleet: 0, crew: 0, hunt: 2, board: 0, raid: 0 };
  const board = boardWith({ bonus, placed: ['crew', 'crew', 'crew', 'crew', null] });
  expect(at(oddsOf(board, 'hunt'), 1)).toBeCloseTo(2 / 6, 12);
  expect(at(oddsOf(board, 'hunt'), 3)).toBeCloseTo(2 / 6, 12);
  expect(at(oddsOf(board, 'hunt'), 4)).toBe(0);
});

test('§4.10 an action that holds more dice than its token has room for takes no other', () => {
  const odds = oddsOf(boardWith({ boat: 1, placed: ['board', 'board', null, null, null] }), 'board');
  expect(odds.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(odds.slice(6).every((chance) => chance === 0)).toBe(true);
});

test('§4.10 such an action is in nobody else’s way', () => {
  const placed = ['board', 'board', null, null, null] as const;
  const full = oddsOf(boardWith({ boat: 3, placed: [...placed] }), 'raid');
  expect(oddsOf(boardWith({ boat: 1, placed: [...placed] }), 'raid')).toEqual(full);
});

test('after a pick the kept dice are certain', () => {
  const odds = oddsAfter(boardWith({}), 'AB', 'fleet');
  expect(odds.slice(0, 9).every((chance) => Math.abs(chance - 1) < 1e-12)).toBe(true);
  expect(at(odds, 9)).toBeLessThan(1);
});
