import type { Refusal } from '@haven/kit';

/** So long something that was asked for is known by its key. */
const KNOWN_MS = 60_000;

/**
 * Does what is asked for under one key once: whoever asks again gets the same, as it is now. What was refused, or is
 * no more, may be tried again.
 */
export type Once<R extends object> = (key: string, work: () => Promise<R | Refusal>) => Promise<R | Refusal>;

interface Done<R> {
  readonly at: number;
  readonly result: Promise<R | Refusal>;
}

interface Ground<R> {
  readonly now: () => number;
  /** What has become of it; undefined if it is no more. */
  asItIs(made: R): Promise<R | undefined>;
}

export function createOnce<R extends object>({ now, asItIs }: Ground<R>): Once<R> {
  const done = new Map<string, Done<R>>();
  const forgetOld = () => {
    for (const [key, { at }] of done) {
      if (at > now() - KNOWN_MS) return;
      done.delete(key);
    }
  };
  const again = async (key: string, before: Done<R>) => {
    const made = await before.result;
    const present = 'code' in made ? made : await asItIs(made);
    if (present === undefined && done.get(key) === before) done.delete(key);
    return present;
  };
  const once: Once<R> = async (key, work) => {
    forgetOld();
    const before = done.get(key);
    if (before) return (await again(key, before)) ?? once(key, work);
    const result = work();
    done.set(key, { at: now(), result });
    const isRefused = await result.then(
      (made) => 'code' in made,
      () => true,
    );
    if (isRefused) done.delete(key);
    return result;
  };
  return once;
}
