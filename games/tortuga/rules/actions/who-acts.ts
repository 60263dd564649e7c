import { at, type Seat } from '@haven/kit';
import type { Effect } from '../components/board.ts';
import { ACTIONS, type Action } from '../components/dice.ts';
import { type Boards, inOrder, isDuel, type TurnOrder } from '../seats.ts';
import type { Deed, Player } from '../types.ts';
import { totalOf } from './totals.ts';

/** A state or a view: who begins, and what lies on the boards. */
type Ranking = TurnOrder<Pick<Player, 'placed' | 'bonus'>>;

/** §3.1 All five actions in order, for each the one or two who may perform it. */
export function rankDeeds(table: Ranking): Deed[] {
  const deeds: Deed[] = [];
  for (const action of ACTIONS) addDeeds(deeds, table, action);
  return deeds;
}

function addDeeds(deeds: Deed[], table: Ranking, action: Action): void {
  const claims = claimsOn(table, action);
  for (let index = 0; index < claims.length; index += 1) {
    const { seat, total } = at(claims, index);
    const position = positionAt(table, index, total);
    if (position === null) return;
    deeds.push({ seat, action, position, total });
  }
}

/** How a seat stands at an action. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** The others have dice there for nothing, or none at all. */
  readonly position: Deed['position'] | null;
}

/** Everybody, the best total first. */
export function standingsOf(table: Ranking, action: Action): Standing[] {
  return claimsOn(table, action).map(({ seat, total }, index) => ({
    seat,
    total,
    position: positionAt(table, index, total),
  }));
}

/** §3.2 The best total is first, the second best second (§9.1: with two players only the best); §3.5 without dice nobody acts. */
function positionAt(table: Boards, index: number, total: number): Standing['position'] {
  if (total === 0 || index >= effectsOf(table).length) return null;
  return index === 0 ? 1 : 2;
}

/** A total, and how many come before its owner in start order. */
interface Claim {
  readonly seat: Seat;
  readonly total: number;
  readonly place: number;
}

function claimsOn(table: Ranking, action: Action): Claim[] {
  const order = inOrder(table);
  const claims: Claim[] = [];
  for (let place = 0; place < order.length; place += 1) {
    const seat = at(order, place);
    insert(claims, { seat, total: totalOf(at(table.players, seat), action), place });
  }
  return claims;
}

function insert(claims: Claim[], claim: Claim): void {
  let index = claims.length;
  for (; index > 0; index -= 1) {
    const better = at(claims, index - 1);
    if (claim.total < neededToOutdo(better, claim.place)) break;
    claims[index] = better;
  }
  claims[index] = claim;
}

/** §3.3 What it takes to be better than such a claim: of equal totals the one whose owner comes first in start order wins. */
export function neededToOutdo({ total, place }: Pick<Claim, 'total' | 'place'>, challenger: number): number {
  return challenger < place ? total : total + 1;
}

/** §3.2 The effects that an action has at this table, best position first; §9.1 with two players one alone. */
export function effectsOf(table: Boards): readonly Effect[] {
  return isDuel(table) ? DUEL : FIRST_AND_SECOND;
}

const DUEL = ['duel'] as const;
const FIRST_AND_SECOND = ['first', 'second'] as const;

/** §3.2 The effect for whoever acts in this position. */
export function effectFor(table: Boards, { position }: Pick<Deed, 'position'>): Effect {
  return at(effectsOf(table), position - 1);
}
