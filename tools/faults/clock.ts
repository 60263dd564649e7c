import { writeFileSync } from 'node:fs';

/** A clock on the wall of a process, which can be set while it runs. */
export interface WallClock {
  readonly environment: Record<string, string>;
  /** So many milliseconds ahead of the true time. */
  set(aheadMs: number): void;
}

export function newWallClock(library: string, file: string): WallClock {
  const set = (aheadMs: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(aheadMs));
    writeFileSync(file, bytes, { flag: 'r+' });
  };
  writeFileSync(file, Buffer.alloc(8));
  return { environment: { LD_PRELOAD: library, HAVEN_CLOCK: file }, set };
}
