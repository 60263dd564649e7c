import type { MoveOf, Refusal } from '@haven/kit';
import { PART, type Part, SYSTEMS, type System } from '../components/cards.ts';
import { FULL_POWER } from '../components/ship.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import type { Act, Move, Options, State, View } from '../types.ts';
import { hasDrone, isDisabled, type Ship } from './power.ts';

/** §4.9 Clubs serve the shot; §4.10 diamonds and spades serve the defence. */
type Side = 'attack' | 'defence';
const SIDE_OF = { ballistics: 'attack', shields: 'defence', engines: 'defence' } as const satisfies Record<
  System,
  Side
>;

type Boost = MoveOf<Move, 'improvise' | 'drone'>;

interface Lenient {
  readonly options: Pick<Options, 'lenient'>;
}

/** §4.12 Parts of a disabled suit are useless, unless the table plays the lenient option (§8.2). */
export function canImprovise(ship: Pick<View, 'battle'> & Lenient, system: System): boolean {
  return ship.options.lenient || !isDisabled(ship, system);
}

function serves(state: State, part: Part, side: Side): boolean {
  const { system } = PART[part];
  return SIDE_OF[system] === side && canImprovise(state, system);
}

/** §4.5, §4.8 Drones and parts may be used before and after the dice fall; they come after the main move of a step. */
export function withBoosts<Main>(state: State, side: Side, offers: (Main | Boost)[]): (Main | Boost)[] {
  for (const part of state.hand) if (serves(state, part, side)) offers.push(moves.improvise[part]);
  if (state.drones.ready === 0) return offers;
  for (const system of SYSTEMS) if (takesDrone(state, system)) offers.push(moves.assignDrone[system]);
  return offers;
}

/** §4.8 A part in hand adds its value to its system. */
function improvising(side: Side): Act<'improvise'> {
  return {
    barrier: (state, _seat, { part }) => notInHand(state, part, '§4.8') ?? outOfPlace(state, part, side),
    play: (turn, _step, { part }) => turn.emit({ type: 'partImprovised', part }),
  };
}

export function notInHand({ hand }: Pick<View, 'hand'>, part: Part, rule: string): Refusal | undefined {
  return hand.includes(part) ? undefined : because('not-in-hand', rule, { part });
}

function outOfPlace(state: State, part: Part, side: Side): Refusal | undefined {
  const { system } = PART[part];
  if (!canImprovise(state, system)) return because('system-disabled', '§4.12', { system });
  if (SIDE_OF[system] === side) return undefined;
  return because('wrong-phase', SIDE_OF[system] === 'attack' ? '§4.9' : '§4.10', { system });
}

/** §4.6 One drone per system, never a full or disabled one. */
export function takesDrone(ship: Omit<Ship, 'life'>, system: System): boolean {
  return ship.systems[system] < FULL_POWER && !isDisabled(ship, system) && !hasDrone(ship, system);
}

/** §4.5 A drone may be sent at any moment of a battle. */
const drone: Act<'drone'> = {
  barrier: (state, _seat, { system }) => {
    if (state.drones.ready === 0) return because('no-drone', '§4.6');
    if (takesDrone(state, system)) return undefined;
    if (isDisabled(state, system)) return because('system-disabled', '§3.2', { system });
    return because(hasDrone(state, system) ? 'already-boosted' : 'system-full', '§4.6', { system });
  },
  play: (turn, _step, { system }) => turn.emit({ type: 'droneAssigned', system }),
};

/** What can be added to your shot, and to your defence; the step stays open. */
export const ATTACK_BOOSTS = { improvise: improvising('attack'), drone };
export const DEFENCE_BOOSTS = { improvise: improvising('defence'), drone };

/** Whether a known roll leaves anything to decide on this side. */
export function canBoost(state: State, side: Side): boolean {
  return (
    state.hand.some((part) => serves(state, part, side)) ||
    (state.drones.ready > 0 && SYSTEMS.some((system) => SIDE_OF[system] === side && takesDrone(state, system)))
  );
}
