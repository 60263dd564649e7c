import { ask } from '../agenda.ts';
import { BOUNTY, type System } from '../components/cards.ts';
import { CRITICAL } from '../components/ship.ts';
import { fateOf, prisonersOf } from '../enemies/enemies.ts';
import { moveOn } from '../sectors/sector.ts';
import { battleOf, powerOf, type Ship } from '../systems/power.ts';
import type { Battle, Roll, Turn } from '../types.ts';

/** A part of what a shot adds up to. */
export interface Term {
  readonly what: 'dice' | 'coin' | 'boost' | System;
  readonly amount: number;
}

const totalOf = (terms: readonly Term[]) => terms.reduce((sum, { amount }) => sum + amount, 0);

/** §5.1 What your dice are increased by: the ballistics in full (§4.3), and what was improvised. */
function attackTerms(ship: Ship): Term[] {
  return [
    { what: 'ballistics', amount: powerOf(ship, 'ballistics') },
    { what: 'boost', amount: ship.battle?.boost ?? 0 },
  ];
}

export function attackOf(ship: Ship): number {
  return totalOf(attackTerms(ship));
}

/** §5.1 Your shot with these dice. */
export function shotTerms(ship: Ship, roll: Dice): Term[] {
  return [{ what: 'dice', amount: sumOf(roll) }, ...attackTerms(ship)];
}

export function shotDamage(ship: Ship): number {
  return sumOf(rollOf(battleOf(ship))) + attackOf(ship);
}

/** §5.1 The shot lands. §5.2 After doubles you fire again; otherwise the enemy answers. */
export function landShot(turn: Turn): void {
  const { enemy, health } = battleOf(turn.state);
  const damage = shotDamage(turn.state);
  const again = isDouble(rollOf(battleOf(turn.state)));
  if (fateOf(health, damage) !== 'hit') return defeatEnemy(turn, damage);
  turn.emit({ type: 'enemyHit', enemy, damage, health: health - damage });
  ask(turn, again ? 'fire' : 'brace');
}

/** §3.4 Exactly enough captures, §3.5 more destroys. §5.3 A beaten enemy does not shoot back. */
function defeatEnemy(turn: Turn, damage: number): void {
  const { enemy, health } = battleOf(turn.state);
  turn.emit({ type: fateOf(health, damage) === 'capture' ? 'enemyCaptured' : 'enemyDestroyed', enemy, damage });
  wreckDrones(turn);
  moveOn(turn);
}

/** §4.7 The drones that served in this battle are lost with its end. */
export function wreckDrones(turn: Turn): void {
  const count = turn.state.drones.assigned.length;
  if (count > 0) turn.emit({ type: 'dronesWrecked', count });
}

/** §5.4 The enemy's shot: the dice, doubled by heads. */
export function incomingDamage(roll: Roll): number {
  return roll.heads ? 2 * sumOf(roll) : sumOf(roll);
}

/** §5.5 What is taken off every enemy shot: shields (§4.1), engines (§4.2), improvised parts. */
function defenceTerms(ship: Ship): Term[] {
  return [
    { what: 'shields', amount: powerOf(ship, 'shields') },
    { what: 'engines', amount: powerOf(ship, 'engines') },
    { what: 'boost', amount: ship.battle?.boost ?? 0 },
  ];
}

export function defenceOf(ship: Ship): number {
  return totalOf(defenceTerms(ship));
}

/** §5.5 The enemy's shot with this roll, less the defence. */
export function impactTerms(ship: Ship, roll: Roll): Term[] {
  return [
    { what: 'dice', amount: sumOf(roll) },
    { what: 'coin', amount: incomingDamage(roll) - sumOf(roll) },
    ...defenceTerms(ship).map(({ what, amount }) => ({ what, amount: -amount })),
  ];
}

/** §5.5 What gets through, never below nothing. */
export function damageThrough(ship: Ship): number {
  return Math.max(0, incomingDamage(rollOf(battleOf(ship))) - defenceOf(ship));
}

/** §5.5 The enemy's shot lands. §5.6 After its doubles it fires again, with a new coin. */
export function landImpact(turn: Turn): void {
  const { state } = turn;
  const roll = rollOf(battleOf(state));
  const damage = damageThrough(state);
  const life = lifeAfter(state, damage);
  if (damage === 0) turn.emit({ type: 'shotAbsorbed', damage: incomingDamage(roll) });
  else if (life === 0) return destroyShip(turn, damage);
  else turn.emit({ type: 'shipHit', damage, life });
  if (isDouble(roll)) ask(turn, 'brace');
  else surviveBrace(turn);
}

/** §5.7 Life at one or less is critical; §3.3 any hit of a heart enemy is; §5.8 a critical ship survives none. */
export function lifeAfter(ship: Ship, damage: number): number {
  if (damage === 0) return ship.life;
  if (ship.life === CRITICAL) return 0;
  const byHeart = BOUNTY[battleOf(ship).enemy].suit === 'H';
  return byHeart ? CRITICAL : Math.max(CRITICAL, ship.life - damage);
}

/** §5.8 A critical ship does not survive another hit. §7.3 The run is over. */
function destroyShip(turn: Turn, damage: number): void {
  turn.emit({ type: 'shipDestroyed', damage });
  turn.emit({ type: 'runEnded', verdict: 'destroyed' });
}

/** §5.9 Re-engage or flee; without a prisoner there is nothing to choose. */
function surviveBrace(turn: Turn): void {
  turn.emit({ type: 'braceEnded' });
  ask(turn, prisonersOf(turn.state).length > 0 ? 'reengage' : 'fire');
}

export function rollOf(battle: Readonly<Battle>): Roll {
  if (battle.roll === null) throw new Error('no dice have been rolled');
  return battle.roll;
}

type Dice = Pick<Roll, 'dice'>;

export const sumOf = ({ dice }: Dice) => dice[0] + dice[1];
export const isDouble = ({ dice }: Dice) => dice[0] === dice[1];
