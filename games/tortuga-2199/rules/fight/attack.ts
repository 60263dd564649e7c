import { at, type Refusal } from '@haven/kit';
import { ask } from '../agenda.ts';
import * as moves from '../moves.ts';
import { because, ILLEGAL } from '../refusals.ts';
import { noPlace, placeOf } from '../sectors/sectors.ts';
import type { Act, Seat, State, TurnMove } from '../types.ts';
import { canFightWith } from './commit.ts';

/** §3.14 A ship in the same sector; §4.1 the fight interrupts the turn until it is fought out. */
export const attack: Act<'attack'> = {
  offer: (state, _step, seat) => {
    const targets = isWar(state) ? targetsOf(state, seat) : [];
    return targets.length > 0 && hasFightCard(state, seat) ? targets : [];
  },
  barrier: (state, seat, { seat: other }) =>
    noWar(state) ?? noPlace(state, seat) ?? notHere(state, seat, other) ?? noFightCard(state, seat),
  play: (turn, _step, { seat: defender }) => {
    const { seat } = turn;
    turn.emit({ type: 'attacked', seat, defender, sector: placeOf(turn.state, seat) });
    ask(turn, 'commit', seat); // §4.2
  },
};

/** §6.3, §7.2.1 */
export function isWar({ options, lastRound }: Pick<State, 'options' | 'lastRound'>): boolean {
  return lastRound === null && options.scenario !== 'peaceful';
}

function noWar(state: State): Refusal | undefined {
  if (isWar(state)) return undefined;
  return state.lastRound === null ? because('peaceful', '§7.2.1') : because('council', '§6.3');
}

function targetsOf({ captains }: State, seat: Seat): TurnMove[] {
  const targets: TurnMove[] = [];
  const place = at(captains, seat).at;
  if (place === null) return targets; // §4.16
  for (let other = 0; other < captains.length; other += 1) {
    if (other !== seat && at(captains, other).at === place) targets.push(moves.attack(other));
  }
  return targets;
}

function notHere(state: State, seat: Seat, other: Seat): Refusal | undefined {
  const rival = state.captains[other];
  if (rival === undefined) return ILLEGAL;
  if (other === seat) return because('own-ship', '§3.14');
  return rival.at === placeOf(state, seat) ? undefined : because('no-enemy-here', '§3.14');
}

/** §4.2 An attacker lays out at least one card. */
function hasFightCard(state: State, seat: Seat): boolean {
  return at(state.captains, seat).hand.some((card) => canFightWith(state, card));
}

function noFightCard(state: State, seat: Seat): Refusal | undefined {
  return hasFightCard(state, seat) ? undefined : because('no-fight-card', '§4.15');
}
