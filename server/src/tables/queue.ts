export interface Queue {
  /** Runs the work after all that was queued before, whether that succeeded or not. */
  run<R>(work: () => R | Promise<R>): Promise<R>;
}

/** One thing at a time, in the order of asking. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const result = last.then(work);
      last = result.catch(() => {});
      return result;
    },
  };
}
