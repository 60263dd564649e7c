import { at, type Act as KitAct, type MoveOf } from '@haven/kit';
import { faceNamed } from '../components/card-index.ts';
import { PRICE } from '../components/table.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import { placeOf } from '../sectors/sectors.ts';
import { buyableInfluence } from '../sectors/tortuga.ts';
import type { Event, MineralMove, Move, Seat, State, Step, TurnMove } from '../types.ts';
import { conquestPriceOf, conquests } from './conquest.ts';
import { wares } from './market.ts';
import { cardPriceOf, defencePriceOf, fundsOf } from './payment.ts';
import { reinforcements } from './reinforce.ts';
import { canReserve } from './reserve.ts';

type MineralAct<Type extends MineralMove['type']> = KitAct<State, Step, MoveOf<Move, Type>, Event, MineralMove>;

/** §3.6.2 One more mineral can be laid out where that leaves more Crypto after a payment. */
export function layMineralFor(prices: (state: State, seat: Seat) => Iterable<number>): MineralAct<'layMineral'> {
  const canLay = (state: State, seat: Seat) => hasBoth(state, seat) && hasChoice(state, seat, prices(state, seat));
  return {
    offer: (state, _step, seat) => (canLay(state, seat) ? [moves.layMineral] : []),
    barrier: (state, seat) => (canLay(state, seat) ? undefined : because('no-payment-choice', '§3.6.2')),
    play: ({ seat, emit }) => emit({ type: 'mineralLaid', seat }),
  };
}

function hasBoth({ turn, captains }: State, seat: Seat): boolean {
  return turn.crypto > 0 && turn.laid < at(captains, seat).minerals;
}

/** Not if everything has to go: then it does not matter what goes first. */
function hasChoice(state: State, seat: Seat, prices: Iterable<number>): boolean {
  const funds = fundsOf(state, seat);
  for (const price of prices) if (state.turn.laid < price && price < funds) return true;
  return false;
}

/** §3.6.2 What lies out can be taken back. */
export const takeMineralBack: MineralAct<'takeMineralBack'> = {
  offer: ({ turn }) => (turn.laid > 0 ? [moves.takeMineralBack] : []),
  barrier: ({ turn }) => (turn.laid > 0 ? undefined : because('nothing-laid', '§3.6.2')),
  play: ({ seat, emit }) => emit({ type: 'mineralTakenBack', seat }),
};

/** In a turn, for whatever can be had for Crypto. */
export const layMineral = layMineralFor(pricesIn);

const FOR_CRYPTO: readonly ((state: State, seat: Seat) => TurnMove[])[] = [
  wares,
  conquests,
  reinforcements,
  buyableInfluence,
];

function* pricesIn(state: State, seat: Seat): Iterable<number> {
  if (canReserve(state, seat) && at(state.captains, seat).hand.length > 0) yield PRICE.reserve;
  for (const offer of FOR_CRYPTO) for (const move of offer(state, seat)) yield cryptoPriceOf(state, seat, move);
}

function cryptoPriceOf(state: State, seat: Seat, move: TurnMove): number {
  switch (move.type) {
    case 'buy':
      return cardPriceOf(state, faceNamed(state, move.card));
    case 'refresh':
      return PRICE.refresh;
    case 'reinforce':
      return defencePriceOf(state, move.defence);
    case 'influence':
      return move.price;
    case 'conquer':
      return move.pay === 'crypto' ? conquestPriceOf(state, placeOf(state, seat)) : 0;
    default:
      return 0;
  }
}
