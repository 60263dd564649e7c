import { type Bot, defaultOptions, simRng, simulate } from '@haven/kit';
import {
  LAST_SECTOR,
  type Options,
  type StarBounty,
  type State,
  starBounty,
  type Verdict,
} from '@haven/star-bounty-rules';
import { createCaptain } from './captain.ts';

/** How many runs ended how. */
export interface Medals {
  readonly runs: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** Ships lost, by sector: the first number is that of sector 1. */
  readonly lost: readonly number[];
  /** The mean of those that finished. */
  readonly credits: number;
}

/** Plays so many runs with the default options; the same seed gives the same runs. */
export function medals(runs: number, seed: number, bot: Bot<StarBounty> = createCaptain()): Medals {
  return medalsOf(Array.from({ length: runs }, (_, run) => endOf(bot, seed + run)));
}

export function medalsOf(ends: readonly End[]): Medals {
  const finished = ends.filter(({ verdict }) => verdict !== 'destroyed');
  const countOf = (verdict: Verdict) => ends.filter((end) => end.verdict === verdict).length;
  return {
    runs: ends.length,
    verdicts: {
      destroyed: countOf('destroyed'),
      finished: countOf('finished'),
      bronze: countOf('bronze'),
      silver: countOf('silver'),
      gold: countOf('gold'),
      platinum: countOf('platinum'),
    },
    lost: Array.from({ length: LAST_SECTOR }, (_, index) => lostIn(ends, index + 1)),
    credits: finished.reduce((sum, { credits }) => sum + credits, 0) / Math.max(1, finished.length),
  };
}

/** How a run ended, and where. */
export type End = Pick<State, 'verdict' | 'sector' | 'credits'>;

function lostIn(ends: readonly End[], sector: number): number {
  return ends.filter((end) => end.verdict === 'destroyed' && end.sector === sector).length;
}

export function endOf(bot: Bot<StarBounty>, seed: number): End {
  const rng = simRng(seed);
  const state = starBounty.setup(1, defaultOptions(starBounty.options) as Options, rng);
  const run = simulate(starBounty, state, rng);
  while (state.verdict === null) {
    const legal = starBounty.legalMoves(state, 0);
    run.play(0, bot.think({ seat: 0, view: starBounty.view(state, 0), moves: legal }, rng).move);
  }
  const { verdict, sector, credits } = state;
  return { verdict, sector, credits };
}
