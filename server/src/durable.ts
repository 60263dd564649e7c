import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder on Windows can be neither opened nor synced; it keeps its names by itself. */
const CANNOT_SYNC = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL']);

/** Waits until this file lies safely on the disk. */
export function syncFile(file: string): void {
  const opened = openSync(file, 'r+');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Waits until the names in this folder lie safely on the disk: those of new files do not with the files alone. */
export function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (process.platform !== 'win32' || !CANNOT_SYNC.has(codeOf(error) ?? '')) throw error;
  }
}

/** A folder with all that lies in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

/** What the system calls an error: `ENOENT`, `EEXIST`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
