import { BOUNTY, PART, type Part, SYSTEMS, type System } from '../components/cards.ts';
import { FULL_POWER } from '../components/ship.ts';
import { assignDrone, improvise } from '../moves.ts';
import type { Battle, Move, State, Turn, View } from '../types.ts';

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

/** §4.4 A drone brings its system to full power; a disabled system has none. */
export function powerOf(ship: Ship, system: System): number {
  if (isDisabled(ship, system)) return 0;
  return ship.drones.assigned.includes(system) ? FULL_POWER : ship.systems[system];
}

/** §4.6 One drone per system, never a full or disabled one. */
function canAssign(state: State, system: System): boolean {
  return (
    state.drones.ready > 0 &&
    state.systems[system] < FULL_POWER &&
    !isDisabled(state, system) &&
    !state.drones.assigned.includes(system)
  );
}

/** §4.12 Parts of a disabled suit are useless, unless the table plays the lenient option (§8.2). */
export function canImprovise(state: State, system: System): boolean {
  return state.options.lenient || !isDisabled(state, system);
}

/** §4.9 Clubs serve the shot; §4.10 diamonds and spades serve the defence. */
type Side = 'attack' | 'defence';
export const SIDE_OF = { ballistics: 'attack', shields: 'defence', engines: 'defence' } as const satisfies Record<
  System,
  Side
>;

export type Boost = Extract<Move, { type: 'improvise' | 'drone' }>;

/** §4.5, §4.8 Drones and parts may be used before and after the dice fall; they come after the main move of a step. */
export function withBoosts<Main>(state: State, side: Side, moves: (Main | Boost)[]): (Main | Boost)[] {
  for (const part of state.hand) {
    const { system } = PART[part];
    if (SIDE_OF[system] === side && canImprovise(state, system)) moves.push(improvise[part]);
  }
  if (state.drones.ready === 0) return moves;
  for (const system of SYSTEMS) if (canAssign(state, system)) moves.push(assignDrone[system]);
  return moves;
}

/** Whether a known roll leaves anything to decide on this side. */
export function canBoost(state: State, side: Side): boolean {
  return (
    state.hand.some((part) => serves(state, part, side)) ||
    SYSTEMS.some((system) => SIDE_OF[system] === side && canAssign(state, system))
  );
}

function serves(state: State, part: Part, side: Side): boolean {
  const { system } = PART[part];
  return SIDE_OF[system] === side && canImprovise(state, system);
}

/** Plays one of the moves that `withBoosts` offers. The step stays open. */
export function boost(turn: Turn, move: Boost): void {
  if (move.type === 'improvise') turn.emit({ type: 'partImprovised', part: move.part });
  else turn.emit({ type: 'droneAssigned', system: move.system });
}
