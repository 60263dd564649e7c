import { at } from '@haven/kit';
import { tileOf } from '../components/card-index.ts';
import { SECTORS, type SectorId } from '../components/sectors.ts';
import { checkInfluence, isOver, totalOf } from '../ending/influence.ts';
import * as moves from '../moves.ts';
import { payBonus } from '../sectors/powers.ts';
import { raised, sectorOf } from '../sectors/sectors.ts';
import type { Act, Seat, State, Turn } from '../types.ts';
import { fundsOf, payment, priceOf } from './payment.ts';

/** §8.3.11 Sappers make any conquest but Tortuga's cheaper in Manoeuvre. */
export function manoeuvrePriceOf(state: State, id: SectorId): number {
  const price = priceOf(sectorOf(state, id));
  return id === 'tortuga' ? price : Math.max(0, price - state.turn.siege);
}

/** Why a sector cannot be conquered whatever one pays. */
export type Barrier = 'council' | 'own-sector' | 'guarded' | 'not-leader';

export function barrierTo(state: State, seat: Seat, id: SectorId): Barrier | undefined {
  const { owner } = sectorOf(state, id);
  if (state.lastRound !== null) return 'council'; // §6.3
  if (owner === seat) return 'own-sector'; // §3.12.3
  if (owner !== null && at(state.captains, owner).at === id) return 'guarded'; // §3.12.4
  if (id === 'tortuga' && !mayTakeTortuga(state, seat)) return 'not-leader'; // §7.1.4
  return undefined;
}

/** §7.1.4 Aggressive pirates take Tortuga only to win: first, or tied for first, with its control token. */
function mayTakeTortuga(state: State, seat: Seat): boolean {
  if (state.options.scenario !== 'aggressive') return true;
  const mine = totalOf(state, seat) + tileOf(state, 'tortuga').control;
  return state.captains.every((_, other) => other === seat || totalOf(state, other) <= mine);
}

export function offerConquest(state: State, seat: Seat, acts: Act[]): void {
  const place = at(state.captains, seat).at;
  if (place === null) return;
  const inManoeuvre = state.turn.manoeuvre >= manoeuvrePriceOf(state, place);
  const inCrypto = canPayCrypto(state, seat, place);
  if ((!inManoeuvre && !inCrypto) || barrierTo(state, seat, place) !== undefined) return;
  if (inManoeuvre) acts.push(moves.conquer);
  if (inCrypto) acts.push(moves.conquerWithCrypto);
}

/** §7.2.2 Peaceful pirates may pay the whole price in Crypto. */
function canPayCrypto(state: State, seat: Seat, place: SectorId): boolean {
  return state.options.scenario === 'peaceful' && fundsOf(state, seat) >= priceOf(sectorOf(state, place));
}

/** §3.12 The marker goes one up; control and bonus token change hands (§3.12.1). */
export function conquer(turn: Turn, seat: Seat, pay: 'manoeuvre' | 'crypto'): void {
  const { state } = turn;
  const sector = at(state.captains, seat).at;
  if (sector === null) throw new Error('a ship in the cargo bay conquers nothing');
  const from = sectorOf(state, sector).owner;
  const defence = raised(state, sector, 1);
  turn.emit({ type: 'conquered', seat, sector, from, defence, ...costOf(state, sector, pay) });
  afterGain(turn, seat, sector);
}

function costOf(state: State, sector: SectorId, pay: 'manoeuvre' | 'crypto') {
  if (pay === 'crypto') return { manoeuvre: 0, siege: 0, ...payment(state, priceOf(sectorOf(state, sector))) };
  const siege = sector === 'tortuga' ? 0 : state.turn.siege;
  return { manoeuvre: manoeuvrePriceOf(state, sector), siege, crypto: 0, minerals: 0 };
}

/** §4.13 The winner takes the sector of the beaten controller. */
export function seize(turn: Turn, seat: Seat, spoil: { readonly sector: SectorId; readonly from: Seat }): void {
  turn.emit({ type: 'seized', seat, ...spoil, defence: raised(turn.state, spoil.sector, 1) });
  afterGain(turn, seat, spoil.sector);
}

function afterGain(turn: Turn, seat: Seat, sector: SectorId): void {
  checkInfluence(turn, seat);
  if (isOver(turn.state)) return;
  payBonus(turn, seat, sector);
  if (sector === 'tortuga') usurp(turn, seat);
}

/** §6.2 Tortuga has fallen: the last round begins; §7.1.4 among aggressive pirates the game is over. */
function usurp(turn: Turn, seat: Seat): void {
  turn.emit({ type: 'lastRoundBegan', seat });
  if (turn.state.options.scenario === 'aggressive') turn.emit({ type: 'gameEnded', verdict: 'usurper' });
}

const REINFORCEABLE = SECTORS.filter((sector) => sector !== 'tortuga');

/** §3.13 Any own sector but Tortuga, from anywhere: up to the last spot, for the full new value. */
export function offerReinforcements(state: State, seat: Seat, acts: Act[]): void {
  const funds = fundsOf(state, seat) + (state.turn.discounts?.reinforcing ?? 0); // §8.3.30
  for (const id of REINFORCEABLE) {
    const sector = state.sectors[id];
    if (sector?.owner !== seat) continue;
    const most = Math.min(funds, tileOf(state, id).most);
    for (let defence = sector.defence + 1; defence <= most; defence += 1) acts.push(moves.reinforce(id, defence));
  }
}
