import { at } from '@haven/kit';
import { FULL_POWER, moves, PARTS, SYSTEMS } from '@haven/star-bounty-rules';
import { BALLISTICS, type DryRun, ENEMY_SUIT, SUIT, VALUE } from './dry-run.ts';
import type { Habits } from './habits.ts';

const DRONE = -1;
/** A full hand and two drones. */
const MOST_PIECES = 9;

/** The parts and drones that may be added to a shot or to a defence. There is one list, filled anew for each decision. */
let count = 0;
const part = new Int32Array(MOST_PIECES);
const system = new Int32Array(MOST_PIECES);

/** By set of pieces: the power that it adds, how much of that lasts for the battle, and what it costs to part with it. */
export const gainOf = new Int32Array(1 << MOST_PIECES);
export const lastingOf = new Int32Array(1 << MOST_PIECES);
export const priceOf = new Float64Array(1 << MOST_PIECES);
const dronesIn = new Int32Array(1 << MOST_PIECES);

/** How many sets there are, the empty one first. */
export function gather(run: DryRun, habits: Habits, systems: readonly number[]): number {
  count = 0;
  for (const each of run.hand) {
    const suit = SUIT[each] ?? 0;
    if (systems.includes(suit) && isOfUse(run, suit)) addPart(each, habits);
  }
  if (run.ready > 0) for (const each of systems) if (takesDrone(run, each)) addDrone(run, habits, each);
  return 1 << count;
}

function isOfUse(run: DryRun, suit: number): boolean {
  return run.lenient || ENEMY_SUIT[run.enemy] !== suit;
}

function takesDrone(run: DryRun, each: number): boolean {
  const isOn = ((run.assigned >> each) & 1) === 1;
  return !isOn && (run.power[each] ?? 0) < FULL_POWER && ENEMY_SUIT[run.enemy] !== each;
}

function addPart(each: number, habits: Habits): void {
  const suit = SUIT[each] ?? 0;
  const value = VALUE[each] ?? 0;
  const isClub = suit === BALLISTICS;
  const price = isClub ? habits.club + habits.clubPoint * value : habits.part + habits.partPoint * value;
  part[count] = each;
  system[count] = suit;
  joinSets(value, price);
}

function addDrone(run: DryRun, habits: Habits, each: number): void {
  part[count] = DRONE;
  system[count] = each;
  joinSets(FULL_POWER - (run.power[each] ?? 0), habits.drone, run.ready);
}

/** The new piece joins every set there is; drones beyond those that are ready cost more than anything. */
function joinSets(gain: number, price: number, ready = 0): void {
  const bit = 1 << count;
  const drone = ready > 0 ? 1 : 0;
  for (let set = 0; set < bit; set += 1) {
    const drones = (dronesIn[set] ?? 0) + drone;
    gainOf[set | bit] = (gainOf[set] ?? 0) + gain;
    lastingOf[set | bit] = (lastingOf[set] ?? 0) + drone * gain;
    priceOf[set | bit] = drone && drones > ready ? Number.POSITIVE_INFINITY : (priceOf[set] ?? 0) + price;
    dronesIn[set | bit] = drones;
  }
  count += 1;
}

export function spend(run: DryRun, set: number): void {
  for (let index = 0; index < count; index += 1) {
    if (!((set >> index) & 1)) continue;
    const each = part[index] ?? DRONE;
    if (each === DRONE) assign(run, system[index] ?? BALLISTICS);
    else improvise(run, each);
  }
}

/** §4.4 */
function assign(run: DryRun, each: number): void {
  run.ready -= 1;
  run.assigned |= 1 << each;
  run.told?.push(moves.assignDrone[at(SYSTEMS, each)]);
}

/** §4.8, §4.11 */
function improvise(run: DryRun, each: number): void {
  run.hand.splice(run.hand.indexOf(each), 1);
  run.salvage.push(each);
  run.boost += VALUE[each] ?? 0;
  run.told?.push(moves.improvise[at(PARTS, each)]);
}
