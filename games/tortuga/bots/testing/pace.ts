import { plain } from '../plain.ts';
import { type Pace, paceOf } from './voyage.ts';

/** `npm run pace -w @haven/tortuga-bots -- 1000`: the table of the README, from so many games of each size. */
const games = Number(process.argv[2] ?? 1_000);

const HEAD = [
  'players',
  'games',
  'rounds (5-95 %)',
  'rolls a round',
  'chests stolen a round',
  'winner’s points',
  'wins by order from the first start player, %',
];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function cellsOf(players: number, { rounds, usual, rollsPerRound, stolenPerRound, winner, shares }: Pace) {
  return [
    players,
    games,
    `${rounds.toFixed(1)} (${usual.join('-')})`,
    rollsPerRound.toFixed(1),
    stolenPerRound.toFixed(2),
    winner.toFixed(1),
    shares.map((share) => Math.round(100 * share)).join(' / '),
  ];
}

console.log(row(HEAD));
console.log(row(HEAD.map(() => '---')));
for (const players of [2, 3, 4]) console.log(row(cellsOf(players, paceOf(new Array(players).fill(plain), games))));
