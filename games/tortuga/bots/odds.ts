import { at } from '@haven/kit';
import {
  ACTIONS,
  type Action,
  DICE,
  type DiceSet,
  diceInHand,
  FACES,
  NUMBERS,
  roomFor,
  type SeenPlayer,
  setOf,
  sizeOf,
  sumOn,
  withBonus,
  withPlaced,
} from '@haven/tortuga-rules';
import { BASE, STRONGEST } from './layouts.ts';
import { HIGHEST } from './rivals.ts';

/** By total: the chance that an action has at least that much when all dice of the board are placed. */
export type Odds = readonly number[];

type OpenBoard = Pick<SeenPlayer, 'placed' | 'boat' | 'pirate' | 'bonus'>;

/**
 * The exact odds of one action before the dice in hand are rolled, for a player who does everything for it:
 * every roll keeps all dice that show the action and all skulls, the highest numbers first if there is not room for all;
 * a roll without any gives up one die to the symbol it shows, of those that can be placed the one that counts least here;
 * a roll of which nothing can be placed is made again (§2.10).
 */
export function oddsOf(board: OpenBoard, action: Action): Odds {
  const hand = diceInHand(board);
  const sum = sumOn(board, action);
  const chances = chancesOf({ action, hand, rooms: ACTIONS.map((each) => roomOn(board, each)) });
  const odds = new Array<number>(HIGHEST + 1).fill(0);
  for (const [more, chance] of chances) {
    const total = withBonus(sum + more, board.bonus[action]);
    for (let least = 0; least <= total; least += 1) odds[least] = at(odds, least) + chance;
  }
  return odds;
}

/** The same once these dice, by letter, have been placed on the action. */
export function oddsAfter(board: OpenBoard, letters: string, action: Action): Odds {
  return oddsOf(withPlaced(board, setOf(letters), action), action);
}

/** None, too, where a token thrown back (§4.10) left more dice than its box holds. */
function roomOn(board: OpenBoard, action: Action): number {
  return Math.max(0, roomFor(board, action));
}

/** What the odds depend on: the dice in hand, and how many more each action takes. */
interface Outset {
  readonly action: Action;
  readonly hand: DiceSet;
  readonly rooms: readonly number[];
}

/** By what will be added to the action: how likely it is. */
type Chances = ReadonlyMap<number, number>;
const DONE: Chances = new Map([[0, 1]]);
const KNOWN = new Map<string, Chances>();

function chancesOf(outset: Outset): Chances {
  const { action, hand, rooms } = outset;
  if (hand === 0 || at(rooms, ACTIONS.indexOf(action)) === 0) return DONE;
  const key = `${action} ${hand} ${rooms.join(' ')}`;
  const known = KNOWN.get(key) ?? overAllRolls(outset);
  KNOWN.set(key, known);
  return known;
}

function overAllRolls(outset: Outset): Chances {
  const sums = new Map<number, number>();
  let placeable = 0;
  for (let roll = 0; roll < BASE ** sizeOf(outset.hand); roll += 1) {
    const answer = answerTo(outset, facesOf(outset.hand, roll));
    if (answer === undefined) continue;
    placeable += 1;
    for (const [more, chance] of chancesOf(answer.next)) {
      const gained = answer.gained + more;
      sums.set(gained, (sums.get(gained) ?? 0) + chance);
    }
  }
  return new Map([...sums].map(([gained, sum]) => [gained, sum / placeable]));
}

/** By die: which of FACES it shows; the faces of the dice in hand are the digits of the roll. */
function facesOf(hand: DiceSet, roll: number): (number | undefined)[] {
  let rest = roll;
  return DICE.map((_letter, die) => {
    if ((hand & (1 << die)) === 0) return undefined;
    const face = rest % BASE;
    rest = Math.floor(rest / BASE);
    return face;
  });
}

interface Answer {
  readonly gained: number;
  readonly next: Outset;
}

const SKULL = FACES.indexOf('skull');

function answerTo(outset: Outset, faces: readonly (number | undefined)[]): Answer | undefined {
  const aim = ACTIONS.indexOf(outset.action);
  const wanted = faces.reduce<DiceSet>(
    (set, face, die) => (face === aim || face === SKULL ? set | (1 << die) : set),
    0,
  );
  if (wanted !== 0) return kept(outset, STRONGEST[aim]?.[at(outset.rooms, aim)]?.[wanted] ?? 0);
  return givenUp(outset, faces);
}

function kept(outset: Outset, dice: DiceSet): Answer {
  const aim = ACTIONS.indexOf(outset.action);
  const gained = DICE.reduce((sum, letter, die) => (dice & (1 << die) ? sum + NUMBERS[outset.action][letter] : sum), 0);
  return { gained, next: placed(outset, dice, aim) };
}

function placed({ action, hand, rooms }: Outset, dice: DiceSet, onto: number): Outset {
  return { action, hand: hand & ~dice, rooms: rooms.map((room, each) => (each === onto ? room - sizeOf(dice) : room)) };
}

function givenUp(outset: Outset, faces: readonly (number | undefined)[]): Answer | undefined {
  const letters = DICE.filter((_letter, die) => {
    const face = faces[die];
    return face !== undefined && at(outset.rooms, face) > 0;
  });
  const [least] = letters.toSorted((a, b) => NUMBERS[outset.action][a] - NUMBERS[outset.action][b]);
  if (least === undefined) return undefined;
  return { gained: 0, next: placed(outset, setOf(least), faces[DICE.indexOf(least)] ?? 0) };
}
