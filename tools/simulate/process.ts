import { type Errand, run } from './errand.ts';

// Whoever asked is gone, and so is what it asked for.
process.on('disconnect', () => process.exit());

// One world after the other: each has this process for itself.
let last: Promise<unknown> = Promise.resolve();
process.on('message', (errand: Errand) => {
  last = last.then(async () => process.send?.(await run(errand)));
});
