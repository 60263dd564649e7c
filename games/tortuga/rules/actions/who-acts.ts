import { at, type Seat } from '@haven/kit';
import type { Effect } from '../components/board.ts';
import { ACTIONS, type Action } from '../components/dice.ts';
import { type Boards, inOrder, isDuel, placeInOrder, type Table } from '../seats.ts';
import type { Deed, Player } from '../types.ts';
import { totalOf } from './totals.ts';

/** A state or a view: who begins, and what lies on the boards. */
type Ranking = Table<Pick<Player, 'placed' | 'bonus'>>;

/** §3.1 All five actions in order, for each the one or two who may perform it. */
export function rankDeeds(table: Ranking): Deed[] {
  const deeds: Deed[] = [];
  for (const action of ACTIONS)
    for (const { seat, position, total } of standingsOf(table, action))
      if (position !== null) deeds.push({ seat, action, position, total });
  return deeds;
}

/** How a seat stands at an action. */
export interface Standing {
  readonly seat: Seat;
  readonly total: number;
  /** The others have dice there for nothing, or none at all. */
  readonly position: Deed['position'] | null;
}

/** §3.2 The best total is first, the second best second (§9.1: with two players only the best); §3.5 without dice nobody acts. */
export function standingsOf(table: Ranking, action: Action): Standing[] {
  const claims: Claim[] = [];
  for (const seat of inOrder(table)) insert(claims, claimOf(table, seat, action));
  const acting = effectsOf(table).length;
  return claims.map(({ seat, total }, index) => ({
    seat,
    total,
    position: total > 0 && index < acting ? at(POSITIONS, index) : null,
  }));
}

const POSITIONS = [1, 2] as const;

/** A total, and how many come before its owner in start order. */
interface Claim {
  readonly seat: Seat;
  readonly total: number;
  readonly place: number;
}

function claimOf(table: Ranking, seat: Seat, action: Action): Claim {
  return { seat, total: totalOf(at(table.players, seat), action), place: placeInOrder(table, seat) };
}

function insert(claims: Claim[], claim: Claim): void {
  let index = claims.length;
  while (index > 0 && claim.total >= neededToOutdo(at(claims, index - 1), claim.place)) index -= 1;
  claims.splice(index, 0, claim);
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
