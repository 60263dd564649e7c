import type { Surveyed, Table } from './survey.ts';
import { percentOf, type Tally, takersOf, traitsIn, usedIn } from './tally.ts';

/** What was played at one kind of table. */
export interface Played {
  readonly table: Table;
  readonly games: readonly Surveyed[];
}

interface Heading {
  readonly game: string;
  readonly level: string;
  readonly edition: string;
}

/** For the README: wins of whoever was what, a row for each kind of table. */
export function summaryOf(heading: Heading, played: readonly Played[]): string {
  const traits = [...traitsIn(played.flatMap(({ games }) => games))];
  return [
    `Bots of the level ${heading.level}, edition ${heading.edition}. Shares in % have their 95 % intervals.`,
    ...traits.flatMap(([trait, values]) => [`Wins by ${trait}:`, winsTable(trait, values, played)]),
  ].join('\n\n');
}

function winsTable(trait: string, values: readonly Tally[], played: readonly Played[]): string {
  const names = values.map(({ name }) => name);
  const rows = played.map(({ table, games }) => {
    const own = traitsIn(games).get(trait) ?? [];
    const shares = names.map((name) => percentOf(own.find((each) => each.name === name) ?? NOBODY));
    return [table.name, String(table.seats), String(games.length), ...shares];
  });
  return tableOf(['table', 'players', 'games', ...names], rows);
}

const NOBODY: Tally = { name: '', wins: 0, games: 0 };

/** A page of charts: the wins at every kind of table, then what is taken how often, and how that ends. */
export function pageOf(heading: Heading, played: readonly Played[], goods: readonly string[]): string {
  const all = played.flatMap(({ games }) => games);
  const uses = usedIn(all, goods);
  return [
    `# Balance of ${heading.game}`,
    `Written by \`npm run balance -- ${heading.game}\`: bots of the level ${heading.level} against each other, edition ${heading.edition}. A bar is as long as the share, \`|\` marks what would be even, and the 95 % interval stands behind it.`,
    ...played.map(tableCharts),
    `## What is taken\n\nIn % of ${all.length} games, by anybody; under ${DEAD} % nobody would miss it.`,
    fenced(chartOf(uses, { mark: DEAD / 100 })),
    '## How takers fare\n\nWins in % of those who took it at least once; the mark is what a seat wins on average.',
    fenced(chartOf(fates(all, goods), { mark: all.length / Math.max(1, chairsIn(all)) })),
  ].join('\n\n');
}

const DEAD = 2;

function tableCharts({ table, games }: Played): string {
  const charts = [...traitsIn(games)].map(
    ([trait, values]) => `${trait}:\n${chartOf(values, { mark: 1 / table.seats })}`,
  );
  return `## ${table.name}, ${table.seats} players, ${games.length} games\n\n${fenced(charts.join('\n\n'))}`;
}

function fates(games: readonly Surveyed[], goods: readonly string[]): Tally[] {
  return goods
    .map((good) => takersOf(games, good))
    .filter((each) => each.games > 0)
    .toSorted((a, b) => b.wins / b.games - a.wins / a.games);
}

function chairsIn(games: readonly Surveyed[]): number {
  return games.reduce((sum, { seats }) => sum + seats.length, 0);
}

const BAR = 40;

export function chartOf(tallies: readonly Tally[], { mark }: { mark: number }): string {
  const width = Math.max(0, ...tallies.map(({ name }) => name.length));
  return tallies.map((tally) => `${tally.name.padEnd(width)}  ${barOf(tally, mark)}  ${percentOf(tally)}`).join('\n');
}

function barOf({ wins, games }: Tally, mark: number): string {
  const length = Math.round((BAR * wins) / Math.max(1, games));
  const bar = [...'█'.repeat(length).padEnd(BAR, '·')];
  return bar.with(Math.min(BAR - 1, Math.round(BAR * mark)), '|').join('');
}

function fenced(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
