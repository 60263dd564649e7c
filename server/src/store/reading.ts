import { Damaged, type Thing } from './damaged.ts';
import { isCorrupt } from './postgres-errors.ts';
import { isUnreadable, messageOf } from './sqlite-errors.ts';
import type { Work } from './work.ts';

/** What is read belongs to some thing: if it makes no sense, that thing is damaged. */
export function* readingOf<R>(what: Thing, read: () => Work<R>): Work<R> {
  try {
    return yield* read();
  } catch (error) {
    throw isDamage(error) ? new Damaged(what, messageOf(error)) : error;
  }
}

/** The same where nothing has to be waited for. */
export function readNow<R>(what: Thing, read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw isDamage(error) ? new Damaged(what, messageOf(error)) : error;
  }
}

/** Unreadable pages, text that is no JSON, numbers that are none of ours. */
export function isDamage(error: unknown): boolean {
  return error instanceof SyntaxError || isUnreadable(error) || isCorrupt(error);
}
