import { at, type Rng, shuffle } from '@haven/kit';
import {
  BACK_ROOM_PRICE,
  BOUNTIES,
  FIT_PRICE,
  FULL_LIFE,
  HAND_LIMIT,
  HEART_PRICE,
  LAST_SECTOR,
  moves,
  PARTS,
  priceOf,
  REPAIR_PRICE,
  SHELF,
} from '@haven/star-bounty-rules';
import { BALLISTICS, type DryRun, leftIn, SUIT, VALUE } from './dry-run.ts';
import type { Habits, Mind } from './habits.ts';

const PRICE = PARTS.map(priceOf);

/** §6.6, §6.16 */
export function shelve(run: DryRun, rng: Rng): void {
  let wanted = SHELF;
  while (wanted > 0 && hasStock(run)) {
    if (run.shopPile.length === 0) {
      run.shopPile = shuffle(rng, run.salvage);
      run.salvage = [];
    }
    for (; wanted > 0 && run.shopPile.length > 0; wanted -= 1) run.shelf.push(run.shopPile.pop() ?? 0);
  }
}

const hasStock = (run: DryRun) => run.shopPile.length + run.salvage.length > 0;

/** §6.15 Everything is sold, the crew is healed, then the best buys are made until none pays. */
export function visit(run: DryRun, mind: Mind, rng: Rng): void {
  sellAll(run);
  heal(run, mind);
  const left = leftIn(run);
  do buyAll(run, mind.habits, left);
  while (openBackRoom(run, mind.habits, rng));
  for (const part of run.shelf) run.salvage.push(part);
  run.shelf.length = 0;
  run.told?.push(moves.leave);
}

/** §6.5 */
function sellAll(run: DryRun): void {
  for (const { bounty, credits } of run.taken) {
    run.credits += credits;
    run.told?.push(moves.sell[at(BOUNTIES, bounty)]);
  }
  run.taken.length = 0;
}

/** §6.10 */
function heal(run: DryRun, { habits, costOfLife }: Mind): void {
  const least = (habits.thrift * HEART_PRICE) / habits.heal;
  let hearts = 0;
  while (run.life < FULL_LIFE && run.credits >= HEART_PRICE) {
    if ((costOfLife[run.life] ?? 0) - (costOfLife[run.life + 1] ?? 0) < least) break;
    run.life += 1;
    run.credits -= HEART_PRICE;
    hearts += 1;
  }
  if (hearts > 0) run.told?.push(at(moves.heal, hearts));
}

const NONE = -1;
const REPAIR = -2;

interface Offer {
  readonly gain: number;
  readonly price: number;
  /** The part that it is about, or REPAIR. */
  readonly part: number;
  readonly isFitted: boolean;
}

/** The best deal so far: what it gains for each credit. */
const best = { rate: 0, part: NONE, isFitted: false };

function buyAll(run: DryRun, habits: Habits, left: number): void {
  for (;;) {
    best.rate = habits.thrift;
    best.part = NONE;
    lookAtHand(run, habits, left);
    lookAtShelf(run, habits, left);
    if (run.wrecked > 0) weigh(run, { gain: habits.repair, price: REPAIR_PRICE, part: REPAIR, isFitted: false });
    if (best.part === NONE) return;
    if (best.part === REPAIR) repair(run);
    else if (run.hand.includes(best.part)) fitPart(run, best.part);
    else buy(run, best.part);
  }
}

function weigh(run: DryRun, { gain, price, part, isFitted }: Offer): void {
  if (price > run.credits || gain <= best.rate * price) return;
  best.rate = gain / price;
  best.part = part;
  best.isFitted = isFitted;
}

function lookAtHand(run: DryRun, habits: Habits, left: number): void {
  for (const part of run.hand) {
    if (!isNext(run, part)) continue;
    const gain = gainOfFit(run, habits, { part, left }) - worthInHand(run, habits, part);
    weigh(run, { gain, price: FIT_PRICE, part, isFitted: true });
  }
}

function lookAtShelf(run: DryRun, habits: Habits, left: number): void {
  const isFull = run.hand.length >= HAND_LIMIT;
  for (const part of run.shelf) {
    const price = PRICE[part] ?? 0;
    if (isNext(run, part))
      weigh(run, { gain: gainOfFit(run, habits, { part, left }), price: price + FIT_PRICE, part, isFitted: true });
    if (!isFull) weigh(run, { gain: worthInHand(run, habits, part), price, part, isFitted: false });
  }
}

const isNext = (run: DryRun, part: number) => VALUE[part] === (run.power[SUIT[part] ?? 0] ?? 0) + 1;

/** §6.12 What a fitted part brings in each battle to come; one that the next part at hand can follow brings more. */
function gainOfFit(run: DryRun, habits: Habits, { part, left }: { part: number; left: number }): number {
  const gain = SUIT[part] === BALLISTICS ? habits.fitGuns : habits.fitDefence;
  const next = part + 1;
  const follows = SUIT[next] === SUIT[part] && (run.hand.includes(next) || run.shelf.includes(next));
  return left * gain + (follows ? habits.chain : 0);
}

function worthInHand(run: DryRun, habits: Habits, part: number): number {
  const suit = SUIT[part] ?? 0;
  const value = VALUE[part] ?? 0;
  const soon = value === (run.power[suit] ?? 0) + 2 ? habits.chain : 0;
  return soon + value * (suit === BALLISTICS ? habits.buyClubPoint : habits.buyPartPoint);
}

/** §6.8 With a full hand a part is bought only to be fitted at once. */
function buy(run: DryRun, part: number): void {
  const { isFitted } = best;
  const isFull = run.hand.length >= HAND_LIMIT;
  run.shelf.splice(run.shelf.indexOf(part), 1);
  run.hand.push(part);
  run.credits -= PRICE[part] ?? 0;
  run.told?.push((isFull ? moves.buyFit : moves.buy)[at(PARTS, part)]);
  if (!isFitted) return;
  fitPart(run, part);
  if (isFull) run.told?.pop();
}

function fitPart(run: DryRun, part: number): void {
  run.hand.splice(run.hand.indexOf(part), 1);
  run.power[SUIT[part] ?? 0] = VALUE[part] ?? 0;
  run.credits -= FIT_PRICE;
  run.told?.push(moves.fit[at(PARTS, part)]);
}

/** §6.13 */
function repair(run: DryRun): void {
  run.wrecked -= 1;
  run.ready += 1;
  run.credits -= REPAIR_PRICE;
  run.told?.push(moves.repair);
}

/** §6.9 Where there is money left for what may lie there. */
function openBackRoom(run: DryRun, habits: Habits, rng: Rng): boolean {
  const purse = habits.backRoom + (run.sector === LAST_SECTOR - 1 ? habits.backRoomLate : 0);
  if (run.credits < Math.max(BACK_ROOM_PRICE, purse) || !hasStock(run)) return false;
  run.credits -= BACK_ROOM_PRICE;
  run.told?.push(moves.backRoom);
  shelve(run, rng);
  return true;
}
