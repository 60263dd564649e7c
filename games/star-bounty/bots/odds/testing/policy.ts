import { at } from '@haven/kit';
import { CRITICAL, type Move, type State } from '@haven/star-bounty-rules';
import type { Odds } from '../rows.ts';
import { endOf, keyOf, throwsOf } from './places.ts';

/** What a line of play really gives, but for its worth. */
export type Given = Omit<Odds, 'worth'>;

type Numbers = Float64Array;

interface Place {
  readonly numbers: Numbers;
  /** Where the move that is chosen here leads, and how often; empty at the ends of the battle. */
  readonly ways: ReadonlyMap<number, number>;
}

const ENOUGH = 1e-14;
const COLUMN = { captured: 0, destroyed: 1, fled: 2 } as const;
const CRITICALLY = 3;
const LIFE = 4;
const WIDTH = 5;

/** The odds of a battle in which somebody always plays the move of this choice, exactly, through the real rules. */
export function oddsOfPolicy(start: State, choice: (state: State) => Move): Given {
  const places = placesOf(start, choice);
  for (let change = 1; change > ENOUGH; ) change = sweep(places);
  const [capture = 0, destroy = 0, fled = 0, critical = 0, life = 0] = at(places, 0).numbers;
  const alive = capture + destroy + fled;
  return { capture, destroy, fled, death: Math.max(0, 1 - alive), critical, life: alive > 0 ? life / alive : 0 };
}

function placesOf(start: State, choice: (state: State) => Move): Place[] {
  const indexes = new Map([[keyOf(start), 0]]);
  const states = [start];
  const indexOf = (state: State): number => {
    const key = keyOf(state);
    const index = indexes.get(key) ?? states.push(state) - 1;
    indexes.set(key, index);
    return index;
  };
  const places: Place[] = [];
  for (let index = 0; index < states.length; index += 1) {
    const state = at(states, index);
    const isOver = state.battle === null || state.verdict !== null;
    const ways = isOver ? new Map<number, number>() : waysOf(state, choice(state), indexOf);
    places.push({ numbers: isOver ? numbersAtEnd(start, state) : new Float64Array(WIDTH), ways });
  }
  return places;
}

function waysOf(state: State, move: Move, indexOf: (state: State) => number): Map<number, number> {
  const ways = new Map<number, number>();
  for (const { after, chance } of throwsOf(state, move)) {
    const index = indexOf(after);
    ways.set(index, (ways.get(index) ?? 0) + chance);
  }
  return ways;
}

function numbersAtEnd(start: State, state: State): Numbers {
  const numbers = new Float64Array(WIDTH);
  if (state.verdict === 'destroyed') return numbers;
  numbers[COLUMN[endOf(start, state)]] = 1;
  numbers[CRITICALLY] = state.life === CRITICAL ? 1 : 0;
  numbers[LIFE] = state.life;
  return numbers;
}

/** Places that come later were found later: from the end, what follows a place is known before it, but for loops. */
function sweep(places: readonly Place[]): number {
  let change = 0;
  for (const { numbers, ways } of places.toReversed()) {
    if (ways.size === 0) continue;
    for (let column = 0; column < WIDTH; column += 1) {
      let sum = 0;
      for (const [index, chance] of ways) sum += chance * (at(places, index).numbers[column] ?? 0);
      change = Math.max(change, Math.abs(sum - (numbers[column] ?? 0)));
      numbers[column] = sum;
    }
  }
  return change;
}
