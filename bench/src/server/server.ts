import { median } from '../measure.ts';
import { perSecond, tableOf } from '../report.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { boardgameIo } from './boardgame-io.ts';
import { echo } from './echo.ts';
import { haven } from './haven.ts';
import { drive, percentile, type Rival, SEATS, type Slice, TABLES } from './load.ts';

const PLANS = {
  full: { rounds: 5, movesPerTable: 60 },
  quick: { rounds: 1, movesPerTable: 4 },
} as const satisfies Record<Pace, { rounds: number; movesPerTable: number }>;

interface Round {
  readonly haven: Slice;
  readonly boardgameIo: Slice;
  readonly echo: Slice;
}

/** Slices of all three take turns, so that whatever else the machine does falls on all alike. */
async function playRounds(rivals: Record<keyof Round, Rival>, pace: Pace): Promise<Round[]> {
  const { rounds, movesPerTable } = PLANS[pace];
  const played: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const slices = {
      haven: await drive(rivals.haven, movesPerTable),
      boardgameIo: await drive(rivals.boardgameIo, movesPerTable),
      echo: await drive(rivals.echo, movesPerTable),
    };
    // The first one warms the compilers up.
    if (round > 0) played.push(slices);
  }
  return played;
}

async function run(pace: Pace): Promise<Report> {
  const rivals = { haven: await haven(), boardgameIo: await boardgameIo(), echo: await echo() };
  const rounds = await playRounds(rivals, pace);
  for (const rival of Object.values(rivals)) await rival.stop();
  return { figures: { server: figuresOf(rounds) }, text: textOf(rounds) };
}

function figuresOf(rounds: readonly Round[]) {
  const ratioTo = (rival: keyof Round) =>
    median(rounds.map((round) => round.haven.movesPerSecond / round[rival].movesPerSecond));
  const latencies = rounds.flatMap((round) => round.haven.latencies);
  return {
    durableMovesPerSecond: Math.round(rateOf(rounds, 'haven')),
    ratioToBoardgameIo: twoDigits(ratioTo('boardgameIo')),
    ratioToEcho: twoDigits(ratioTo('echo')),
    p50: twoDigits(percentile(latencies, 0.5)),
    p99: twoDigits(percentile(latencies, 0.99)),
  };
}

function rateOf(rounds: readonly Round[], rival: keyof Round): number {
  return median(rounds.map((round) => round[rival].movesPerSecond));
}

function twoDigits(value: number): number {
  return Math.round(value * 100) / 100;
}

const NAMES = {
  haven: 'Haven, every move durable in SQLite',
  boardgameIo: 'boardgame.io server, in memory',
  echo: 'bare WebSocket echo to the sender',
} as const satisfies Record<keyof Round, string>;

function textOf(rounds: readonly Round[]): string {
  const { ratioToBoardgameIo, ratioToEcho } = figuresOf(rounds);
  const rows = (['haven', 'boardgameIo', 'echo'] as const).map((rival) => {
    const latencies = rounds.flatMap((round) => round[rival].latencies);
    const share = (part: number) => `${percentile(latencies, part).toFixed(1)} ms`;
    return [NAMES[rival], perSecond(rateOf(rounds, rival)), share(0.5), share(0.99)];
  });
  return [
    `Server: ${TABLES} matches of ${SEATS} seats over real sockets, one move under way in each, median of ${rounds.length} rounds`,
    tableOf([['', 'moves/s', 'p50', 'p99'], ...rows]),
    `  ${ratioToBoardgameIo} times boardgame.io, ${ratioToEcho} times the echo`,
  ].join('\n');
}

export const server: Suite = { run };
