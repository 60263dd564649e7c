import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { Damaged } from './damaged.ts';
import { FRAME_HEAD_BYTES, frameHeadIn, headOf, type LogSize, saltsOf, soundFrames } from './log-frames.ts';
import { FILE } from './sqlite-structure.ts';

/**
 * How much of the log lies safely on the disk, in a file of its own. SQLite takes a damaged frame for the end of the
 * log, and would forget in silence all that stands behind it; the mark knows how much there was. It is written after
 * the sync that it tells of, and never synced itself: whatever the disk has kept of it is true, if not always the latest.
 */
export interface LogMark {
  keep(end: LogEnd): void;
  close(): void;
}

/** How much there is, and the head of the last frame: it has the salts of its log, and the sum over all of it. */
interface LogEnd extends LogSize {
  readonly frameHead: Buffer;
}

const SIZE_BYTES = 8;
const HALF_BYTES = SIZE_BYTES + FRAME_HEAD_BYTES;
const WAY_OUT = 'Restore a backup (npm run admin -- restore FILE)';

export function openMark(file: string): LogMark {
  const descriptor = openSync(markOf(file), 'w', 0o600);
  return {
    keep: (end) => unlessFull(() => writeSync(descriptor, bytesOf(end), 0, 2 * HALF_BYTES, 0)),
    close: () => closeSync(descriptor),
  };
}

/** Before the log goes: it has no more to tell. */
export function removeMark(file: string): void {
  rmSync(markOf(file), { force: true });
}

function markOf(file: string): string {
  return `${file}-mark`;
}

/** Without room the mark stays what it was, which is still true. */
function unlessFull(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}

/** Twice the same: a mark with a flipped bit is none. */
function bytesOf({ frames, pageBytes, frameHead }: LogEnd): Buffer {
  const half = Buffer.alloc(HALF_BYTES);
  half.writeUInt32BE(frames, 0);
  half.writeUInt32BE(pageBytes, 4);
  frameHead.copy(half, SIZE_BYTES);
  return Buffer.concat([half, half]);
}

function endIn(mark: Buffer | undefined): LogEnd | undefined {
  if (mark?.length !== 2 * HALF_BYTES) return undefined;
  const [half, again] = [mark.subarray(0, HALF_BYTES), mark.subarray(HALF_BYTES)];
  if (!half.equals(again)) return undefined;
  return { frames: half.readUInt32BE(0), pageBytes: half.readUInt32BE(4), frameHead: half.subarray(SIZE_BYTES) };
}

/** What the log has lost of what was safe. To be asked before the database is opened, which forgets it. */
export function damageOfLog(file: string): Damaged | undefined {
  const end = endIn(bytesIn(markOf(file)));
  const log = end && bytesIn(`${file}-wal`);
  const lost = end && log ? end.frames - soundUpTo(log, end) : 0;
  if (lost === 0) return undefined;
  const loss = `${file}-wal is damaged: the last ${lost} of ${end?.frames} pages in it cannot be read any more`;
  return new Damaged(FILE, `${loss}. ${WAY_OUT}, or remove ${markOf(file)} to go on without what stood there.`);
}

/** How many of the frames that were safe still are. Of a log that was emptied or begun anew, all stand in the database. */
function soundUpTo(log: Buffer, end: LogEnd): number {
  const { frames, frameHead } = end;
  const head = headOf(log);
  if (head === undefined) return frameHeadIn(log, end).equals(frameHead) ? 0 : frames;
  return head.salts.equals(saltsOf(frameHead)) ? soundFrames(log, head, frames) : frames;
}

function bytesIn(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
