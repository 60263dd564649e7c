import { median } from '../measure.ts';
import { perSecond, tableOf } from '../report.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { boardgameIo } from './boardgame-io.ts';
import { echo } from './echo.ts';
import { type Engines, startEngines } from './engines.ts';
import { haven } from './haven.ts';
import { drive, percentile, type Rival, SEATS, type Slice, TABLES } from './load.ts';

const PLANS = {
  full: { rounds: 5, movesPerTable: 60 },
  quick: { rounds: 1, movesPerTable: 4 },
} as const satisfies Record<Pace, { rounds: number; movesPerTable: number }>;

const NAMES = {
  haven: 'Haven, every move durable in SQLite',
  postgres: 'Haven, every move durable in PostgreSQL',
  twoNodes: 'two servers over that PostgreSQL',
  boardgameIo: 'boardgame.io server, in memory',
  echo: 'bare WebSocket echo to the sender',
} as const;

type Name = keyof typeof NAMES;
type Rivals = ReadonlyMap<Name, Rival>;
type Round = ReadonlyMap<Name, Slice>;

async function startRivals(engines: Engines | undefined): Promise<Rivals> {
  const rivals = new Map<Name, Rival>([['haven', await haven()]]);
  if (engines) rivals.set('postgres', await haven({ nodes: 1, ...engines }));
  if (engines) rivals.set('twoNodes', await haven({ nodes: 2, ...engines }));
  return rivals.set('boardgameIo', await boardgameIo()).set('echo', await echo());
}

/** Slices of all take turns, so that whatever else the machine does falls on all alike. */
async function playRounds(rivals: Rivals, pace: Pace): Promise<Round[]> {
  const { rounds, movesPerTable } = PLANS[pace];
  const played: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const slices = new Map<Name, Slice>();
    for (const [name, rival] of rivals) slices.set(name, await drive(rival, movesPerTable));
    // The first one warms the compilers up.
    if (round > 0) played.push(slices);
  }
  return played;
}

async function run(pace: Pace): Promise<Report> {
  const engines = await startEngines();
  const rivals = await startRivals(engines);
  const rounds = await playRounds(rivals, pace);
  for (const rival of rivals.values()) await rival.stop();
  await engines?.stop();
  return { figures: { server: figuresOf(rounds) }, text: textOf(rounds) };
}

function figuresOf(rounds: readonly Round[]) {
  return {
    ...figuresFor(rounds, 'haven'),
    ratioToEcho: ratioOf(rounds, 'haven', 'echo'),
    ...(isThere(rounds, 'postgres') && {
      postgres: {
        ...figuresFor(rounds, 'postgres'),
        twoNodes: {
          ...figuresFor(rounds, 'twoNodes'),
          ratioToOneNode: ratioOf(rounds, 'twoNodes', 'postgres'),
        },
      },
    }),
  };
}

function figuresFor(rounds: readonly Round[], name: Name) {
  return {
    durableMovesPerSecond: Math.round(rateOf(rounds, name)),
    ratioToBoardgameIo: ratioOf(rounds, name, 'boardgameIo'),
    p50: twoDigits(percentile(latenciesOf(rounds, name), 0.5)),
    p99: twoDigits(percentile(latenciesOf(rounds, name), 0.99)),
  };
}

function isThere(rounds: readonly Round[], name: Name): boolean {
  return rounds.every((round) => round.has(name));
}

function ratioOf(rounds: readonly Round[], one: Name, other: Name): number {
  return twoDigits(median(rounds.map((round) => rateIn(round, one) / rateIn(round, other))));
}

function rateOf(rounds: readonly Round[], name: Name): number {
  return median(rounds.map((round) => rateIn(round, name)));
}

function rateIn(round: Round, name: Name): number {
  return round.get(name)?.movesPerSecond ?? Number.NaN;
}

function latenciesOf(rounds: readonly Round[], name: Name): number[] {
  return rounds.flatMap((round) => round.get(name)?.latencies ?? []);
}

function twoDigits(value: number): number {
  return Math.round(value * 100) / 100;
}

function textOf(rounds: readonly Round[]): string {
  const names = (Object.keys(NAMES) as Name[]).filter((name) => isThere(rounds, name));
  const rows = names.map((name) => {
    const share = (part: number) => `${percentile(latenciesOf(rounds, name), part).toFixed(1)} ms`;
    return [NAMES[name], perSecond(rateOf(rounds, name)), share(0.5), share(0.99)];
  });
  return [
    `Server: ${TABLES} matches of ${SEATS} seats over real sockets, one move under way in each, median of ${rounds.length} rounds`,
    tableOf([['', 'moves/s', 'p50', 'p99'], ...rows]),
    `  SQLite: ${ratioOf(rounds, 'haven', 'boardgameIo')} times boardgame.io, ${ratioOf(rounds, 'haven', 'echo')} times the echo`,
    postgresText(rounds),
  ].join('\n');
}

function postgresText(rounds: readonly Round[]): string {
  if (!isThere(rounds, 'postgres')) return '  PostgreSQL is not installed here, and is left out';
  const ratio = ratioOf(rounds, 'postgres', 'boardgameIo');
  return `  PostgreSQL: ${ratio} times boardgame.io; two servers: ${ratioOf(rounds, 'twoNodes', 'postgres')} times one`;
}

export const server: Suite = { run };
