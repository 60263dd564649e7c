import { at, type Refusal } from '@haven/kit';
import { fundsOf, paymentOf, tooFewCrypto } from '../actions/payment.ts';
import { INFLUENCE_PRICE } from '../components/table.ts';
import { gainInfluence } from '../ending/influence.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import type { Act, Seat, State, TurnMove } from '../types.ts';

/** §5.7 7 Crypto at Tortuga, as often as one can pay; §8.3.15 or the price of a lobby, once, anywhere. */
export const influence: Act<'influence'> = {
  offer: (state, _step, seat) => buyableInfluence(state, seat),
  barrier: (state, seat, { price }) =>
    notSoldAt(state, seat, price) ?? tooFewCrypto(state, seat, { price, rule: ruleOf(state, seat, price) }),
  play: (turn, _step, { price }) => {
    const { state, seat } = turn;
    const lobby = !isSoldOnTortuga(state, seat, price);
    turn.emit({ type: 'influenceBought', seat, price, lobby, ...paymentOf(state, price) });
    gainInfluence(turn, seat, { source: 'bought', points: 1 });
  },
};

function isSoldOnTortuga({ captains }: State, seat: Seat, price: number): boolean {
  return price === INFLUENCE_PRICE && at(captains, seat).at === 'tortuga';
}

/** Each price once, even if several lobbies ask for the same. */
export function buyableInfluence(state: State, seat: Seat): TurnMove[] {
  const acts: TurnMove[] = [];
  const funds = fundsOf(state, seat);
  for (const price of pricesFor(state, seat)) {
    const move = moves.influence(price);
    if (price <= funds && !acts.includes(move)) acts.push(move);
  }
  return acts;
}

function pricesFor({ captains, turn }: State, seat: Seat): readonly number[] {
  return at(captains, seat).at === 'tortuga' ? [INFLUENCE_PRICE, ...turn.lobbies] : turn.lobbies;
}

function notSoldAt(state: State, seat: Seat, price: number): Refusal | undefined {
  if (isSoldOnTortuga(state, seat, price) || state.turn.lobbies.includes(price)) return undefined;
  return price === INFLUENCE_PRICE ? because('not-at-tortuga', '§5.7') : because('no-lobby', '§8.3.15', { price });
}

function ruleOf(state: State, seat: Seat, price: number): string {
  return isSoldOnTortuga(state, seat, price) ? '§5.7' : '§8.3.15';
}
