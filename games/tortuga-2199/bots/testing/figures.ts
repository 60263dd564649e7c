import type { Options } from '@haven/tortuga-2199-rules';
import { sailor } from '../levels.ts';
import { type Pace, paceOf, type Share } from './pace.ts';
import { STANDARD } from './voyage.ts';

const SCENARIOS: readonly Options['scenario'][] = ['standard', 'aggressive', 'peaceful'];
const PLAYERS: readonly number[] = [2, 3, 4];

interface Kind {
  readonly scenario: Options['scenario'];
  readonly players: number;
  readonly pace: Pace;
}

/** The tables of the README: Sailors against each other, so many games of each kind. */
export function figures(games: number): string {
  const kinds = SCENARIOS.flatMap((scenario) => PLAYERS.map((players) => measured(scenario, players, games)));
  const standard = kinds.filter(({ scenario }) => scenario === 'standard');
  return [
    `Sailors against each other, map *nestled*, ${games} games of each kind, seeds from 0. Shares have their 95 % intervals.`,
    tableOf(PACE_HEAD, kinds.map(paceCells)),
    'The winner’s points in the standard game, by source:',
    sourcesTable(standard),
    'Wins of each ship, % of the games it was in:',
    shipsTable(kinds),
  ].join('\n\n');
}

function measured(scenario: Options['scenario'], players: number, games: number): Kind {
  const bots = Array.from({ length: players }, () => sailor);
  return { scenario, players, pace: paceOf({ bots, games, options: { ...STANDARD, scenario } }) };
}

const PACE_HEAD = [
  'scenario',
  'players',
  'rounds (5-95 %)',
  'moves',
  'fights',
  'repelled',
  'widest choice',
  'won by Influence, %',
  'wins by place in turn order, %',
];

function paceCells({ scenario, players, pace }: Kind): string[] {
  const { rounds, usual, moves, fights, repelled, widest, verdicts, order } = pace;
  return [
    scenario,
    String(players),
    `${rounds.toFixed(1)} (${usual.join('-')})`,
    moves.toFixed(0),
    fights.toFixed(1),
    repelled.toFixed(2),
    String(widest),
    (100 * verdicts.influence).toFixed(0),
    order.map(percent).join(' / '),
  ];
}

/** `47 (35-59)`: a share of games, and where it may truly be. */
function percent(won: Share): string {
  const [low, high] = intervalOf(won).map((share) => Math.round(100 * share));
  return `${Math.round(100 * won.share)} (${low}-${high})`;
}

const TWO_ERRORS = 1.96 ** 2;

/** Wilson’s interval of 95 %: true also of shares near nothing and near all, and of few games. */
export function intervalOf({ share, games }: Share): [number, number] {
  const middle = share + TWO_ERRORS / (2 * games);
  const half = Math.sqrt(TWO_ERRORS * ((share * (1 - share)) / games + TWO_ERRORS / (4 * games ** 2)));
  const scale = 1 + TWO_ERRORS / games;
  return [(middle - half) / scale, (middle + half) / scale];
}

function sourcesTable(kinds: readonly Kind[]): string {
  const sources = [...new Set(kinds.flatMap(({ pace }) => Object.keys(pace.sources)))];
  const rows = kinds.map(({ players, pace }) => [
    String(players),
    ...sources.map((source) => (pace.sources[source] ?? 0).toFixed(1)),
  ]);
  return tableOf(['players', ...sources], rows);
}

function shipsTable(kinds: readonly Kind[]): string {
  const ships = [...new Set(kinds.flatMap(({ pace }) => Object.keys(pace.ships)))].toSorted();
  const rows = kinds.map(({ scenario, players, pace }) => [
    scenario,
    String(players),
    ...ships.map((ship) => (pace.ships[ship] ? percent(pace.ships[ship]) : '–')),
  ]);
  return tableOf(['scenario', 'players', ...ships], rows);
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
