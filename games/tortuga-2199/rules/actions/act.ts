import { at } from '@haven/kit';
import { isAtOnce, wouldHelp } from '../cards/abilities.ts';
import { firstOf, kindsAmong } from '../cards/piles.ts';
import { faceNamed, faceOf } from '../components/card-index.ts';
import type { KindId } from '../components/card-set.ts';
import type { SectorId } from '../components/sectors.ts';
import { INFLUENCE_PRICE, PRICE } from '../components/table.ts';
import { gainInfluence } from '../ending/influence.ts';
import { attack } from '../fight/fight.ts';
import * as moves from '../moves.ts';
import { offerPower, payFortress } from '../sectors/powers.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { endTurn } from '../turns/turns.ts';
import type { Act, Rules, Seat, State, Turn } from '../types.ts';
import { conquer, offerConquest, offerReinforcements } from './conquest.ts';
import { canExplore, capture, explore, preyOf, redeem } from './hunt.ts';
import { buyCard, offerCards, refreshCard } from './market.ts';
import {
  capturePriceOf,
  cryptoPriceOf,
  defencePriceOf,
  fundsOf,
  moveMineral,
  offerMinerals,
  payment,
} from './payment.ts';
import { playCard, playPlain } from './play-card.ts';

/** §2.8 A turn: any number of actions in any order, until the captain ends it. */
export const act: Rules<'act'> = {
  legal: (state, _step, seat) => {
    const acts: Act[] = [];
    offerHand(state, seat, acts);
    offerCards(state, seat, acts);
    offerFlight(state, seat, acts);
    offerDestruction(state, seat, acts);
    offerConquest(state, seat, acts);
    offerReinforcements(state, seat, acts);
    offerAttacks(state, seat, acts);
    offerPower(state, seat, acts);
    offerInfluence(state, seat, acts);
    offerMinerals(state, seat, { acts, prices: () => acts.map((each) => cryptoPriceOf(state, seat, each)) });
    acts.push(moves.end);
    return acts;
  },
  play: (turn, _step, move) => perform(turn, turn.seat, move),
};

/** §3.2 play, §3.8 reserve, §3.11 hand in. */
function offerHand(state: State, seat: Seat, acts: Act[]): void {
  const { hand, reserve } = at(state.captains, seat);
  const canReserve = reserve === null && fundsOf(state, seat) >= PRICE.reserve;
  for (const face of kindsAmong(state, hand)) {
    acts.push(face.moves.play);
    if (isAtOnce(face.atPlay) && wouldHelp(state, seat, { card: '', left: face.atPlay }))
      acts.push(face.moves.playPlain);
    if (canReserve) acts.push(face.moves.reserve);
    if (face.deck === 'hunt') acts.push(face.moves.redeem);
  }
}

/** §3.5 move, §3.6 collect, §3.7 explore, §3.10 capture: where the ship is. */
function offerFlight(state: State, seat: Seat, acts: Act[]): void {
  const place = at(state.captains, seat).at;
  const { manoeuvre } = state.turn;
  if (place === null) return; // §4.16
  const sector = sectorOf(state, place);
  if (manoeuvre > 0) {
    for (const next of sector.next) acts.push(moves.move[next]);
    if (sector.mineral) acts.push(moves.collect);
    if (canExplore(sector, seat)) acts.push(moves.explore);
  }
  const prey = preyOf(state, seat, place);
  if (prey && manoeuvre >= capturePriceOf(state, prey)) acts.push(moves.capture);
}

/** §3.9 */
function offerDestruction(state: State, seat: Seat, acts: Act[]): void {
  if (state.turn.manoeuvre < PRICE.destroy) return;
  for (const face of kindsAmong(state, at(state.captains, seat).played)) acts.push(face.moves.destroy);
}

/** §3.14 */
function offerAttacks(state: State, seat: Seat, acts: Act[]): void {
  if (!canFight(state, seat)) return;
  const place = at(state.captains, seat).at;
  for (let other = 0; other < state.captains.length; other += 1) {
    if (other !== seat && at(state.captains, other).at === place) acts.push(moves.attack(other));
  }
}

/** §3.14 An attacker needs a place, a fitting card in hand (§4.2), and times of war (§6.3, §7.2.1). */
function canFight(state: State, seat: Seat): boolean {
  const { at: place, hand } = at(state.captains, seat);
  if (place === null || state.lastRound !== null || state.options.scenario === 'peaceful') return false;
  return hand.some((card) => faceOf(state, card).manoeuvre > 0);
}

/** §5.7 7 Crypto at Tortuga, as often as one can pay; §8.3.15 or the price of a lobby, once, anywhere. */
function offerInfluence(state: State, seat: Seat, acts: Act[]): void {
  const funds = fundsOf(state, seat);
  const standing = at(state.captains, seat).at === 'tortuga';
  if (standing && funds >= INFLUENCE_PRICE) acts.push(moves.influence(INFLUENCE_PRICE));
  const { lobbies } = state.turn;
  lobbies.forEach((price, index) => {
    const offered = (standing && price === INFLUENCE_PRICE) || lobbies.indexOf(price) < index;
    if (!offered && price <= funds) acts.push(moves.influence(price));
  });
}

function perform(turn: Turn, seat: Seat, move: Act): void {
  switch (move.type) {
    case 'play':
      return playCard(turn, seat, faceNamed(turn.state, move.card));
    case 'playPlain':
      return void playPlain(turn, seat, faceNamed(turn.state, move.card));
    case 'buy':
      return buyCard(turn, seat, faceNamed(turn.state, move.card));
    case 'refresh':
      return refresh(turn, move.card);
    case 'move':
      return moveShip(turn, move.sector);
    case 'collect':
      return collect(turn);
    case 'explore':
      return explore(turn, seat, { sector: placeOf(turn.state, seat), manoeuvre: PRICE.explore });
    case 'reserve':
      return reserve(turn, move.card, PRICE.reserve);
    case 'destroy':
      return destroyPlayed(turn, move.card, PRICE.destroy);
    case 'capture':
      return capture(turn, seat);
    case 'redeem':
      return redeem(turn, seat, faceNamed(turn.state, move.card));
    case 'conquer':
      return conquer(turn, seat, move.pay);
    case 'reinforce':
      return reinforce(turn, seat, move);
    case 'attack':
      return attack(turn, seat, move.seat);
    case 'layMineral':
    case 'takeMineralBack':
      return moveMineral(turn, seat, move);
    case 'influence':
      return buyInfluence(turn, seat, move.price);
    case 'end':
      return endTurn(turn, seat);
    default:
      return usePower(turn, move);
  }
}

/** §5.4 the Lab, §5.5 the Mines, §5.8 the Vortex. */
function usePower(turn: Turn, move: Extract<Act, { type: 'lab' | 'cache' | 'vortex' }>): void {
  const { seat } = turn;
  turn.emit({ type: 'powerUsed', seat, power: move.type === 'cache' ? 'mines' : move.type });
  if (move.type === 'lab') reserve(turn, move.card, 0);
  else if (move.type === 'vortex') destroyPlayed(turn, move.card, 0);
  else turn.emit({ type: 'cacheTaken', seat });
}

function placeOf(state: State, seat: Seat): SectorId {
  return at(state.captains, seat).at ?? 'tortuga';
}

/** §3.4 */
function refresh(turn: Turn, kind: KindId): void {
  const paid = payment(turn.state, PRICE.refresh);
  refreshCard(turn, turn.seat, { face: faceNamed(turn.state, kind), paid });
}

/** §3.5 */
function moveShip(turn: Turn, sector: SectorId): void {
  turn.emit({ type: 'moved', seat: turn.seat, sector, manoeuvre: PRICE.move });
  payFortress(turn, turn.seat);
}

/** §3.6 */
function collect({ state, seat, emit }: Turn): void {
  emit({ type: 'mineralCollected', seat, sector: placeOf(state, seat), manoeuvre: PRICE.collect });
}

/** §3.8 */
function reserve({ state, seat, emit }: Turn, kind: KindId, price: number): void {
  const card = firstOf(state, at(state.captains, seat).hand, kind);
  emit({ type: 'reserved', seat, card, ...payment(state, price) });
}

/** §3.13 */
function reinforce(turn: Turn, seat: Seat, { sector, defence }: { sector: SectorId; defence: number }): void {
  turn.emit({ type: 'reinforced', seat, sector, defence, ...payment(turn.state, defencePriceOf(turn.state, defence)) });
}

/** §3.9 Its resources stay in the pool. */
function destroyPlayed(turn: Turn, kind: KindId, manoeuvre: number): void {
  const { seat, state } = turn;
  const card = firstOf(state, at(state.captains, seat).played, kind);
  turn.emit({ type: 'destroyed', seat, card, from: 'played', manoeuvre });
}

function buyInfluence(turn: Turn, seat: Seat, price: number): void {
  const { state } = turn;
  const lobby = price !== INFLUENCE_PRICE || at(state.captains, seat).at !== 'tortuga';
  turn.emit({ type: 'influenceBought', seat, price, lobby, ...payment(state, price) });
  gainInfluence(turn, seat, { source: 'bought', points: 1 });
}
