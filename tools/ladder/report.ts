import { eloOf, intervalOf, type Standing } from './standing.ts';

const BAR = 40;

/** One line for each pair, with a bar as long as the share of wins. */
export function chartOf(standings: readonly Standing[]): string {
  const names = standings.map(nameOf);
  const width = Math.max(...names.map(({ length }) => length));
  return standings
    .map((standing, index) => {
      const bar = '█'.repeat(Math.round((BAR * standing.wins) / standing.games)).padEnd(BAR, '·');
      return `${(names[index] ?? '').padEnd(width)}  ${bar}  ${told(standing)}`;
    })
    .join('\n');
}

/** `admiral v 3 sailor`: alone against so many. */
function nameOf({ a, b, seats }: Standing): string {
  return seats === 2 ? `${a} v ${b}` : `${a} v ${seats - 1} ${b}`;
}

/** `62 % (57-67)`: a share of games, and where it may truly be. */
function told(standing: Standing): string {
  const [low, high] = intervalOf(standing).map((share) => Math.round(100 * share));
  return `${Math.round((100 * standing.wins) / standing.games)} % (${low}-${high})`;
}

const HEAD = ['stronger', 'weaker', 'seats', 'games', 'won', 'share (95 %)', 'Elo apart', 'edition'];

export function tableOf(standings: readonly Standing[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = standings.map((standing) => [
    standing.a,
    standing.b,
    String(standing.seats),
    String(standing.games),
    wonIn(standing),
    told(standing),
    eloOf(standing).toFixed(0),
    standing.edition ?? UNKNOWN,
  ]);
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n');
}

const UNKNOWN = '–';

/** A shared victory is a part of one. */
function wonIn({ wins }: Standing): string {
  return String(Number(wins.toFixed(2)));
}

const ROW = /^\| (\S+) \| (\S+) \| (\d+) \| (\d+) \| ([\d.]+) \|(?:[^|\n]+\|){2}(?: ([0-9a-f]+) \|)?/gm;

/** What the chapter of a game tells by now. */
export function standingsIn(text: string, game: string): Standing[] {
  const chapter = text.slice(Math.max(0, text.indexOf(firstMark(game))), Math.max(0, text.indexOf(lastMark(game))));
  return [...chapter.matchAll(ROW)].map(([_row, a = '', b = '', seats, games, wins, edition]) => ({
    ...{ a, b, seats: Number(seats), games: Number(games), wins: Number(wins) },
    ...(edition && { edition }),
  }));
}

/** What was measured again takes the place of what was known of that pair; what is new comes last. */
export function renewed(known: readonly Standing[], measured: readonly Standing[]): Standing[] {
  const isSame = (one: Standing, other: Standing) => nameOf(one) === nameOf(other);
  const kept = known.map((old) => measured.find((each) => isSame(each, old)) ?? old);
  return [...kept, ...measured.filter((each) => !known.some((old) => isSame(each, old)))];
}

const firstMark = (game: string) => `<!-- ladder of ${game} -->`;
const lastMark = (game: string) => `<!-- end of the ladder of ${game} -->`;

/** The text with what stands between the marks of a game replaced, or with a chapter for it at the end. */
export function withChapter(text: string, game: string, chapter: string): string {
  const first = firstMark(game);
  const last = lastMark(game);
  const written = `${first}\n\n${chapter.trim()}\n\n${last}`;
  const from = text.indexOf(first);
  const to = text.indexOf(last);
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${written}\n`;
  return `${text.slice(0, from)}${written}${text.slice(to + last.length)}`;
}
