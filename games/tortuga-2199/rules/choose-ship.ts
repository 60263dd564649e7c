import { ask, endStep } from './agenda.ts';
import { drawCards } from './cards/piles.ts';
import { facesOf } from './components/card-index.ts';
import type { KindId } from './components/card-set.ts';
import { firstHandOf } from './components/table.ts';
import { because, ILLEGAL } from './refusals.ts';
import { beginTurn } from './turns/turns.ts';
import type { Act, Seat, State, Turn } from './types.ts';

/** §1.8 In turn order each captain takes one of the ships that are left. */
export const chooseShip: Act<'chooseShip', 'chooseShip'> = {
  offer: (state) => shipsLeft(state).map((face) => face.moves.chooseShip),
  barrier: (state, _seat, { ship }) => {
    if (!facesOf(state, 'ship').some(({ id }) => id === ship)) return ILLEGAL;
    return isTaken(state, ship) ? because('ship-taken', '§1.8') : undefined;
  },
  play: (turn, _step, { ship }) => {
    endStep(turn);
    take(turn, turn.seat, ship);
  },
};

function shipsLeft(state: State) {
  return facesOf(state, 'ship').filter((face) => !isTaken(state, face.id));
}

function isTaken({ captains }: State, ship: KindId): boolean {
  return captains.some((captain) => captain.ship === ship);
}

function take(turn: Turn, seat: Seat, ship: KindId): void {
  turn.emit({ type: 'shipChosen', seat, ship });
  const next = (seat + 1) % turn.state.captains.length;
  if (next === turn.state.first) return dealHands(turn);
  const [only, ...others] = shipsLeft(turn.state);
  if (only && others.length === 0) take(turn, next, only.id);
  else ask(turn, 'chooseShip', next);
}

/** §1.11 The first hands, smaller for those who play first; then the first turn. */
function dealHands(turn: Turn): void {
  const { captains, first } = turn.state;
  for (let place = 0; place < captains.length; place += 1) {
    drawCards(turn, (first + place) % captains.length, firstHandOf(captains.length, place));
  }
  beginTurn(turn, first);
}
