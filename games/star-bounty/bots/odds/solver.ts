import { at } from '@haven/kit';
import { CRITICAL, FULL_LIFE } from '@haven/star-bounty-rules';
import { type Answers, answersOf } from './answers.ts';
import { type Finishes, finishesOf } from './finishes.ts';
import { type Frame, frameOf, LIVES } from './frame.ts';
import { createMemo } from './memo.ts';
import type { Query } from './query.ts';
import { IMPACTS, SHOTS, type Throw } from './rolls.ts';
import { DEAD, type Priced, Rows, rowOfEnd } from './rows.ts';
import * as moments from './state.ts';

const PAUSED = Symbol('paused');

/** The dice are known: `amount` is what they and the coin make. */
export type Known = Pick<Throw, 'amount' | 'double'>;

/**
 * The exact odds of one battle, thought through from any of its moments and remembered for the rest of it.
 *
 * Why so few moments are enough:
 * - Health falls with every shot (§5.1), life and hand never grow: the recursion ends.
 * - A club used before the last shot does as much in the last shot (its power adds up, §4.9), and is saved if there is
 *   none. So clubs are spent with the shot that ends the battle, and only the cheapest sets matter there.
 * - Drones and parts can wait for the known roll (§4.5, §4.8), and a part or drone without which the same life is left
 *   can wait for the next shot. So only answers count in which nothing is idle.
 * - The one moment that can come again unchanged is an enemy double absorbed for nothing (§5.6): a geometric series.
 */
export class Solver {
  readonly frame: Frame;
  readonly rows: Rows;
  readonly #memo = createMemo();
  readonly #finishes: Finishes[] = [];
  readonly #answers: Answers[] = [];
  #left = Number.POSITIVE_INFINITY;
  /** The best answer to a known roll. */
  readonly #chosen: Priced = { row: DEAD, price: 0 };

  constructor(query: Query) {
    this.frame = frameOf(query);
    this.rows = new Rows(query.worth);
  }

  /** How many moments were thought through. */
  get states(): number {
    return this.#memo.size();
  }

  /** Thinks about so many moments more; undefined if that was not enough. What was found out is kept. */
  within<Found>(states: number, think: () => Found): Found | undefined {
    this.#left = states;
    try {
      return think();
    } catch (thrown) {
      if (thrown !== PAUSED) throw thrown;
      return undefined;
    } finally {
      this.#left = Number.POSITIVE_INFINITY;
    }
  }

  /** The row of a moment before a throw. */
  rowOf(state: number): number {
    const known = this.#memo.get(state);
    if (known >= 0) return known;
    if (this.#left <= 0) throw PAUSED;
    const row = moments.isBracing(state) ? this.#brace(state) : this.#fire(state);
    this.#left -= 1;
    this.#memo.set(state, row);
    return row;
  }

  /** §5.9 On with the fight, or §5.10 away if that is worth more. */
  rowOfReengage(state: number): number {
    const on = this.rowOf(state);
    if (this.frame.query.ticket === null) return on;
    const away = rowOfEnd('fled', moments.lifeOf(state));
    return this.rows.isBetter(away, 0, { row: on, price: 0 }) ? away : on;
  }

  /** §5.1 */
  #fire(state: number): number {
    const row = this.rows.reserve();
    for (const shot of SHOTS) {
      this.#shoot(state, shot);
      this.#follow(row, shot.chance);
    }
    return row;
  }

  /** A known shot: as it is, with a drone, with the clubs that end the battle. */
  #shoot(state: number, shot: Known): void {
    const plain = this.rowOfShot(state, shot);
    const gunner = this.gunnerFor(state, shot);
    const boosted = gunner === state ? plain : this.rowOfShot(gunner, shot);
    this.#choose(plain, 0);
    this.#offerFinishes(state, shot, 0);
    if (gunner === state) return;
    this.#offer(boosted, this.frame.query.worth.drone);
    this.#offerFinishes(gunner, shot, this.frame.query.worth.drone);
  }

  /** The state with a drone on the ballistics, where one could be of use to this shot. */
  gunnerFor(state: number, shot: Known): number {
    const drones = at(this.frame.gunner, moments.dronesOf(state));
    return drones < 0 || this.healthAfter(state, shot) <= 0 ? state : moments.withDrones(state, drones);
  }

  /** §5.1 What a shot leaves of the enemy if nothing more is added. */
  healthAfter(state: number, shot: Known): number {
    const ballistics = at(this.frame.ballistics, moments.dronesOf(state));
    return moments.healthOf(state) - shot.amount - ballistics - moments.boostOf(state);
  }

  /** The row after a shot to which nothing more is added. */
  rowOfShot(state: number, shot: Known): number {
    const health = this.healthAfter(state, shot);
    if (health <= 0) return rowOfEnd(health === 0 ? 'captured' : 'destroyed', moments.lifeOf(state)); // §3.4, §3.5
    const next = moments.withHealth(moments.fresh(state), health);
    return this.rowOf(shot.double ? next : moments.bracing(next, 0)); // §5.2
  }

  #offerFinishes(state: number, shot: Known, price: number): void {
    const health = this.healthAfter(state, shot);
    if (health <= 0) return;
    const { exact, over } = this.#finishesOf(moments.handOf(state));
    const life = moments.lifeOf(state);
    this.#offer(rowOfEnd('captured', life), price + (exact[health] ?? 0));
    this.#offer(rowOfEnd('destroyed', life), price + (over[health] ?? 0));
  }

  #finishesOf(hand: number): Finishes {
    const known = this.#finishes[hand];
    if (known) return known;
    const finishes = finishesOf(this.frame, hand & this.frame.clubs);
    this.#finishes[hand] = finishes;
    return finishes;
  }

  #offer(row: number, price: number): void {
    if (this.rows.isBetter(row, price, this.#chosen)) this.#choose(row, price);
  }

  #choose(row: number, price: number): void {
    this.#chosen.row = row;
    this.#chosen.price = price;
  }

  /** With this chance, what was chosen. */
  #follow(row: number, chance: number): void {
    this.rows.add(row, this.#chosen.row, chance);
    if (this.#chosen.price > 0) this.rows.pay(row, chance * this.#chosen.price);
  }

  /** §5.4 */
  #brace(state: number): number {
    const row = this.rows.reserve();
    let absorbed = 0;
    let again = 0;
    for (const impact of IMPACTS) {
      if (this.damageOf(state, impact) > 0) {
        this.#endure(state, impact);
        this.#follow(row, impact.chance);
      } else if (impact.double) again += impact.chance;
      else absorbed += impact.chance;
    }
    this.rows.add(row, this.rowOfReengage(moments.fresh(state)), absorbed);
    this.rows.unroll(row, again);
    return row;
  }

  /** §5.5 What gets through if nothing more is added. */
  damageOf(state: number, impact: Known): number {
    return impact.amount - at(this.frame.defence, moments.dronesOf(state)) - moments.boostOf(state);
  }

  /** A known impact: nothing is done about it, or something of which nothing is idle. */
  #endure(state: number, impact: Known): void {
    const damage = this.damageOf(state, impact);
    const { all, flip, boost, power, least, price } = this.answersOf(state);
    // What is thought through on the way chooses too, so the best so far is kept here.
    const best: Priced = { row: this.rowOfImpact(state, this.lifeAfter(state, damage), impact), price: 0 };
    for (let answer = 0; answer < all.length; answer += 1) {
      const through = damage - (power[answer] ?? 0);
      if (this.isIdle(state, through, least[answer] ?? 0)) continue;
      const left = moments.answered(state, flip[answer] ?? 0, boost[answer] ?? 0);
      const row = this.rowOfImpact(left, this.lifeAfter(state, through), impact);
      const asked = price[answer] ?? 0;
      if (!this.rows.isBetter(row, asked, best)) continue;
      best.row = row;
      best.price = asked;
    }
    this.#choose(best.row, best.price);
  }

  answersOf(state: number): Answers {
    const index = moments.suppliesOf(state);
    const known = this.#answers[index];
    if (known) return known;
    const answers = answersOf(this.frame, moments.handOf(state), moments.dronesOf(state));
    this.#answers[index] = answers;
    return answers;
  }

  /** Whether the weakest part of an answer could be missed, or all of it: the life left would be the same. */
  isIdle(state: number, through: number, least: number): boolean {
    return through > 0 ? this.lifeAfter(state, through) <= CRITICAL : through + least <= 0;
  }

  /** The life after so much gets through. */
  lifeAfter(state: number, through: number): number {
    const life = moments.lifeOf(state);
    return through <= 0 ? life : at(this.frame.lives, LIVES * life + Math.min(through, FULL_LIFE));
  }

  /** The row after an impact that leaves so much life. */
  rowOfImpact(state: number, life: number, impact: Known): number {
    if (life === 0) return DEAD;
    const next = moments.withLife(state, life);
    return impact.double ? this.rowOf(next | moments.BRACING) : this.rowOfReengage(moments.fresh(next)); // §5.6
  }
}
