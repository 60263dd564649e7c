import { type Rng, simRng } from '@haven/kit';
import { tableOf } from '../report.ts';
import { startChild } from '../server/child.ts';
import type { Standing } from '../server/tables-process.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { gather, leave, moveAt, type People, SEATS } from './people.ts';

/** One move per seat in so long. */
const SEAT_MS = 5000;
const MINUTE_MS = 60_000;

const PLANS = {
  full: { tables: 500, warmUpMs: 5000 },
  quick: { tables: 10, warmUpMs: 100 },
} as const satisfies Record<Pace, { tables: number; warmUpMs: number }>;
const QUICK_MS = 1500;

const AT_ONCE = 10;

async function gatherAll(port: number, tables: number): Promise<People[]> {
  const all: People[] = [];
  while (all.length < tables) {
    const more = Math.min(AT_ONCE, tables - all.length);
    all.push(...(await Promise.all(Array.from({ length: more }, (_, index) => gather(port, all.length + index)))));
  }
  return all;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

interface Evening {
  readonly table: number;
  readonly port: number;
  readonly until: number;
  readonly rng: Rng;
}

/** Plays on the beat until the time is up, one match after the other; all the people who came, the last ones still there. */
async function playOn(first: People, { table, port, until, rng }: Evening): Promise<People[]> {
  const beat = SEAT_MS / SEATS;
  const all = [first];
  let people = first;
  for (let due = Date.now() + rng.below(beat); due < until; due += beat) {
    await wait(due - Date.now());
    if (await moveAt(people, rng)) continue;
    leave(people);
    people = await gather(port, table);
    all.push(people);
  }
  return all;
}

interface Measured {
  readonly tables: number;
  readonly seconds: number;
  /** The first minute, and all that came after it. */
  readonly stretches: readonly Standing[];
  readonly finished: number;
  readonly refusals: number;
}

async function measure(pace: Pace, totalMs: number): Promise<Measured> {
  const { tables, warmUpMs } = PLANS[pace];
  const server = await startChild('tables-process');
  const company = await gatherAll(server.port, tables);
  const stretches: Standing[] = [];
  const until = Date.now() + warmUpMs + totalMs;
  const playing = Promise.all(
    company.map((people, table) => playOn(people, { table, port: server.port, until, rng: simRng(table) })),
  );
  await wait(warmUpMs);
  await server.ask('forget');
  for (let left = totalMs; left > 0; left -= MINUTE_MS) {
    await wait(Math.min(left, MINUTE_MS));
    stretches.push((await server.ask('standing')) as Standing);
  }
  const everybody = (await playing).flat();
  everybody.forEach(leave);
  await server.stop();
  const refusals = everybody.reduce((sum, people) => sum + people.refusals(), 0);
  return { tables, seconds: totalMs / 1000, stretches, finished: everybody.length - tables, refusals };
}

/** Latencies are those of the worst minute. */
function figuresOf({ tables, seconds, stretches, finished, refusals }: Measured) {
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) throw new Error('nothing was measured');
  const moves = stretches.reduce((sum, each) => sum + each.moves, 0);
  const highest = (value: (each: Standing) => number) => twoDigits(Math.max(...stretches.map(value)));
  return {
    tables,
    seconds,
    moves,
    finished,
    refusals,
    errors: last.errors,
    movesPerSecond: twoDigits(moves / seconds),
    p50: highest(({ p50 }) => p50),
    p99: highest(({ p99 }) => p99),
    longest: highest(({ longest }) => longest),
    rssMb: { minute1: Math.round(first.rssMb), end: Math.round(last.rssMb) },
    heapMb: { minute1: Math.round(first.heapMb), end: Math.round(last.heapMb) },
    byMinute: stretches.map(({ p99, rssMb, heapMb }) => [twoDigits(p99), Math.round(rssMb), Math.round(heapMb)]),
  };
}

function twoDigits(value: number): number {
  return Math.round(value * 100) / 100;
}

function textOf(measured: Measured): string {
  const { movesPerSecond, errors, refusals, finished } = figuresOf(measured);
  const rows = measured.stretches.map((each, minute) => [
    `minute ${minute + 1}`,
    ...[each.moves, each.p50.toFixed(1), each.p99.toFixed(1), each.longest.toFixed(1)].map(String),
    ...[Math.round(each.rssMb), Math.round(each.heapMb)].map(String),
  ]);
  return [
    `Tables: ${measured.tables} with ${SEATS} seats, half of Tortuga and half of Tortuga 2199, a move of each seat every ${SEAT_MS / 1000} s, ${movesPerSecond} moves/s in all`,
    tableOf([['', 'moves', 'p50 ms', 'p99 ms', 'longest', 'RSS MB', 'heap MB'], ...rows]),
    `  from hearing a move to having it stored and told; ${errors} errors, ${refusals} refusals, ${finished} matches over`,
  ].join('\n');
}

async function run(pace: Pace, minutes = 1): Promise<Report> {
  const measured = await measure(pace, pace === 'quick' ? QUICK_MS : minutes * MINUTE_MS);
  return { figures: { tables: figuresOf(measured) }, text: textOf(measured) };
}

export const tables: Suite = { run };
