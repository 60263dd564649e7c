import type { Bot } from '@haven/kit';
import type { StarBounty, Verdict } from '@haven/star-bounty-rules';
import { levelsBy } from '../levels.ts';
import { type End, endOf, type Medals, medalsOf } from '../medals.ts';

const FIRST_SEED = 0;

/** The table of the README: how so many runs of each level end. */
export function figures(runs: number, kept: Kept): string {
  const levels = levelsBy(() => 0);
  const ends = levels.map((bot) => measured(bot, runs, kept));
  return [
    `${runs} runs of each with the default options, seeds from ${FIRST_SEED}. Shares in % have their 95 % intervals.`,
    tableOf(
      ['End', ...levels.map(({ id }) => id)],
      [
        ...ENDS.map(({ name, of }) => [name, ...ends.map((end) => percent(of(end), runs))]),
        ['credits of those that finish', ...ends.map(({ credits }) => credits.toFixed(1))],
      ],
    ),
  ].join('\n\n');
}

/** What was played before is known; what is not is played, and known from then on. */
type Kept = (series: string, number: number, play: () => End) => End;

function measured(bot: Bot<StarBounty>, runs: number, kept: Kept): Medals {
  const ends = Array.from({ length: runs }, (_, run) => kept(bot.id, run, () => endOf(bot, FIRST_SEED + run)));
  return medalsOf(ends);
}

interface Row {
  readonly name: string;
  readonly of: (medals: Medals) => number;
}

const counted =
  (...wanted: readonly Verdict[]) =>
  ({ verdicts }: Medals) =>
    wanted.reduce((sum, verdict) => sum + verdicts[verdict], 0);

const ENDS: readonly Row[] = [
  { name: 'platinum', of: counted('platinum') },
  { name: 'gold', of: counted('gold') },
  { name: 'silver', of: counted('silver') },
  { name: '**silver or better**', of: counted('silver', 'gold', 'platinum') },
  { name: 'bronze', of: counted('bronze') },
  { name: 'finished without a medal', of: counted('finished') },
  { name: '**finished in all**', of: counted('finished', 'bronze', 'silver', 'gold', 'platinum') },
  ...[1, 2, 3, 4].map((sector) => ({
    name: `destroyed in sector ${sector}`,
    of: ({ lost }: Medals) => lost[sector - 1] ?? 0,
  })),
];

function percent(count: number, runs: number): string {
  const [low, high] = intervalOf(count / runs, runs);
  return `${(100 * (count / runs)).toFixed(1)} (${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)})`;
}

const ERRORS = 1.96;

/** Wilson's interval: true also of shares near nothing and near all. */
export function intervalOf(share: number, runs: number): readonly [low: number, high: number] {
  const square = ERRORS ** 2;
  const middle = share + square / (2 * runs);
  const half = Math.sqrt(square * ((share * (1 - share)) / runs + square / (4 * runs ** 2)));
  const scale = 1 + square / runs;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
