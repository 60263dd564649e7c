import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { MOST_SYNCS } from './group-commit.ts';
import { type LogSize, readFrameHead } from './log-frames.ts';
import { openMark, removeMark } from './log-mark.ts';

const syncData = promisify(fdatasync);

/** The write-ahead log of a database, seen as a file. */
export interface Log {
  /** Fulfilled when all that stands in it is safe. */
  sync(size: LogSize): Promise<void>;
  close(): void;
  /** The log is about to be copied into the database, and to go. */
  settle(): void;
}

/**
 * Each sync that runs at the same time has a descriptor of its own: Linux tells a failed write once to each of them,
 * so that of two syncs over one descriptor the other would be told that all is well.
 */
export function openLog(file: string): Log {
  const descriptors = Array.from({ length: MOST_SYNCS }, () => openSync(`${file}-wal`, 'r+'));
  const idle = [...descriptors];
  const mark = openMark(file);
  let [begun, marked] = [0, 0];
  return {
    sync: async (size) => {
      const descriptor = idle.pop();
      if (descriptor === undefined) throw new RangeError(`more than ${MOST_SYNCS} syncs at once`);
      begun += 1;
      const number = begun;
      const end = size.frames === 0 ? undefined : { ...size, frameHead: readFrameHead(descriptor, size) };
      await syncData(descriptor);
      idle.push(descriptor);
      if (end === undefined || number < marked) return;
      marked = number;
      mark.keep(end);
    },
    close: () => {
      descriptors.forEach((descriptor) => closeSync(descriptor));
      mark.close();
    },
    settle: () => removeMark(file),
  };
}
