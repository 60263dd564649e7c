export interface Gathered<Item, Result> {
  /** Handled with all others that wait. */
  add(item: Item): Promise<Result>;
  /** Waits until nothing is left to handle. */
  settle(): Promise<void>;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  end(result: PromiseSettledResult<Result>): void;
}

/** What comes in one turn of the event loop, or while others are being handled, is handled together. */
export function gather<Item, Result>(
  handle: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>,
): Gathered<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let handled: Promise<void> | undefined;

  const handleAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const results = await handle(batch.map(({ item }) => item));
      batch.forEach(({ end }, index) => end(results[index] ?? { status: 'rejected', reason: new Error('no answer') }));
    }
    handled = undefined;
  };
  const begin = () => {
    if (waiting.length > 0) handled ??= handleAll();
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(begin);
        waiting.push({
          item,
          end: (result) => (result.status === 'fulfilled' ? resolve(result.value) : reject(result.reason)),
        });
      }),
    settle: async () => {
      begin();
      await handled;
    },
  };
}
