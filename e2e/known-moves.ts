import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the workers of one run tell each other what bots have played; without it each finds out alone. */
const FOLDER = process.env.HAVEN_E2E_MOVES;

const seen = new Map<string, readonly string[]>();

/** The moves of a match of bots, as far as anybody has followed it in this run: thinking takes nearly all of a search. */
export function knownMoves(match: string): readonly string[] {
  const [here = [], told = []] = [seen.get(match), toldMoves(match)];
  return told.length > here.length ? told : here;
}

function toldMoves(match: string): readonly string[] | undefined {
  const file = fileOf(match);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function keepMoves(match: string, moves: readonly string[]): void {
  if (moves.length <= knownMoves(match).length) return;
  seen.set(match, moves);
  const file = fileOf(match);
  if (file === undefined) return;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(moves));
  renameSync(`${file}.${process.pid}`, file);
}

function fileOf(match: string): string | undefined {
  return FOLDER && join(FOLDER, `${createHash('sha256').update(match).digest('hex')}.json`);
}
