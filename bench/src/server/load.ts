export const TABLES = 100;
export const SEATS = 4;

/** One table as the load sees it. */
export interface Table {
  /** Makes one random move and waits until the mover has heard of it; how many milliseconds that took. */
  move(): Promise<number>;
  close(): void;
}

export interface Rival {
  /** Opens all tables with all their sockets. */
  open(): Promise<Table[]>;
  stop(): Promise<void>;
}

export interface Slice {
  readonly movesPerSecond: number;
  readonly latencies: readonly number[];
}

/** Every table has one move under way until each has made so many. Opening and closing is not measured. */
export async function drive(rival: Rival, movesPerTable: number): Promise<Slice> {
  const tables = await rival.open();
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let made = 0; made < movesPerTable; made += 1) latencies.push(await table.move());
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const table of tables) table.close();
  return { movesPerSecond: latencies.length / seconds, latencies };
}

/** The value below which this share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
