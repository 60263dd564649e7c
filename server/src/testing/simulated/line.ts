/** How a server reaches the database: what it asks is done there at some moment, and the answer comes later, or never. */
export interface Line {
  /** Looks at one moment. */
  read<R>(work: () => R): Promise<R>;
  /** In a transaction; those of one lane are done in the order of asking. */
  write<R>(lane: string, work: () => R): Promise<R>;
}

/** Nothing goes wrong on it. */
export function plainLine(transaction: <R>(work: () => R) => R): Line {
  const soon = <R>(work: () => R) =>
    new Promise<R>((resolve, reject) => {
      setImmediate(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  return { read: soon, write: (_lane, work) => soon(() => transaction(work)) };
}
