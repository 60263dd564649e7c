import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../measure.ts';
import { tableOf } from '../report.ts';
import { bundled, startChild } from '../server/child.ts';
import type { Opened } from '../server/shelf-process.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { stock } from './stock.ts';

const PLANS = {
  full: { matches: 10_000, starts: 3 },
  quick: { matches: 20, starts: 1 },
} as const satisfies Record<Pace, { matches: number; starts: number }>;

const NAME = 'shelf-process';

interface Start extends Opened {
  /** From starting the process to serving. */
  readonly readyMs: number;
}

/** The house over so many matches, which go with it. */
async function startOver(matches: number): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-bench-'));
  await stock(folder, matches);
  const begun = performance.now();
  const server = await startChild(NAME, { args: [folder], execArgv: ['--expose-gc'] });
  const readyMs = performance.now() - begun;
  const opened = (await server.ask('opened')) as Opened;
  await server.stop();
  return { readyMs, ...opened };
}

interface Pair {
  readonly empty: Start;
  readonly full: Start;
}

/** By turns over nothing and over all of them. */
async function measure({ matches, starts }: (typeof PLANS)[Pace]): Promise<Pair[]> {
  await bundled(NAME);
  const pairs: Pair[] = [];
  for (let start = 0; start < starts; start += 1)
    pairs.push({ empty: await startOver(0), full: await startOver(matches) });
  return pairs;
}

function figuresOf(pairs: readonly Pair[], matches: number) {
  const middle = (value: (pair: Pair) => number) => median(pairs.map(value));
  const kbEach = (of: (start: Start) => number) =>
    Math.round(middle(({ empty, full }) => (of(full) - of(empty)) / matches) * 100_000) / 100;
  return {
    matches,
    readyMs: Math.round(middle(({ full }) => full.readyMs)),
    readyCpuMs: Math.round(middle(({ full }) => full.cpuMs)),
    emptyReadyMs: Math.round(middle(({ empty }) => empty.readyMs)),
    kbEach: kbEach(({ rssMb }) => rssMb),
    heapKbEach: kbEach(({ heapMb }) => heapMb),
  };
}

async function run(pace: Pace): Promise<Report> {
  const figures = figuresOf(await measure(PLANS[pace]), PLANS[pace].matches);
  const { matches, readyMs, readyCpuMs, emptyReadyMs, kbEach, heapKbEach } = figures;
  const text = [
    `Shelf: a server that starts over ${matches} running matches with a clock each, median of ${PLANS[pace].starts}`,
    tableOf([
      ['', 'ready after', 'processor time', 'memory each', 'of that in the heap'],
      ['with them', `${readyMs} ms`, `${readyCpuMs} ms`, `${kbEach} kB`, `${heapKbEach} kB`],
      ['over nothing', `${emptyReadyMs} ms`],
    ]),
  ].join('\n');
  return { figures: { shelf: figures }, text };
}

export const shelf: Suite = { run };
