import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether this module was started from the command line rather than imported. */
export function isMain(meta: ImportMeta): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(meta.url);
}
