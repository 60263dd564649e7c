export type Value = string | number | bigint | null;

/** What a database is asked that answers later. */
export interface Question {
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface Answer {
  readonly rows: readonly unknown[];
  /** How many rows were written. */
  readonly changes: number;
}

/**
 * Something to be done with a database, said once for all of them. SQLite does each statement at once and never asks;
 * what asks PostgreSQL goes on when the answer is there.
 */
export type Work<R> = Iterable<Question, R, Answer>;

/** Work that is done already: iterable, iterator and result in one, for SQLite never has anything else. */
class Done<R> implements Iterator<Question, R, Answer> {
  readonly done = true;
  readonly value: R;
  constructor(value: R) {
    this.value = value;
  }
  [Symbol.iterator](): this {
    return this;
  }
  next(): this {
    return this;
  }
}

export function done<R>(value: R): Work<R> {
  return new Done(value);
}

/** The result of work that never asks. */
export function atOnce<R>(work: Work<R>): R {
  const step = work[Symbol.iterator]().next();
  if (!step.done) throw new TypeError(`nobody answers ${step.value.sql}`);
  return step.value;
}

/** The result of work whose questions are answered one after the other. */
export async function inTurn<R>(work: Work<R>, answer: (question: Question) => Promise<Answer>): Promise<R> {
  const iterator = work[Symbol.iterator]();
  let step = iterator.next();
  while (!step.done) {
    const asked = await Promise.allSettled([answer(step.value)]);
    step = goOn(iterator, asked[0]);
  }
  return step.value;
}

/** The work hears of a question that failed where it asked. */
function goOn<R>(
  iterator: Iterator<Question, R, Answer>,
  asked: PromiseSettledResult<Answer>,
): IteratorResult<Question, R> {
  if (asked.status === 'fulfilled') return iterator.next(asked.value);
  if (iterator.throw === undefined) throw asked.reason;
  return iterator.throw(asked.reason);
}
