import type { Rng } from '@haven/kit';
import { FULL_POWER, moves } from '@haven/star-bounty-rules';
import { type Dread, dreadAt, LIVES_BY_HEART, LIVES_BY_OTHERS, type Lives, lifeAfter } from './dread.ts';
import { BALLISTICS, type DryRun, ENEMY_SUIT, ENGINES, HEALTH_OF, HEARTS, hasTicket, SHIELDS } from './dry-run.ts';
import type { Mind } from './habits.ts';
import { gainOf, gather, lastingOf, priceOf, spend } from './pieces.ts';

function powerIn(run: DryRun, system: number): number {
  if (ENEMY_SUIT[run.enemy] === system) return 0;
  return (run.assigned >> system) & 1 ? FULL_POWER : (run.power[system] ?? 0);
}

const gunsIn = (run: DryRun) => powerIn(run, BALLISTICS);
const defenceIn = (run: DryRun) => powerIn(run, SHIELDS) + powerIn(run, ENGINES);
const isHeart = (run: DryRun) => ENEMY_SUIT[run.enemy] === HEARTS;
const livesIn = (run: DryRun): Lives => (isHeart(run) ? LIVES_BY_HEART : LIVES_BY_OTHERS);
const dreadIn = (run: DryRun, mind: Mind): Dread => (isHeart(run) ? mind.dreadOfHearts : mind.dread);

/** Nobody fears more than it takes to flee, if there is a way. */
const mostFeared = (run: DryRun, mind: Mind) => (hasTicket(run) ? mind.habits.flight : Number.POSITIVE_INFINITY);

/** What two dice show on average. */
const MEAN_SHOT = 7;

/** §5.9 How often the enemy is expected to answer before it is beaten, if the ship fires now. */
function answersLeft(health: number, guns: number): number {
  return Math.ceil(health / (MEAN_SHOT + guns)) - 1;
}

/** What a battle is expected to cost, from the next shot on. */
export function costOfBattle(run: DryRun, mind: Mind, health = HEALTH_OF[run.enemy] ?? 0): number {
  const phase = dreadAt(dreadIn(run, mind), run.life, defenceIn(run));
  return mind.habits.dread * answersLeft(health, gunsIn(run)) * phase;
}

export function prefersFlight(run: DryRun, mind: Mind): boolean {
  return hasTicket(run) && costOfBattle(run, mind, run.health) > mind.habits.flight;
}

/** §5.1 */
export function rollShot(run: DryRun, rng: Rng): void {
  const one = rng.below(6);
  const other = rng.below(6);
  run.amount = one + other + 2;
  run.double = one === other;
  run.told?.push(moves.fire);
}

/** §5.4 */
export function rollImpact(run: DryRun, rng: Rng): void {
  rollShot(run, rng);
  if (rng.below(2) === 1) run.amount *= 2;
  run.told?.splice(-1, 1, moves.brace);
}

/** A known roll, and all that is the same for whatever is added. */
interface Scene {
  readonly run: DryRun;
  readonly mind: Mind;
  readonly dread: Dread;
  readonly most: number;
  readonly defence: number;
  readonly guns: number;
}

function sceneOf(run: DryRun, mind: Mind): Scene {
  const [dread, most] = [dreadIn(run, mind), mostFeared(run, mind)];
  return { run, mind, dread, most, defence: defenceIn(run), guns: gunsIn(run) };
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

const GUNS = [BALLISTICS];
const DEFENCES = [SHIELDS, ENGINES];

/** §4.9 The clubs for a known shot, and a drone, if they are worth it. */
export function aim(run: DryRun, mind: Mind): void {
  const health = healthLeft(run);
  if (health <= 0 || run.hand.length + run.ready === 0) return;
  const sets = gather(run, mind.habits, GUNS);
  if (sets === 1) return;
  const prize = mind.habits.capture + (hasTicket(run) ? 0 : mind.habits.firstCapture);
  const scene = sceneOf(run, mind);
  const phase = mind.habits.dread * dreadAt(scene.dread, run.life, scene.defence);
  spend(
    run,
    cheapest(sets, (set) => costAfterShot(scene, { health, phase, prize }, set), prize),
  );
}

/** §3.4, §3.5 An end of the battle, or the answers that are still to come; after doubles the ship fires first. */
function costAfterShot(
  { run, most, guns }: Scene,
  { health, phase, prize }: { health: number; phase: number; prize: number },
  set: number,
): number {
  const left = health - (gainOf[set] ?? 0);
  if (left <= 0) return left === 0 ? -prize : 0;
  const answers = answersLeft(left, guns + (lastingOf[set] ?? 0)) + (run.double ? 0 : 1);
  return Math.min(most, phase * answers);
}

function healthLeft(run: DryRun): number {
  return run.health - run.amount - gunsIn(run) - run.boost;
}

/** §5.1 What the shot leaves of the enemy. */
export function landShot(run: DryRun): number {
  const left = healthLeft(run);
  run.boost = 0;
  run.told?.push(moves.strike);
  return left;
}

/** §4.10 The parts and drones against a known impact, if they are worth it. */
export function parry(run: DryRun, mind: Mind): void {
  const damage = run.amount - defenceIn(run) - run.boost;
  if (damage <= 0 || run.hand.length + run.ready === 0) return;
  const sets = gather(run, mind.habits, DEFENCES);
  if (sets === 1) return;
  const scene = sceneOf(run, mind);
  const answers = answersLeft(run.health, scene.guns);
  const lives = livesIn(run);
  spend(
    run,
    cheapest(sets, (set) => costOfImpact(scene, { damage, answers, lives }, set), 0),
  );
}

/** The life that is left; §5.6 after doubles the next shot of this phase, §4.10 for which parts serve on; the phases after it. */
function costOfImpact(
  { run, mind, dread, most, defence }: Scene,
  { damage, answers, lives }: { damage: number; answers: number; lives: Lives },
  set: number,
): number {
  const gain = gainOf[set] ?? 0;
  const life = lifeAfter(lives, run.life, damage - gain);
  if (life === 0) return mind.costOfLife[0] ?? 0;
  const again = run.double ? dreadAt(dread, life, defence + run.boost + gain) : 0;
  const later = answers * dreadAt(dread, life, defence + (lastingOf[set] ?? 0));
  return (mind.costOfLife[life] ?? 0) + mind.habits.dread * again + Math.min(most, mind.habits.dread * later);
}

/** §5.5 */
export function landImpact(run: DryRun): void {
  run.life = lifeAfter(livesIn(run), run.life, run.amount - defenceIn(run) - run.boost);
  run.told?.push(moves.endure);
}
