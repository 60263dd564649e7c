import type { Seat } from '@haven/kit';
import { aimOf, attack as performAttack } from '../effects/actions.ts';
import { answered } from '../effects/agenda.ts';
import { goOn } from '../effects/round.ts';
import { isDuel, playerOf } from '../effects/seats.ts';
import type { Attack, Deed, Moves, Rules, State } from '../types.ts';

const FORFEIT = Object.freeze({ type: 'forfeit' } as const);

/** §4.3 Of two tiles one is kept in secret; the other goes back among the rest. */
export const keep: Rules<'keep'> = {
  legal: (state, _step, seat) => playerOf(state, seat).offered.map((tile) => ({ type: 'keep', tile })),
  play: (turn, step, { tile }) => {
    answered(turn, step);
    turn.emit({ type: 'tileKept', seat: turn.seat, tile });
    goOn(turn);
  },
};

/** §4.5, §4.8 Choose whom to attack and what to take; §3.4 or give the action up. */
export const attack: Rules<'attack'> = {
  legal: (state, { deed }) => [...targets(state, deed).flatMap((target) => attacksOn(state, deed, target)), FORFEIT],
  play: (turn, step, move) => {
    answered(turn, step);
    if (move.type === 'forfeit') turn.emit({ type: 'forfeited', deed: step.deed });
    else performAttack(turn, step.deed, move);
    goOn(turn);
  },
};

/** §4.6 The second may attack anybody but the one whom the first has hit. */
function targets(state: State, { seat, action, position }: Deed): Seat[] {
  const barred = position === 2 && state.hit?.action === action ? state.hit.seat : undefined;
  return state.players.map((_, other) => other).filter((other) => other !== seat && other !== barred);
}

function attacksOn(state: State, { action, position }: Deed, target: Seat): Moves['attack'][] {
  if (position === 1) return thefts(state, target, action);
  if (isDuel(state) || state.centre.length === 0) return [attackOn(target, null, null)];
  return state.centre.map((colour) => attackOn(target, null, colour));
}

/** §4.5 Any chest of the area; two neighbours of one colour are the same choice. §4.13 An empty area can be attacked too. */
function thefts(state: State, target: Seat, action: Deed['action']): Attack[] {
  const chests = playerOf(state, target)[aimOf(action).area];
  if (chests.length === 0) return [attackOn(target, null, null)];
  const places = chests.flatMap((colour, place) => (colour === chests[place - 1] ? [] : [place]));
  return places.map((place) => attackOn(target, place, null));
}

const attackOn = (target: Seat, chest: number | null, centre: Attack['centre']): Attack => ({
  type: 'attack',
  target,
  chest,
  centre,
});
