import { simRng } from '@haven/kit';
import { tableOf } from '../report.ts';
import { type Child, startChild } from '../server/child.ts';
import { type PacedSlice, type PacedTable, playOn, sit } from '../server/paced.ts';
import type { Invitation } from '../server/real-house.ts';
import type { SocketsQuestion } from '../server/sockets-process.ts';
import type { Pace, Report, Suite } from '../suite.ts';

const GAME = 'tortuga-2199';
const SEATS = 4;
/** So many tables sit down at once. */
const AT_ONCE = 25;

const PLANS = {
  full: { idleTables: 2500, playing: 20, sliceMs: 15_000 },
  quick: { idleTables: 10, playing: 2, sliceMs: 600 },
} as const satisfies Record<Pace, { idleTables: number; playing: number; sliceMs: number }>;

interface Measured {
  readonly sockets: number;
  readonly emptyMb: number;
  readonly fullMb: number;
  readonly played: PacedSlice;
}

/** People who sit at a table and do nothing, four at each, and some who play beside them. */
async function measure(pace: Pace): Promise<Measured> {
  const { idleTables, playing, sliceMs } = PLANS[pace];
  const server = await startChild('sockets-process', { execArgv: ['--expose-gc'] });
  const ask = (question: SocketsQuestion) => server.ask(question);
  const players = await seated(server, playing, 1);
  const rng = simRng(1);
  await playOn(players, sliceMs / 5, rng);
  const emptyMb = Number(await ask('memory'));
  const idle = await seated(server, idleTables, 2);
  const fullMb = Number(await ask('memory'));
  const played = await playOn(players, sliceMs, rng);
  for (const each of [...players, ...idle]) each.close();
  await server.stop();
  return { sockets: idleTables * SEATS, emptyMb, fullMb, played };
}

/** Each table at an address of its own. */
async function seated(server: Child, tables: number, net: number): Promise<PacedTable[]> {
  const url = `ws://127.0.0.1:${server.port}/api/table`;
  const all: PacedTable[] = [];
  while (all.length < tables) {
    const more = Math.min(AT_ONCE, tables - all.length);
    const invitations = (await server.ask({ game: GAME, seats: SEATS, tables: more })) as Invitation[];
    const addressOf = (index: number) =>
      `10.${net}.${Math.floor((all.length + index) / 256)}.${(all.length + index) % 256}`;
    all.push(...(await Promise.all(invitations.map((invitation, index) => sit(url, invitation, addressOf(index))))));
  }
  return all;
}

function figuresOf({ sockets, emptyMb, fullMb, played }: Measured) {
  return {
    sockets,
    memoryMb: Math.round(fullMb),
    kbEach: Math.round(((fullMb - emptyMb) / sockets) * 10_000) / 10,
    movesPerSecond: Math.round(played.movesPerSecond * 10) / 10,
    p50: Math.round(played.p50 * 100) / 100,
    p99: Math.round(played.p99 * 100) / 100,
  };
}

async function run(pace: Pace): Promise<Report> {
  const figures = figuresOf(await measure(pace));
  const { sockets, memoryMb, kbEach, movesPerSecond, p50, p99 } = figures;
  const text = [
    `Sockets: ${sockets} people at ${sockets / SEATS} tables of ${GAME} who do nothing, and ${PLANS[pace].playing} tables that play beside them`,
    tableOf([
      ['', 'memory', 'each', 'moves/s', 'p50', 'p99'],
      ['', `${memoryMb} MB`, `${kbEach} kB`, `${movesPerSecond}`, `${p50} ms`, `${p99} ms`],
    ]),
    '  memory of the whole server; each: a socket with its share of the table it sits at',
  ].join('\n');
  return { figures: { sockets: figures }, text };
}

export const sockets: Suite = { run };
