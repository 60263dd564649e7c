import { FULL_POWER, type Move, type Moves, moves, PART, powerOf, type State } from '@haven/star-bounty-rules';
import type { Mind } from './habits.ts';

type Boost = Extract<Moves['volley' | 'impact'], { readonly type: 'improvise' | 'drone' }>;

/** A full hand and two drones. */
const MOST_PIECES = 9;

/** The parts and drones that may be added to a shot or to a defence. There is one list, filled anew for each decision. */
const pieces: Boost[] = [];

/** By set of pieces: the power that it adds, how much of that lasts for the battle, and what it costs to part with it. */
export const gainOf = new Int32Array(1 << MOST_PIECES);
export const lastingOf = new Int32Array(1 << MOST_PIECES);
export const priceOf = new Float64Array(1 << MOST_PIECES);
const dronesIn = new Int32Array(1 << MOST_PIECES);

/** How many sets the legal moves make, the empty one first. A drone can join at any time, but it is of use to one side alone. */
export function gather(state: State, legal: readonly Move[], mind: Mind): number {
  const isShot = legal[0] === moves.strike;
  pieces.length = 0;
  for (const move of legal) {
    if (move.type === 'improvise') addPart(move, mind);
    if (move.type === 'drone' && (move.system === 'ballistics') === isShot) addDrone(state, move, mind);
  }
  return 1 << pieces.length;
}

function addPart(move: Extract<Boost, { type: 'improvise' }>, { costOfPart }: Mind): void {
  joinSets({ gain: PART[move.part].value, price: costOfPart[move.part], ready: 0 });
  pieces.push(move);
}

function addDrone(state: State, move: Extract<Boost, { type: 'drone' }>, { habits }: Mind): void {
  const gain = FULL_POWER - powerOf(state, move.system);
  joinSets({ gain, price: habits.drone, ready: state.drones.ready });
  pieces.push(move);
}

/** The new piece joins every set there is; drones beyond those that are ready cost more than anything. */
function joinSets({ gain, price, ready }: { gain: number; price: number; ready: number }): void {
  const bit = 1 << pieces.length;
  const drone = ready > 0 ? 1 : 0;
  for (let set = 0; set < bit; set += 1) {
    const drones = (dronesIn[set] ?? 0) + drone;
    gainOf[set | bit] = (gainOf[set] ?? 0) + gain;
    lastingOf[set | bit] = (lastingOf[set] ?? 0) + drone * gain;
    priceOf[set | bit] = drone && drones > ready ? Number.POSITIVE_INFINITY : (priceOf[set] ?? 0) + price;
    dronesIn[set | bit] = drones;
  }
}

/** The first piece of a set; whoever asks again once it is played gets the next. */
export function firstIn(set: number): Boost | undefined {
  return pieces.find((_, index) => (set >> index) & 1);
}
