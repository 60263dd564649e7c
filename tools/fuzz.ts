import { gameById, games } from '@haven/games/rules';
import type { GameTypes } from '@haven/kit';
import { inspect, type Promised } from '@haven/kit/testing';
import { Command } from 'commander';
import { isMain } from './main.ts';

/** The contract suite with a long budget: `npm run fuzz -- star-bounty --runs 1000000`. A failure names its run. */
const SLICE = 1_000;

async function fuzz(id: string, wish: { readonly runs: string; readonly from: string }): Promise<number> {
  const game = gameById(id);
  if (game === undefined) {
    console.error(`No game '${id}'; there are ${games.map(({ meta }) => meta.id).join(', ')}.`);
    return 1;
  }
  const plan = await planOf(id);
  const first = Number(wish.from);
  const last = first + Number(wish.runs);
  for (let run = first; run < last; run += SLICE) {
    const runs = Math.min(SLICE, last - run);
    const { faults, moves } = inspect(game, { ...plan, runs, firstRun: run });
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

/** What the game's own contract test holds it to. */
async function planOf(id: string): Promise<Promised<GameTypes>> {
  const { plan } = await import(new URL(`../games/${id}/rules/testing/plan.ts`, import.meta.url).href);
  return plan;
}

if (isMain(import.meta)) {
  await new Command('fuzz')
    .argument('<game>')
    .option('--runs <number>', 'how many games', '100000')
    .option('--from <number>', 'the first run: the one a failure named', '10000')
    .action(async (game: string, wish: { runs: string; from: string }) => {
      process.exitCode = await fuzz(game, wish);
    })
    .parseAsync();
}
