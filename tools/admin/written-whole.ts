import { existsSync, renameSync, rmSync } from 'node:fs';
import { UserError } from './user-error.ts';

/** Writes a new file under another name first: whatever ends the command, half a file never looks like a whole one. */
export async function writtenWhole(file: string, write: (part: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) throw new UserError(`${file} exists already.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await write(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
