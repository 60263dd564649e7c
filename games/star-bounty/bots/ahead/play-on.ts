import { at, type Rng, streamOf } from '@haven/kit';
import { BOUNTIES, LAST_SECTOR, moves } from '@haven/star-bounty-rules';
import { aim, costOfBattle, landImpact, landShot, parry, prefersFlight, rollImpact, rollShot } from './dry-battle.ts';
import { captiveOf, type DryRun, HEALTH_OF, hasTicket, NOBODY } from './dry-run.ts';
import { shelve, visit } from './dry-shop.ts';
import type { Mind, Minds } from './habits.ts';

/** Plays a run to its end by habit. */
export function playOn(run: DryRun, minds: Minds, rng: Rng): void {
  takeDice(run, rng);
  while (run.phase !== 'finished' && run.phase !== 'destroyed') step(run, minds, rng);
}

/** Every battle has dice of its own, and the enemy others than the ship: what is done elsewhere does not change them. */
function takeDice(run: DryRun, rng: Rng): void {
  const battle = 2 * (run.enemy + 1) + BATTLES * run.flights;
  shots = streamOf(rng, battle);
  impacts = streamOf(rng, battle + 1);
}

const BATTLES = 2 * (BOUNTIES.length + 1);
let shots: Rng;
let impacts: Rng;

function step(run: DryRun, minds: Minds, rng: Rng): void {
  const mind = mindIn(run, minds);
  switch (run.phase) {
    case 'engage':
      return chooseEnemy(run, mind, rng);
    case 'fire':
      rollShot(run, shots);
      run.phase = 'volley';
      return;
    case 'volley':
      aim(run, mind);
      return shoot(run, rng);
    case 'brace':
      rollImpact(run, impacts);
      run.phase = 'impact';
      return;
    case 'impact':
      parry(run, mind);
      return endure(run);
    case 'reengage':
      if (prefersFlight(run, mind)) return flee(run, rng);
      run.told?.push(moves.reengage);
      run.phase = 'fire';
      return;
    case 'enterprise':
      visit(run, minds.usual, rng);
      return flyOn(run);
    default:
  }
}

/** The last battle of all is another matter. */
function mindIn({ rows, bountyPile }: DryRun, { usual, last }: Minds): Mind {
  return rows.length === 1 && rows[0]?.length === 1 && bountyPile.length === 0 ? last : usual;
}

/** §2.4 The worst enemy first, while there is something to fight it with; or flight from all of them. */
function chooseEnemy(run: DryRun, mind: Mind, rng: Rng): void {
  let worst = NOBODY;
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of at(run.rows, 0)) {
    run.enemy = enemy;
    const cost = costOfBattle(run, mind);
    least = Math.min(least, cost);
    if (cost <= most) continue;
    most = cost;
    worst = enemy;
  }
  if (run.mayFlee && hasTicket(run) && least > mind.habits.flightFirst) flee(run, rng);
  else engage(run, worst, rng);
}

function engage(run: DryRun, enemy: number, rng: Rng): void {
  run.enemy = enemy;
  run.health = at(HEALTH_OF, enemy);
  run.boost = 0;
  run.phase = 'fire';
  takeDice(run, rng);
  run.told?.push(moves.engage[at(BOUNTIES, enemy)]);
}

/** §5.1, §5.2 */
function shoot(run: DryRun, rng: Rng): void {
  const left = landShot(run);
  if (left <= 0) return defeat(run, left === 0 ? 'alive' : 'dead', rng);
  run.health = left;
  run.phase = run.double ? 'fire' : 'brace';
}

/** §5.3, §6.1, §7.1 */
function defeat(run: DryRun, fate: 'alive' | 'dead', rng: Rng): void {
  const front = at(run.rows, 0);
  front.splice(front.indexOf(run.enemy), 1);
  if (front.length === 0) run.rows.shift();
  run.taken.push(captiveOf({ card: at(BOUNTIES, run.enemy), alive: fate === 'alive', sector: run.sector }));
  wreck(run);
  if (run.rows.length > 0) {
    run.mayFlee = hasTicket(run);
    run.phase = 'engage';
  } else if (run.sector < LAST_SECTOR) enterShop(run, rng);
  else finish(run);
}

/** §4.7 */
function wreck(run: DryRun): void {
  run.enemy = NOBODY;
  for (let bits = run.assigned; bits > 0; bits &= bits - 1) run.wrecked += 1;
  run.assigned = 0;
}

function enterShop(run: DryRun, rng: Rng): void {
  shelve(run, rng);
  run.phase = 'enterprise';
}

function finish(run: DryRun): void {
  for (const { credits } of run.taken) run.credits += credits;
  run.taken.length = 0;
  run.phase = 'finished';
}

/** §5.6, §5.8, §5.9 */
function endure(run: DryRun): void {
  landImpact(run);
  if (run.life === 0) run.phase = 'destroyed';
  else if (run.double) run.phase = 'brace';
  else {
    run.boost = 0;
    run.phase = hasTicket(run) ? 'reengage' : 'fire';
  }
}

/** §5.10, §5.11 The prisoner that would fetch least is given up. */
function flee(run: DryRun, rng: Rng): void {
  const [given] = run.taken.splice(cheapestPrisoner(run), 1);
  if (given) run.told?.push(moves.flee[at(BOUNTIES, given.bounty)]);
  wreck(run);
  run.boost = 0;
  run.flights += 1;
  enterShop(run, rng);
}

function cheapestPrisoner({ taken }: DryRun): number {
  let cheapest = NOBODY;
  taken.forEach(({ alive, credits }, index) => {
    if (alive && credits < (taken[cheapest]?.credits ?? Number.POSITIVE_INFINITY)) cheapest = index;
  });
  return cheapest;
}

/** §2.1, §5.11 */
function flyOn(run: DryRun): void {
  run.mayFlee = false;
  run.phase = 'engage';
  if (run.rows.length > 0) return;
  run.sector += 1;
  for (const size of at(run.formation, run.sector - 1)) run.rows.push(run.bountyPile.splice(-size).reverse());
}
