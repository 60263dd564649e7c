import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { games } from '@haven/games/rules';

/** A server whose disk, from a sign on, answers no more: what it is to keep it neither keeps nor refuses. */
const { fdatasync } = fs;
let isStuck = false;
process.on('SIGUSR2', () => {
  isStuck = true;
  // Whatever the system has not answered yet keeps a process alive.
  setInterval(() => {}, 60_000);
});
const unlessStuck = (file: number, tell: fs.NoParamCallback) => {
  if (!isStuck) fdatasync(file, tell);
};
Object.assign(fs, { fdatasync: unlessStuck });
syncBuiltinESMExports();
const { run } = await import('../run.ts');
await run(games, process.env);
