import type { Refusal } from '@haven/kit';

/** So long something that was asked for is known by its key. */
const KNOWN_MS = 60_000;

/** Does what is asked for under one key once: whoever asks again gets the same. What was refused may be tried again. */
export type Once<R extends object> = (key: string, work: () => Promise<R | Refusal>) => Promise<R | Refusal>;

interface Done<R> {
  readonly at: number;
  readonly result: Promise<R | Refusal>;
}

export function createOnce<R extends object>(now: () => number): Once<R> {
  const done = new Map<string, Done<R>>();
  const forgetOld = () => {
    for (const [key, { at }] of done) {
      if (at > now() - KNOWN_MS) return;
      done.delete(key);
    }
  };
  return async (key, work) => {
    forgetOld();
    const before = done.get(key);
    if (before) return before.result;
    const result = work();
    done.set(key, { at: now(), result });
    const isRefused = await result.then(
      (made) => 'code' in made,
      () => true,
    );
    if (isRefused) done.delete(key);
    return result;
  };
}
