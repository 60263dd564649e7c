import { at } from '@haven/kit';
import { CRITICAL, FULL_LIFE } from '@haven/star-bounty-rules';
import type { Worth } from './worth.ts';

/** How a battle ends, as chances, from some moment on and with the best play. */
export interface Odds {
  readonly capture: number;
  readonly destroy: number;
  readonly fled: number;
  readonly death: number;
  /** The battle ends, by any of the first three, with a critical ship. */
  readonly critical: number;
  /** The life to expect at the end if the ship survives; 0 if it cannot. */
  readonly life: number;
  /** The worth to expect: see `Worth`. What was spent before this moment is not counted. */
  readonly worth: number;
}

/** Sums that differ only by their rounding. */
const EQUAL = 1e-10;

/**
 * Which of two futures to choose: the one that is worth more. Of equals the one in which fewer ships are lost, then fewer
 * are critical, then more life is left, then more is captured. Whoever chooses asks here, so that the odds of a moment
 * are those of the line that is advised there.
 */
export function isBetter(one: Odds, other: Odds): boolean {
  const differences = [
    one.worth - other.worth,
    other.death - one.death,
    other.critical - one.critical,
    one.life - other.life,
    one.capture - other.capture,
  ];
  return (differences.find((difference) => Math.abs(difference) > EQUAL) ?? 0) > 0;
}

const WORTH = 0;
const CAPTURE = 1;
const DESTROY = 2;
const FLED = 3;
const CRITICALLY = 4;
const LIFE = 5;
const WIDTH = 6;
const FIRST_ROWS = 1 << 10;

/** The ends of a battle stand first in the table: by life, one row each. */
const END = { captured: 0, destroyed: FULL_LIFE + 1, fled: 2 * (FULL_LIFE + 1) } as const;
const COLUMN = { captured: CAPTURE, destroyed: DESTROY, fled: FLED } as const;
const ENDS = 3 * (FULL_LIFE + 1);
/** Nobody captures anybody with no life left: that row is free for the destroyed ship. */
export const DEAD = 0;
export const rowOfEnd = (end: keyof typeof END, life: number) => END[end] + life;

/** A row, and what has to be paid to come there. */
export interface Priced {
  row: number;
  price: number;
}

/** Six numbers for every moment that was thought through. */
export class Rows {
  #numbers = new Float64Array(FIRST_ROWS * WIDTH);
  #used = ENDS;

  constructor(worth: Worth) {
    for (const end of ['captured', 'destroyed', 'fled'] as const) {
      for (let life = CRITICAL; life <= FULL_LIFE; life += 1) this.#writeEnd(end, life, worth);
    }
    this.#numbers[DEAD * WIDTH + WORTH] = worth.dead;
  }

  #writeEnd(end: keyof typeof END, life: number, worth: Worth): void {
    const row = rowOfEnd(end, life) * WIDTH;
    this.#numbers[row + WORTH] = at(worth[end], life);
    this.#numbers[row + COLUMN[end]] = 1;
    this.#numbers[row + CRITICALLY] = life === CRITICAL ? 1 : 0;
    this.#numbers[row + LIFE] = life;
  }

  /** A new row of noughts. */
  reserve(): number {
    if ((this.#used + 1) * WIDTH > this.#numbers.length) this.#grow();
    this.#used += 1;
    return this.#used - 1;
  }

  #grow(): void {
    const numbers = new Float64Array(this.#numbers.length * 2);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
  }

  worth(row: number): number {
    return this.#numbers[row * WIDTH] ?? 0;
  }

  /** Whether one row at its price is to be chosen rather than another at its own. */
  isBetter(row: number, price: number, other: Priced): boolean {
    const more = this.worth(row) - price - (this.worth(other.row) - other.price);
    if (Math.abs(more) > EQUAL) return more > 0;
    return row !== other.row && isBetter(this.odds(row, price), this.odds(other.row, other.price));
  }

  /** With this chance the battle goes on as that row says. */
  add(row: number, other: number, chance: number): void {
    const numbers = this.#numbers;
    const to = row * WIDTH;
    const from = other * WIDTH;
    for (let column = 0; column < WIDTH; column += 1) {
      numbers[to + column] = (numbers[to + column] ?? 0) + chance * (numbers[from + column] ?? 0);
    }
  }

  pay(row: number, price: number): void {
    this.#numbers[row * WIDTH] = this.worth(row) - price;
  }

  /** With chance `stay` the same moment comes again: the sum of all its turns is a division. */
  unroll(row: number, stay: number): void {
    for (let column = 0; column < WIDTH; column += 1) {
      this.#numbers[row * WIDTH + column] = (this.#numbers[row * WIDTH + column] ?? 0) / (1 - stay);
    }
  }

  odds(row: number, price = 0): Odds {
    const [worth = 0, capture = 0, destroy = 0, fled = 0, critical = 0, life = 0] = this.#numbers.subarray(row * WIDTH);
    const alive = capture + destroy + fled;
    return {
      capture,
      destroy,
      fled,
      death: Math.max(0, 1 - alive),
      critical,
      life: alive > 0 ? life / alive : 0,
      worth: worth - price,
    };
  }
}
