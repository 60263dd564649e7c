import { at, type FromTable, type GameTypes, pick, type Rng, type Seen } from '@haven/kit';
import { type Ear, openEar } from './ear.ts';
import { percentile } from './load.ts';
import type { Invitation } from './real-house.ts';

/** One move at a table in so long. */
const BEAT_MS = 100;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

function seenBy(ear: Ear): Seen<GameTypes> {
  return (JSON.parse(ear.last()) as FromTable<GameTypes>).seen;
}

export interface PacedTable {
  /** One random move; how many milliseconds until the mover heard of it. */
  move(rng: Rng): Promise<number>;
  close(): void;
}

/** Everybody at a table comes from the same address. */
export async function sit(url: string, { match, tokens }: Invitation, address: string): Promise<PacedTable> {
  const ears = await Promise.all(
    tokens.map(async (token) => {
      const ear = await openEar(url, (start) => start.startsWith('{"type":"seen"'), address);
      ear.send(JSON.stringify({ type: 'join', match, token }));
      await ear.heard(1);
      return ear;
    }),
  );
  return {
    move: async (rng) => {
      const { toAct, seq } = seenBy(at(ears, 0));
      const mover = at(ears, at(toAct, 0));
      const { asked, moves } = seenBy(mover);
      const start = performance.now();
      mover.send(JSON.stringify({ type: 'play', asked, move: pick(rng, moves).text }));
      await mover.heard(seq + 2);
      const took = performance.now() - start;
      await Promise.all(ears.map((ear) => ear.heard(seq + 2)));
      return took;
    },
    close: () => {
      for (const ear of ears) ear.close();
    },
  };
}

export interface PacedSlice {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Every table plays on the beat; whoever is late goes on at once. */
export async function playOn(tables: readonly PacedTable[], sliceMs: number, rng: Rng): Promise<PacedSlice> {
  const start = performance.now();
  const until = start + sliceMs;
  const all = await Promise.all(
    tables.map(async (table, index) => {
      const took: number[] = [];
      for (let due = start + (index * BEAT_MS) / tables.length; due < until; due += BEAT_MS) {
        await wait(due - performance.now());
        if (performance.now() < until) took.push(await table.move(rng));
      }
      return took;
    }),
  );
  const took = all.flat();
  const seconds = (performance.now() - start) / 1000;
  return { movesPerSecond: took.length / seconds, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}
