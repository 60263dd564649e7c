import { at, type Refusal } from '@haven/kit';
import { tileOf, type WithOptions } from '../components/card-index.ts';
import type { SectorId } from '../components/sectors.ts';
import { checkInfluence, isOver } from '../ending/influence.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import { type Holdings, totalOf } from '../sectors/control.ts';
import { payBonus } from '../sectors/powers.ts';
import { noPlace, placeOf, raised, type Sectors, sectorOf } from '../sectors/sectors.ts';
import type { Act, Seat, Sector, State, Turn, TurnMove, TurnState } from '../types.ts';
import { fundsOf, paymentOf, tooFewCrypto, tooFewManoeuvre } from './payment.ts';

/** §3.12 Conquer the ship's sector: in Manoeuvre, §7.2.2 or among peaceful pirates in Crypto. */
export const conquer: Act<'conquer'> = {
  offer: (state, _step, seat) => conquests(state, seat),
  barrier: (state, seat, { pay }) => {
    if (pay === 'crypto' && !maySpendCrypto(state)) return because('not-peaceful', '§7.2.2');
    return noPlace(state, seat) ?? barrierToConquest(state, seat, placeOf(state, seat)) ?? tooDear(state, seat, pay);
  },
  play: (turn, _step, { pay }) => conquerHere(turn, turn.seat, pay),
};

/** §3.12 Defence + 1; §5.7 Tortuga is always 15. */
export function conquestPriceOf(table: Sectors<Pick<Sector, 'defence'>>, id: SectorId): number {
  return sectorOf(table, id).defence + 1;
}

/** A state or a view: what a conquest costs. */
type Prices = Sectors<Pick<Sector, 'defence'>> & { readonly turn: Pick<TurnState, 'siege'> };

/** §8.3.11 Sappers make any conquest but Tortuga's cheaper in Manoeuvre. */
export function manoeuvrePriceOf(table: Prices, id: SectorId): number {
  const price = conquestPriceOf(table, id);
  return id === 'tortuga' ? price : Math.max(0, price - table.turn.siege);
}

/** §7.2.2 */
export function maySpendCrypto({ options }: WithOptions): boolean {
  return options.scenario === 'peaceful';
}

export function conquests(state: State, seat: Seat): TurnMove[] {
  const place = at(state.captains, seat).at;
  if (place === null) return []; // §4.16
  const inManoeuvre = state.turn.manoeuvre >= manoeuvrePriceOf(state, place);
  const inCrypto = maySpendCrypto(state) && fundsOf(state, seat) >= conquestPriceOf(state, place);
  if ((!inManoeuvre && !inCrypto) || barrierToConquest(state, seat, place) !== undefined) return [];
  if (!inManoeuvre) return [moves.conquerWithCrypto];
  return inCrypto ? [moves.conquer, moves.conquerWithCrypto] : [moves.conquer];
}

/** A state or a view: all that may close a sector to a conqueror. */
type Politics = Holdings &
  WithOptions &
  Pick<State, 'lastRound'> & {
    readonly captains: readonly { readonly at: SectorId | null; readonly influence: number }[];
  };

/** Why a sector cannot be conquered whatever one pays. */
export function barrierToConquest(table: Politics, seat: Seat, id: SectorId): Refusal | undefined {
  const { owner } = sectorOf(table, id);
  if (table.lastRound !== null) return COUNCIL; // §6.3
  if (owner === seat) return OWN_SECTOR; // §3.12.3
  if (owner !== null && at(table.captains, owner).at === id) return GUARDED; // §3.12.4
  return id === 'tortuga' && !mayTakeTortuga(table, seat) ? NOT_LEADER : undefined;
}

const COUNCIL = because('council', '§6.3');
const OWN_SECTOR = because('own-sector', '§3.12.3');
const GUARDED = because('guarded', '§3.12.4');
const NOT_LEADER = because('not-leader', '§7.1.4');

/** §7.1.4 Aggressive pirates take Tortuga only to win: first, or tied for first, with its control token. */
function mayTakeTortuga(table: Politics, seat: Seat): boolean {
  if (table.options.scenario !== 'aggressive') return true;
  const mine = totalOf(table, seat) + tileOf(table, 'tortuga').control;
  return table.captains.every((_, other) => other === seat || totalOf(table, other) <= mine);
}

type Currency = 'manoeuvre' | 'crypto';

function tooDear(state: State, seat: Seat, pay: Currency): Refusal | undefined {
  const place = placeOf(state, seat);
  return pay === 'crypto'
    ? tooFewCrypto(state, seat, { price: conquestPriceOf(state, place), rule: '§7.2.2' })
    : tooFewManoeuvre(state, { price: manoeuvrePriceOf(state, place), rule: '§3.12' });
}

/** §3.12 The marker goes one up; control and bonus token change hands (§3.12.1). */
function conquerHere(turn: Turn, seat: Seat, pay: Currency): void {
  const { state } = turn;
  const sector = placeOf(state, seat);
  const from = sectorOf(state, sector).owner;
  const defence = raised(state, sector, 1);
  turn.emit({ type: 'conquered', seat, sector, from, defence, ...costOf(state, sector, pay) });
  afterGain(turn, seat, sector);
}

function costOf(state: State, sector: SectorId, pay: Currency) {
  if (pay === 'crypto') return { manoeuvre: 0, siege: 0, ...paymentOf(state, conquestPriceOf(state, sector)) };
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
