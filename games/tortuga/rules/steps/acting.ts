import { at, type Seat } from '@haven/kit';
import { capacityOf, LAST_BOX } from '../components/board.ts';
import { COLOURS, type Colour } from '../components/chests.ts';
import { aimOf, isBarred, attack as performAttack, performDeed } from '../effects/actions.ts';
import { answered } from '../effects/agenda.ts';
import { goOn } from '../effects/round.ts';
import { isDuel, playerOf } from '../effects/seats.ts';
import { meta } from '../meta.ts';
import type { Attack, Deed, Moves, Rules, State } from '../types.ts';

const FORFEIT = Object.freeze({ type: 'forfeit' } as const);

const PERFORM = Object.freeze({ type: 'perform' } as const);

/** §3.4 Whoever may expand the fleet, recruit a crew or hunt may also let it be. */
export const perform: Rules<'perform'> = {
  legal: () => [PERFORM, FORFEIT],
  play: (turn, step, move) => {
    answered(turn, step);
    if (move.type === 'forfeit') turn.emit({ type: 'forfeited', deed: step.deed });
    else performDeed(turn, step.deed);
    goOn(turn);
  },
};

/** §4.3 Of two tiles one is kept in secret; the other goes back among the rest. Of two equal ones it does not matter which. */
export const keep: Rules<'keep'> = {
  legal: (state, _step, seat) => [...new Set(playerOf(state, seat).offered)].map((tile) => ({ type: 'keep', tile })),
  play: (turn, step, { tile }) => {
    answered(turn, step);
    turn.emit({ type: 'tileKept', seat: turn.seat, tile });
    goOn(turn);
  },
};

/** §4.5, §4.8 Choose whom to attack and what to take; §3.4 or give the action up. */
export const attack: Rules<'attack'> = {
  legal: (state, { deed }) => {
    const moves: Moves['attack'][] = [];
    for (let target = 0; target < state.players.length; target += 1)
      if (target !== deed.seat && !isBarred(state, deed, target)) addAttacks(moves, { state, deed, target });
    moves.push(FORFEIT);
    return moves;
  },
  play: (turn, step, move) => {
    answered(turn, step);
    if (move.type === 'forfeit') turn.emit({ type: 'forfeited', deed: step.deed });
    else performAttack(turn, step.deed, move);
    goOn(turn);
  },
};

interface Aim {
  readonly state: State;
  readonly deed: Deed;
  readonly target: Seat;
}

function addAttacks(moves: Moves['attack'][], aim: Aim): void {
  const { state, deed, target } = aim;
  if (deed.position === 1) return addThefts(moves, aim);
  if (isDuel(state) || state.centre.length === 0) moves.push(attackOn(target));
  else for (const colour of state.centre) moves.push(attackOn(target, colour));
}

/** §4.5 Any chest of the area; two neighbours of one colour are the same choice. §4.13 An empty area can be attacked too. */
function addThefts(moves: Moves['attack'][], { state, deed, target }: Aim): void {
  const chests = playerOf(state, target)[aimOf(deed.action).area];
  if (chests.length === 0) moves.push(attackOn(target));
  for (let place = 0; place < chests.length; place += 1)
    if (place === 0 || chests[place] !== chests[place - 1]) moves.push(theftFrom(target, place));
}

type Prize = Pick<Attack, 'chest' | 'centre'>;

/** By target, made once: a move for each place of an area, for each colour of the centre, and the bare attack. */
const THEFTS = perTarget(Array.from({ length: capacityOf(LAST_BOX) }, (_, chest) => ({ chest, centre: null })));
const OF_CENTRE = perTarget(COLOURS.map((centre) => ({ chest: null, centre })));
const PLAIN = perTarget([{ chest: null, centre: null }]);

function perTarget(prizes: readonly Prize[]): readonly (readonly Attack[])[] {
  return Array.from({ length: meta.seats.max }, (_, target) =>
    prizes.map((prize): Attack => Object.freeze({ type: 'attack', target, ...prize })),
  );
}

const theftFrom = (target: Seat, place: number): Attack => at(at(THEFTS, target), place);

function attackOn(target: Seat, centre?: Colour): Attack {
  return centre === undefined ? at(at(PLAIN, target), 0) : at(at(OF_CENTRE, target), COLOURS.indexOf(centre));
}
