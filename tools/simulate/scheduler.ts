import type { Rng } from '@haven/kit';

/** All that happens in a world, one thing after the other, in an order that chance draws where several are due. */
export interface Scheduler {
  /** In milliseconds since the world began. */
  now(): number;
  /** Returns how to call it off. */
  after(ms: number, call: () => void): () => void;
  /** Lets things happen until this is so, or this moment has come; what they lead to is done before the next one. */
  run(until: number, isSo: () => boolean): Promise<void>;
}

interface Happening {
  readonly at: number;
  readonly order: number;
  call: (() => void) | undefined;
}

const ORDERS = 2 ** 30;

export function createScheduler(rng: Rng): Scheduler {
  const heap: Happening[] = [];
  let now = 0;
  return {
    now: () => now,
    after: (ms, call) => {
      const happening: Happening = { at: now + Math.max(0, ms), order: rng.below(ORDERS), call };
      push(heap, happening);
      return () => {
        happening.call = undefined;
      };
    },
    run: async (until, isSo) => {
      while (!isSo()) {
        const next = heap[0];
        if (next === undefined || next.at > until) break;
        pop(heap);
        if (next.call === undefined) continue;
        now = next.at;
        next.call();
        await quiet();
      }
      if (!isSo()) now = Math.max(now, until);
    },
  };
}

/** Everything that waits for nothing but its turn has had it. */
function quiet(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

function isBefore(one: Happening, other: Happening): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

function push(heap: Happening[], happening: Happening): void {
  let index = heap.push(happening) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || !isBefore(happening, above)) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = happening;
}

function pop(heap: Happening[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let index = 0;
  for (;;) {
    const child = earlierChild(heap, index);
    const below = heap[child];
    if (below === undefined || !isBefore(below, last)) break;
    heap[index] = below;
    index = child;
  }
  heap[index] = last;
}

function earlierChild(heap: readonly Happening[], index: number): number {
  const left = 2 * index + 1;
  const [one, other] = [heap[left], heap[left + 1]];
  return one && other && isBefore(other, one) ? left + 1 : left;
}
