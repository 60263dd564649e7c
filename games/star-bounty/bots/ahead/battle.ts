import {
  BOUNTY,
  type Bounty,
  battleOf,
  damageThrough,
  defenceOf,
  healthOf,
  isDouble,
  type Move,
  moves,
  powerOf,
  prisonersOf,
  rollOf,
  type Ship,
  type State,
  shotDamage,
  starBounty,
} from '@haven/star-bounty-rules';
import { type Dread, dreadAt, LIVES_BY_HEART, LIVES_BY_OTHERS, type Lives, lifeAfter } from './dread.ts';
import { answersLeft, captureLeft } from './forecast.ts';
import type { Mind } from './habits.ts';
import { firstIn, gainOf, gather, lastingOf, priceOf } from './pieces.ts';

const isHeart = (ship: Ship) => BOUNTY[battleOf(ship).enemy].suit === 'H';
const livesIn = (ship: Ship): Lives => (isHeart(ship) ? LIVES_BY_HEART : LIVES_BY_OTHERS);
const dreadIn = (ship: Ship, mind: Mind): Dread => (isHeart(ship) ? mind.dreadOfHearts : mind.dread);
/** The power of the defence that lasts. */
const standing = (ship: Ship) => powerOf(ship, 'shields') + powerOf(ship, 'engines');
const hasTicket = (state: State) => prisonersOf(state).length > 0;

/** What the battle that is on is expected to cost, from the next shot on. */
function costOfBattle(ship: Ship, mind: Mind): number {
  const phase = dreadAt(dreadIn(ship, mind), ship.life, standing(ship));
  return mind.habits.dread * answersLeft(battleOf(ship).health, powerOf(ship, 'ballistics')) * phase;
}

/** What a battle with this enemy would cost. */
export function costOfFacing({ systems, drones, life }: State, mind: Mind, enemy: Bounty): number {
  return costOfBattle(
    { systems, drones, life, battle: { enemy, health: healthOf(enemy), roll: null, boost: 0 } },
    mind,
  );
}

/** §5.10 Whether the battle that is on promises to cost more than flight. */
export function prefersFlight(state: State, mind: Mind): boolean {
  return costOfBattle(state, mind) > mind.habits.flight;
}

/** A known roll, and all that is the same for whatever is added. */
interface Scene {
  readonly mind: Mind;
  readonly dread: Dread;
  /** Nobody fears more than it takes to flee, if there is a way. */
  readonly most: number;
  readonly life: number;
  readonly isDouble: boolean;
}

function sceneOf(state: State, mind: Mind): Scene {
  return {
    mind,
    dread: dreadIn(state, mind),
    most: hasTicket(state) ? mind.habits.flight : Number.POSITIVE_INFINITY,
    life: state.life,
    isDouble: isDouble(rollOf(battleOf(state))),
  };
}

/** The set of pieces that costs least, with what comes after it; a set that alone costs more is not looked at. */
function cheapest(sets: number, costAfter: (set: number) => number, bonus: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < sets; set += 1) {
    const price = priceOf[set] ?? 0;
    if (price - bonus >= least) continue;
    const cost = price + costAfter(set);
    if (cost >= least) continue;
    least = cost;
    best = set;
  }
  return best;
}

/** §4.9 A club for a known shot, or a drone, if it is worth it; else the shot. */
export function aim(state: State, mind: Mind): Move {
  const health = battleOf(state).health - shotDamage(state);
  if (health <= 0) return moves.strike;
  const sets = gather(state, starBounty.legalMoves(state, 0), mind);
  if (sets === 1) return moves.strike;
  const scene = sceneOf(state, mind);
  const prize = mind.habits.capture + (hasTicket(state) ? 0 : mind.habits.firstCapture);
  const phase = mind.habits.dread * dreadAt(scene.dread, state.life, standing(state));
  const target = { health, phase, prize, guns: powerOf(state, 'ballistics') };
  return firstIn(cheapest(sets, (set) => costAfterShot(scene, target, set), prize)) ?? moves.strike;
}

interface Target {
  readonly health: number;
  readonly guns: number;
  readonly phase: number;
  readonly prize: number;
}

/** §3.4, §3.5 An end of the battle, or the answers and the hope that are still to come; after doubles the ship fires first. */
function costAfterShot(scene: Scene, { health, guns, phase, prize }: Target, set: number): number {
  const left = health - (gainOf[set] ?? 0);
  if (left <= 0) return left === 0 ? -prize : 0;
  const later = guns + (lastingOf[set] ?? 0);
  const answers = answersLeft(left, later) + (scene.isDouble ? 0 : 1);
  return Math.min(scene.most, phase * answers) - prize * captureLeft(left, later);
}

/** §4.10 A part or a drone against a known impact, if it is worth it; else the impact. */
export function parry(state: State, mind: Mind): Move {
  const damage = damageThrough(state);
  if (damage === 0) return moves.endure;
  const sets = gather(state, starBounty.legalMoves(state, 0), mind);
  if (sets === 1) return moves.endure;
  const scene = sceneOf(state, mind);
  const impact = {
    damage,
    answers: answersLeft(battleOf(state).health, powerOf(state, 'ballistics')),
    lives: livesIn(state),
    now: defenceOf(state),
    later: standing(state),
  };
  return firstIn(cheapest(sets, (set) => costOfImpact(scene, impact, set), 0)) ?? moves.endure;
}

interface Impact {
  readonly damage: number;
  readonly answers: number;
  readonly lives: Lives;
  /** The defence in this phase, and in those after it. */
  readonly now: number;
  readonly later: number;
}

/** The life that is left; §5.6 after doubles the next shot of this phase, §4.10 for which parts serve on; the phases after it. */
function costOfImpact(scene: Scene, impact: Impact, set: number): number {
  const { mind, dread, most } = scene;
  const gain = gainOf[set] ?? 0;
  const life = lifeAfter(impact.lives, scene.life, impact.damage - gain);
  if (life === 0) return mind.costOfLife[0] ?? 0;
  const again = scene.isDouble ? dreadAt(dread, life, impact.now + gain) : 0;
  const later = impact.answers * dreadAt(dread, life, impact.later + (lastingOf[set] ?? 0));
  return (mind.costOfLife[life] ?? 0) + mind.habits.dread * again + Math.min(most, mind.habits.dread * later);
}
