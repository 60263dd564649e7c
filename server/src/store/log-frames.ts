import { readSync } from 'node:fs';

/**
 * The write-ahead log of SQLite: a head, then pages as frames, each with a sum over itself and all before it. At the
 * first sum that does not fit, SQLite takes the log to end.
 */
const HEAD_BYTES = 32;
export const FRAME_HEAD_BYTES = 24;
const SUMMED_OF_HEAD = 24;
const SUMMED_OF_FRAME_HEAD = 8;
const SUMS_AT = { head: 24, frame: 16 } as const;
const SALTS_AT = { head: 16, frame: 8 } as const;
const SALT_BYTES = 8;
const MAGIC = 0x377f0682;

type Sums = readonly [number, number];

/** What is in a log at a moment. */
export interface LogSize {
  readonly frames: number;
  readonly pageBytes: number;
}

/** What the head of a log says; undefined for one that makes no sense. */
export interface LogHead {
  readonly pageBytes: number;
  readonly salts: Buffer;
  readonly sums: Sums;
  /** The sums are made of numbers in this order of bytes. */
  readonly isBigEndian: boolean;
}

export function headOf(log: Buffer): LogHead | undefined {
  if (log.length < HEAD_BYTES) return undefined;
  const magic = log.readUInt32BE(0);
  const isBigEndian = (magic & 1) === 1;
  const sums = sumsAt(log, SUMS_AT.head);
  const isSound = isSame(sumOver(log.subarray(0, SUMMED_OF_HEAD), [0, 0], isBigEndian), sums);
  if ((magic & ~1) !== MAGIC || !isSound) return undefined;
  const salts = log.subarray(SALTS_AT.head, SALTS_AT.head + SALT_BYTES);
  return { pageBytes: log.readUInt32BE(8), salts, sums, isBigEndian };
}

/** How many of the first frames fit their sums. */
export function soundFrames(log: Buffer, head: LogHead, most: number): number {
  let { sums } = head;
  for (let frame = 0; frame < most; frame += 1) {
    const from = frameAt(head, frame);
    const bytes = log.subarray(from, from + FRAME_HEAD_BYTES + head.pageBytes);
    if (bytes.length < FRAME_HEAD_BYTES + head.pageBytes || !saltsOf(bytes).equals(head.salts)) return frame;
    const start = sumOver(bytes.subarray(0, SUMMED_OF_FRAME_HEAD), sums, head.isBigEndian);
    sums = sumOver(bytes.subarray(FRAME_HEAD_BYTES), start, head.isBigEndian);
    if (!isSame(sums, sumsAt(bytes, SUMS_AT.frame))) return frame;
  }
  return most;
}

/** Of the last of so many frames. */
export function frameHeadIn(log: Buffer, { frames, pageBytes }: LogSize): Buffer {
  const from = frameAt({ pageBytes }, frames - 1);
  return log.subarray(from, from + FRAME_HEAD_BYTES);
}

export function saltsOf(frameHead: Buffer): Buffer {
  return frameHead.subarray(SALTS_AT.frame, SALTS_AT.frame + SALT_BYTES);
}

/** The same from an open log, without reading the rest of it. */
export function readFrameHead(descriptor: number, { frames, pageBytes }: LogSize): Buffer {
  const bytes = Buffer.alloc(FRAME_HEAD_BYTES);
  readSync(descriptor, bytes, 0, FRAME_HEAD_BYTES, frameAt({ pageBytes }, frames - 1));
  return bytes;
}

function frameAt({ pageBytes }: Pick<LogHead, 'pageBytes'>, frame: number): number {
  return HEAD_BYTES + frame * (FRAME_HEAD_BYTES + pageBytes);
}

function sumsAt(bytes: Buffer, at: number): Sums {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

function isSame([one, two]: Sums, [other, another]: Sums): boolean {
  return one === other && two === another;
}

/** As SQLite does it: two running sums over pairs of numbers of 32 bits. */
function sumOver(bytes: Buffer, [first, second]: Sums, isBigEndian: boolean): Sums {
  const read = isBigEndian ? (at: number) => bytes.readUInt32BE(at) : (at: number) => bytes.readUInt32LE(at);
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + read(at) + two) >>> 0;
    two = (two + read(at + 4) + one) >>> 0;
  }
  return [one, two];
}
