import type { FileEntry, MatchFile } from '@haven/kit';

/** Longer addresses are cut off on their way through mails and messengers. */
const LONGEST_LINK = 8_000;
/** More than any honest match has when it is unpacked. */
const LARGEST = 4 * 1024 * 1024;
const VERSION = 1;

/** A whole match as the fragment of an address: its moves and all they depend on. Undefined if it is too long. */
export async function packed(file: MatchFile): Promise<string | undefined> {
  const { game, rules, seats, options, seed, chairs, aids, started, ended, entries } = file;
  const names = chairs.map(({ name, kind }) => [name, kind === 'bot' ? 1 : 0]);
  const moves = entries.map(lineOf).join('\n');
  const whole = JSON.stringify([VERSION, game, rules, seats, options, seed, names, aids, started, ended, moves]);
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(whole));
  const text = base64Of(bytes);
  return text.length > LONGEST_LINK ? undefined : text;
}

/** What such a fragment says, to be checked like a file from anywhere; undefined if it is none. */
export async function unpacked(fragment: string): Promise<unknown> {
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), bytesIn(fragment));
    return fileFrom(JSON.parse(new TextDecoder().decode(bytes)));
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
  const chairs = (names as [string, number][]).map(([name, bot]) => ({ name, kind: bot ? 'bot' : 'human' }));
  const entries = moves === '' ? [] : String(moves).split('\n').map(entryIn);
  const head = { format: 'haven-match', version: 1, game, rules, seats, options, seed };
  return { ...head, chairs, aids, started, ended, entries };
}

async function through(
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
    size += value.length;
    if (size > LARGEST) throw new RangeError('too large');
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64Of(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
