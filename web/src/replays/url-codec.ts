import type { FileEntry, MatchFile } from '@haven/kit';
import { inAddress, outOfAddress } from './address-text.ts';

const VERSION = 1;

/** A whole match as the fragment of an address: its moves and all they depend on. Undefined if it is too long. */
export function packed(file: MatchFile): Promise<string | undefined> {
  const { game, rules, seats, options, seed, chairs, aids, started, ended, entries } = file;
  const names = chairs.map(({ name, kind, level }) => [name, kind === 'bot' ? 1 : 0, ...(level ? [level] : [])]);
  const moves = entries.map(lineOf).join('\n');
  return inAddress([VERSION, game, rules, seats, options, seed, names, aids, started, ended, moves]);
}

/** What such a fragment says, to be checked like a file from anywhere; undefined if it is none. */
export async function unpacked(fragment: string): Promise<unknown> {
  try {
    return fileFrom(await outOfAddress(fragment));
  } catch {
    return undefined;
  }
}

/** `0 build 3`, `2b pass` for a bot, `1-3` for three moves taken back. */
function lineOf(entry: FileEntry): string {
  if ('undone' in entry) return `${entry.seat}-${entry.undone}`;
  return `${entry.seat}${entry.by ? 'b' : ''} ${entry.move}`;
}

function entryIn(line: string): object {
  const [, seat, undone] = /^(\d+)-(\d+)$/.exec(line) ?? [];
  if (undone !== undefined) return { seat: Number(seat), undone: Number(undone) };
  const [, mover, bot, move] = /^(\d+)(b?) (.*)$/.exec(line) ?? [];
  return { seat: Number(mover), move, ...(bot && { by: 'bot' }) };
}

function fileFrom(told: unknown): unknown {
  if (!Array.isArray(told) || told[0] !== VERSION) return undefined;
  const [, game, rules, seats, options, seed, names, aids, started, ended, moves] = told;
  const chairs = (names as [string, number, string?][]).map(([name, bot, level]) => {
    return { name, kind: bot ? 'bot' : 'human', ...(level !== undefined && { level }) };
  });
  const entries = moves === '' ? [] : String(moves).split('\n').map(entryIn);
  const head = { format: 'haven-match', version: 1, game, rules, seats, options, seed };
  return { ...head, chairs, aids, started, ended, entries };
}
