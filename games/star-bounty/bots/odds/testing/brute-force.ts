import { at } from '@haven/kit';
import { type Move, type State, starBounty } from '@haven/star-bounty-rules';
import type { Worth } from '../worth.ts';
import { endOf, keyOf, throwsOf } from './places.ts';

interface Place {
  /** Known for the ends of the battle, else the best that was found so far. */
  value: number;
  /** For each legal move, the places it can lead to and how often. */
  readonly choices: Map<number, number>[];
}

const ENOUGH = 1e-13;

/** The best worth of a battle, by trying every legal move and every throw of the real rules until nothing changes any more. */
export function bestWorth(start: State, worth: Worth): { worth: number; places: number } {
  const places = explore(start, (state) => worthAtEnd(start, state, worth));
  for (let change = 1; change > ENOUGH; ) change = sweep(places);
  return { worth: at(places, 0).value, places: places.length };
}

function sweep(places: readonly Place[]): number {
  let change = 0;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const place = at(places, index);
    if (place.choices.length === 0) continue;
    const value = Math.max(...place.choices.map((choice) => expected(places, choice)));
    change = Math.max(change, Math.abs(value - place.value));
    place.value = value;
  }
  return change;
}

function expected(places: readonly Place[], choice: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [index, chance] of choice) sum += chance * at(places, index).value;
  return sum;
}

/** All places that can be reached; the first is the start. */
function explore(start: State, endWorth: (state: State) => number | undefined): Place[] {
  const indexes = new Map<string, number>();
  const states: State[] = [];
  const places: Place[] = [];
  const indexOf = (state: State): number => {
    const key = keyOf(state);
    const index = indexes.get(key) ?? states.push(state) - 1;
    indexes.set(key, index);
    return index;
  };
  indexOf(start);
  for (let index = 0; index < states.length; index += 1) {
    const state = at(states, index);
    const value = endWorth(state);
    const moves = value === undefined ? starBounty.legalMoves(state, 0) : [];
    places.push({ value: value ?? 0, choices: moves.map((move) => outcomesOf(state, move, indexOf)) });
  }
  return places;
}

function outcomesOf(state: State, move: Move, indexOf: (state: State) => number): Map<number, number> {
  const outcomes = new Map<number, number>();
  for (const { after, chance } of throwsOf(state, move)) {
    const index = indexOf(after);
    outcomes.set(index, (outcomes.get(index) ?? 0) + chance);
  }
  return outcomes;
}

/** Undefined while the battle is on. Parts and drones are paid for whenever they were used. */
function worthAtEnd(start: State, state: State, worth: Worth): number | undefined {
  const parts = start.hand
    .filter((part) => !state.hand.includes(part))
    .reduce((sum, part) => sum + worth.parts[part], 0);
  const spent = parts + worth.drone * (start.drones.ready - state.drones.ready);
  if (state.verdict === 'destroyed') return worth.dead - spent;
  if (state.battle !== null) return undefined;
  return at(worth[endOf(start, state)], state.life) - spent;
}
