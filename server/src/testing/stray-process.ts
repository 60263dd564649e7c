import { games } from '@haven/games/rules';
import { run } from '../run.ts';

/** A server in which, at a sign, something fails that nobody waits for or catches. */
process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waited for this')));
process.on('SIGHUP', () => {
  throw new Error('nobody caught this');
});
await run(games, process.env);
