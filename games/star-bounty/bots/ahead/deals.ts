import { at } from '@haven/kit';
import {
  FIT_PRICE,
  HEART_PRICE,
  heartsToHeal,
  isNext,
  LAST_SECTOR,
  type Move,
  moves,
  PART,
  PARTS,
  type Part,
  priceOf,
  REPAIR_PRICE,
  type State,
  starBounty,
} from '@haven/star-bounty-rules';
import type { Mind } from './habits.ts';

/** §6.15 Everything is sold, the crew is healed, then the best buys are made until none pays, and the back room is looked into. */
export function deal(state: State, mind: Mind): Move {
  const [taken] = state.collection;
  return taken ? moves.sell[taken.card] : (healing(state, mind) ?? purchase(state, mind));
}

/** §6.10 The hearts that are worth their price. */
function healing(state: State, { habits, costOfLife }: Mind): Move | undefined {
  const least = (habits.thrift * HEART_PRICE) / habits.heal;
  const most = heartsToHeal(state);
  let hearts = 0;
  while (hearts < most) {
    const life = state.life + hearts;
    if ((costOfLife[life] ?? 0) - (costOfLife[life + 1] ?? 0) < least) break;
    hearts += 1;
  }
  return hearts > 0 ? at(moves.heal, hearts) : undefined;
}

function purchase(state: State, mind: Mind): Move {
  const legal = starBounty.legalMoves(state, 0);
  const isOpen = () => legal.includes(moves.backRoom) && isWorthALook(state, mind);
  return bestBuy(state, legal, mind) ?? (isOpen() ? moves.backRoom : moves.leave);
}

/** The deal that gains most for each credit, if it gains enough. */
function bestBuy(state: State, legal: readonly Move[], mind: Mind): Move | undefined {
  const left = bountiesLeft(state);
  let best: Move | undefined;
  let most = mind.habits.thrift;
  for (const move of legal) {
    const rate = rateOf(state, move, { mind, left });
    if (rate <= most) continue;
    most = rate;
    best = move;
  }
  return best;
}

function bountiesLeft({ rows, bountyPile }: State): number {
  let left = bountyPile.length;
  for (const { enemies } of rows) left += enemies.length;
  return left;
}

interface Plan {
  readonly mind: Mind;
  /** The battles to come. */
  readonly left: number;
}

/** What a deal gains for each credit. */
function rateOf(state: State, move: Move, plan: Plan): number {
  switch (move.type) {
    case 'fit':
      return (gainOfFit(state, move.part, plan) - worthInHand(state, move.part, plan)) / FIT_PRICE;
    case 'buyFit':
      return rateOfFit(state, move.part, plan);
    case 'buy':
      return Math.max(worthInHand(state, move.part, plan) / priceOf(move.part), rateOfFit(state, move.part, plan));
    case 'repair':
      return plan.mind.habits.repair / REPAIR_PRICE;
    default:
      return 0;
  }
}

/** A part that is bought to be fitted at once. */
function rateOfFit(state: State, part: Part, plan: Plan): number {
  const price = priceOf(part) + FIT_PRICE;
  return isNext(state, part) && price <= state.credits ? gainOfFit(state, part, plan) / price : 0;
}

/** §6.12 What a fitted part brings in each battle to come; one that the next part at hand can follow brings more. */
function gainOfFit({ hand, shelf }: State, part: Part, { mind: { habits }, left }: Plan): number {
  const gain = PART[part].system === 'ballistics' ? habits.fitGuns : habits.fitDefence;
  const next = NEXT[part];
  const follows = next !== undefined && (hand.includes(next) || shelf.includes(next));
  return left * gain + (follows ? habits.chain : 0);
}

const NEXT: Readonly<Partial<Record<Part, Part>>> = Object.fromEntries(
  PARTS.map((part, place) => [part, PARTS[place + 1]]).filter(
    ([part, next]) => part && next && PART[part].system === PART[next].system,
  ),
);

function worthInHand({ systems }: State, part: Part, { mind: { habits } }: Plan): number {
  const { system, value } = PART[part];
  const soon = value === systems[system] + 2 ? habits.chain : 0;
  return soon + value * (system === 'ballistics' ? habits.buyClubPoint : habits.buyPartPoint);
}

/** §6.9 Where there is money left for what may lie there. */
function isWorthALook({ credits, sector }: State, { habits }: Mind): boolean {
  return credits >= habits.backRoom + (sector === LAST_SECTOR - 1 ? habits.backRoomLate : 0);
}
