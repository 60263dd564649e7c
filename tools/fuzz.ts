import { gameById, games } from '@haven/games/rules';
import { inspect } from '@haven/kit/testing';
import { Command } from 'commander';
import { isMain } from './main.ts';

/** The contract suite with a long budget: `npm run fuzz -- star-bounty --runs 1000000`. A failure names its run. */
const SLICE = 1_000;

function fuzz(id: string, wish: { readonly runs: string; readonly from: string }): number {
  const game = gameById(id);
  if (game === undefined) {
    console.error(`No game '${id}'; there are ${games.map(({ meta }) => meta.id).join(', ')}.`);
    return 1;
  }
  const first = Number(wish.from);
  const last = first + Number(wish.runs);
  for (let run = first; run < last; run += SLICE) {
    const runs = Math.min(SLICE, last - run);
    const { faults, moves } = inspect(game, { runs, firstRun: run });
    if (faults.length > 0) {
      console.error(
        faults.map((fault) => `run ${fault.run}, move ${fault.move}: ${fault.kind}: ${fault.detail}`).join('\n'),
      );
      return 1;
    }
    console.log(`runs ${run} to ${run + runs - 1}: ${moves} moves, no fault`);
  }
  return 0;
}

if (isMain(import.meta)) {
  new Command('fuzz')
    .argument('<game>')
    .option('--runs <number>', 'how many games', '100000')
    .option('--from <number>', 'the first run: the one a failure named', '10000')
    .action((game: string, wish: { runs: string; from: string }) => {
      process.exitCode = fuzz(game, wish);
    })
    .parse();
}
