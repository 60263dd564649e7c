import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A game of a series. */
interface Numbered {
  readonly number: number;
  /** A few digits that stand for all its moves. */
  readonly moves: string;
}

/** The games of a series that were played before, by the code of one edition: an interrupted one goes on from there. */
export interface GameRecord<Played extends Numbered> {
  readonly edition: string | undefined;
  /** By number, from the first to the last before one that is missing. */
  readonly games: readonly Played[];
}

/** A line that was cut off when the power went is a game that was not played. */
export function readRecord<Played extends Numbered>(file: string): GameRecord<Played> {
  if (!existsSync(file)) return { edition: undefined, games: [] };
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const known = new Map(lines.flatMap((line) => parsed<Played>(line)).map((played) => [played.number, played]));
  const games: Played[] = [];
  for (let next = known.get(0); next !== undefined; next = known.get(games.length)) games.push(next);
  return { edition: head, games };
}

function parsed<Played>(line: string): Played[] {
  try {
    return [JSON.parse(line) as Played];
  } catch {
    return [];
  }
}

/** From now on the games are those of this edition. */
export function beginRecord(file: string, edition: string, games: readonly Numbered[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [edition, ...games.map((played) => JSON.stringify(played)), ''].join('\n'));
}

export function addTo(file: string, played: Numbered): void {
  appendFileSync(file, `${JSON.stringify(played)}\n`);
}

/** So many games are played again, if the code is another one, to see whether its bots still play the same. */
const SAMPLES = 2;

/** What of a record is still true. Other code that plays its first games move by move as before is believed to play all of them so. */
export async function stillTrue<Played extends Numbered>(
  { edition, games }: GameRecord<Played>,
  now: string,
  again: (numbers: readonly number[]) => Promise<readonly Played[]>,
): Promise<readonly Played[]> {
  if (edition === now || games.length === 0) return games;
  const first = games.slice(0, SAMPLES);
  const replayed = await again(first.map(({ number }) => number));
  return replayed.every(({ moves }, index) => moves === first[index]?.moves) ? games : [];
}
