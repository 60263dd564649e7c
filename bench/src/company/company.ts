import { setTimeout } from 'node:timers/promises';
import { type Level, simRng } from '@haven/kit';
import { tableOf } from '../report.ts';
import { startChild } from '../server/child.ts';
import type { Fared } from '../server/company-process.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { gatherBots, leave, type People, playWhenAsked } from '../tables/people.ts';

/** The game whose bots think longest. */
const GAME = 'tortuga-2199';

/** One person and three bots at each table: at any moment some bot thinks, or waits to think, at nearly every one. */
const PLANS = {
  full: { tables: 8, warmUpMs: 10_000, ms: 60_000 },
  quick: { tables: 2, warmUpMs: 200, ms: 1000 },
} as const satisfies Record<Pace, unknown>;

const LEVELS = ['captain', 'admiral'] as const;

async function measure(pace: Pace): Promise<Record<string, Fared>> {
  const fared: Record<string, Fared> = {};
  for (const level of LEVELS) fared[level] = await fareWith(level, pace);
  return fared;
}

async function fareWith(level: Level, pace: Pace): Promise<Fared> {
  const { tables, warmUpMs, ms } = PLANS[pace];
  const server = await startChild('company-process');
  const company: People[] = [];
  for (let table = 0; table < tables; table += 1) company.push(await gatherBots(server.port, { game: GAME, level }));
  const until = performance.now() + warmUpMs + ms;
  const playing = Promise.all(company.map((people, table) => playWhenAsked(people, { until, rng: simRng(table) })));
  await setTimeout(warmUpMs);
  await server.ask('forget');
  await setTimeout(ms);
  const fared = (await server.ask('fared')) as Fared;
  await playing;
  company.forEach(leave);
  await server.stop();
  return fared;
}

function textOf(fared: Readonly<Record<string, Fared>>, { tables, ms }: { tables: number; ms: number }): string {
  const rows = Object.entries(fared).map(([level, { thoughts, p50, p99, longest }]) => [
    level,
    `${thoughts}`,
    ...[p50, p99, longest].map((value) => value.toFixed(1)),
  ]);
  return [
    `Company: ${tables} tables of ${GAME} with three bots each on one server, ${ms / 1000} s for each level`,
    tableOf([['', 'thoughts', 'p50 ms', 'p99 ms', 'longest ms'], ...rows]),
    '  ms: how late the event loop of the server was, which all tables share',
  ].join('\n');
}

/** Whether anybody waits for bots that think at other tables. */
export const company: Suite = {
  async run(pace: Pace): Promise<Report> {
    const fared = await measure(pace);
    return { figures: { company: fared }, text: textOf(fared, PLANS[pace]) };
  },
};
