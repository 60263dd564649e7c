import { BOUNTY, type System } from '../components/cards.ts';
import { CRITICAL, FULL_POWER } from '../components/ship.ts';
import type { Battle, View } from '../types.ts';

/** The parts of a ship that a battle needs: a state has them, and so has a view. */
export type Ship = Pick<View, 'battle' | 'systems' | 'drones' | 'life'>;

export function battleOf({ battle }: Pick<Ship, 'battle'>): Readonly<Battle> {
  if (battle === null) throw new Error('no enemy is engaged');
  return battle;
}

/** §3.2 The enemy's suit switches off the system of that suit; §3.3 hearts switch off none. */
export function isDisabled({ battle }: Pick<Ship, 'battle'>, system: System): boolean {
  return battle !== null && BOUNTY[battle.enemy].disables === system;
}

export function hasDrone({ drones }: Pick<Ship, 'drones'>, system: System): boolean {
  return drones.assigned.includes(system);
}

/** §4.4 A drone brings its system to full power; a disabled system has none. */
export function powerOf(ship: Ship, system: System): number {
  if (isDisabled(ship, system)) return 0;
  return hasDrone(ship, system) ? FULL_POWER : ship.systems[system];
}

/** §5.7 */
export function isCritical({ life }: Pick<Ship, 'life'>): boolean {
  return life <= CRITICAL;
}
