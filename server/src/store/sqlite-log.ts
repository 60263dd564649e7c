import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { MOST_SYNCS } from './group-commit.ts';

const syncData = promisify(fdatasync);

/** The write-ahead log of a database, seen as a file. */
export interface Log {
  sync(): Promise<void>;
  close(): void;
}

/**
 * Each sync that runs at the same time has a descriptor of its own: Linux tells a failed write once to each of them,
 * so that of two syncs over one descriptor the other would be told that all is well.
 */
export function openLog(file: string): Log {
  const descriptors = Array.from({ length: MOST_SYNCS }, () => openSync(`${file}-wal`, 'r+'));
  const idle = [...descriptors];
  return {
    sync: async () => {
      const descriptor = idle.pop();
      if (descriptor === undefined) throw new RangeError(`more than ${MOST_SYNCS} syncs at once`);
      await syncData(descriptor);
      idle.push(descriptor);
    },
    close: () => descriptors.forEach((descriptor) => closeSync(descriptor)),
  };
}
