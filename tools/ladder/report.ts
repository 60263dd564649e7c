import { eloOf, intervalOf, type Standing } from './standing.ts';

const BAR = 40;

/** One line for each pair, with a bar as long as the share of wins. */
export function chartOf(standings: readonly Standing[]): string {
  const names = standings.map(({ a, b }) => `${a} v ${b}`);
  const width = Math.max(...names.map(({ length }) => length));
  return standings
    .map((standing, index) => {
      const bar = '█'.repeat(Math.round((BAR * standing.wins) / standing.games)).padEnd(BAR, '·');
      return `${(names[index] ?? '').padEnd(width)}  ${bar}  ${told(standing)}`;
    })
    .join('\n');
}

/** `62 % (57-67)`: a share of games, and where it may truly be. */
function told(standing: Standing): string {
  const [low, high] = intervalOf(standing).map((share) => Math.round(100 * share));
  return `${Math.round((100 * standing.wins) / standing.games)} % (${low}-${high})`;
}

const HEAD = ['stronger', 'weaker', 'games', 'won (95 %)', 'Elo apart'];

export function tableOf(standings: readonly Standing[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = standings.map((standing) => [
    standing.a,
    standing.b,
    String(standing.games),
    told(standing),
    eloOf(standing.wins / standing.games).toFixed(0),
  ]);
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The text with what stands between the marks of a game replaced, or with a chapter for it at the end. */
export function withChapter(text: string, game: string, chapter: string): string {
  const first = `<!-- ladder of ${game} -->`;
  const last = `<!-- end of the ladder of ${game} -->`;
  const written = `${first}\n\n${chapter.trim()}\n\n${last}`;
  const from = text.indexOf(first);
  const to = text.indexOf(last);
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${written}\n`;
  return `${text.slice(0, from)}${written}${text.slice(to + last.length)}`;
}
