import { simRng } from '@haven/kit';
import { median } from '../measure.ts';
import { tableOf } from '../report.ts';
import { startChild } from '../server/child.ts';
import { type PacedSlice, playOn, sit } from '../server/paced.ts';
import type { Invitations, Question } from '../server/spectators-process.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { type Crowd, crowdAt } from './crowd.ts';

/** One that lasts as long as anybody wants to measure. */
const GAME = 'tortuga-2199';
const SEATS = 4;
const SPECTATORS = 10;

const PLANS = {
  full: { tables: 20, entries: 2000, rounds: 5, sliceMs: 5000 },
  quick: { tables: 5, entries: 300, rounds: 1, sliceMs: 600 },
} as const satisfies Record<Pace, Omit<Question, 'game' | 'seats'> & { rounds: number; sliceMs: number }>;

interface Pair {
  readonly alone: PacedSlice;
  readonly watched: PacedSlice;
}

interface Measured {
  readonly pairs: readonly Pair[];
  readonly crowd: Pick<Crowd, 'told' | 'refused'>;
  readonly question: Question;
}

/** By turns without and with them, so that whatever else the machine does falls on both alike. */
async function measure(pace: Pace): Promise<Measured> {
  const { rounds, sliceMs, ...plan } = PLANS[pace];
  const question: Question = { game: GAME, seats: SEATS, ...plan };
  const server = await startChild('spectators-process');
  const url = `ws://127.0.0.1:${server.port}/api/table`;
  const { tables: invitations, long } = (await server.ask(question)) as Invitations;
  const tables = await Promise.all(invitations.map((invitation, table) => sit(url, invitation, `10.1.${table}.1`)));
  const crowd = await crowdAt(url, { match: long, size: SPECTATORS });
  const rng = simRng(1);
  await playOn(tables, sliceMs, rng);
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await playOn(tables, sliceMs, rng);
    crowd.begin();
    const watched = await playOn(tables, sliceMs, rng);
    await crowd.pause();
    pairs.push({ alone, watched });
  }
  for (const each of [...tables, crowd]) each.close();
  await server.stop();
  return { pairs, crowd: { told: crowd.told, refused: crowd.refused }, question };
}

function figuresOf({ pairs, crowd, question }: Measured) {
  const middle = (value: (pair: Pair) => number) => Math.round(median(pairs.map(value)) * 1000) / 1000;
  return {
    tables: question.tables,
    entries: question.entries,
    spectators: SPECTATORS,
    told: crowd.told(),
    refused: crowd.refused(),
    alone: sliceOf(middle, ({ alone }) => alone),
    watched: sliceOf(middle, ({ watched }) => watched),
    /** What is left of the others' pace. */
    pace: middle(({ alone, watched }) => watched.movesPerSecond / alone.movesPerSecond),
    /** How much longer a move takes. */
    p50: middle(({ alone, watched }) => watched.p50 / alone.p50),
    p99: middle(({ alone, watched }) => watched.p99 / alone.p99),
  };
}

function sliceOf(middle: (value: (pair: Pair) => number) => number, of: (pair: Pair) => PacedSlice): PacedSlice {
  return {
    movesPerSecond: middle((pair) => of(pair).movesPerSecond),
    p50: middle((pair) => of(pair).p50),
    p99: middle((pair) => of(pair).p99),
  };
}

function textOf(measured: Measured): string {
  const { tables, entries, told, refused, alone, watched, pace, p50, p99 } = figuresOf(measured);
  const row = (name: string, slice: PacedSlice) => [
    name,
    ...[slice.movesPerSecond, slice.p50, slice.p99].map((value) => value.toFixed(1)),
  ];
  return [
    `Spectators: ${tables} tables at a steady pace, and ${SPECTATORS} who ask for a match of ${entries} entries without pause`,
    tableOf([['', 'moves/s', 'p50 ms', 'p99 ms'], row('alone', alone), row('beside them', watched)]),
    `  ratio: moves/s ${pace.toFixed(3)}, p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)}; they were told ${told} times and refused ${refused} times`,
  ].join('\n');
}

async function run(pace: Pace): Promise<Report> {
  const measured = await measure(pace);
  return { figures: { spectators: figuresOf(measured) }, text: textOf(measured) };
}

export const spectators: Suite = { run };
