import { type Bot, type Position, type Rng, simRng } from '@haven/kit';
import { type Budget, search } from '@haven/kit/search';
import { type Move, type StarBounty, starBounty } from '@haven/star-bounty-rules';
import { createCaptain } from '../captain.ts';
import { richOutlook } from '../outlook.ts';
import { dryRunOf } from './dry-run.ts';
import { candidates, expertOf, imagine } from './expert.ts';
import type { Minds } from './habits.ts';
import { playOn } from './play-on.ts';

/**
 * In battle a captain who counts credits, too. Before a battle, in flight and at the Galactic Enterprise it plays the run
 * to its end many times, and leaves its usual way where another one is clearly better.
 */
export function admiralOf(minds: Minds, budget: Budget): Bot<StarBounty> {
  const expert = expertOf(minds);
  const captain = createCaptain(richOutlook);
  const usualMove = (position: Position<StarBounty>, rng: Rng) =>
    isAtShop(position) ? habitIn(position, minds) : captain.think(position, rng).move;
  return {
    id: 'admiral',
    think: (position, rng) => {
      const usual = usualMove(position, rng);
      if (!isWeighty(position, usual)) return { move: usual, reasons: [] };
      const { best, verdict, playouts } = search(expert, position, { ...budget, about: usual, rng });
      return { move: verdict === 'clear' ? best.move : usual, reasons: [], playouts };
    },
  };
}

const isAtShop = ({ view }: Position<StarBounty>) => view.step?.type === 'enterprise';

const WEIGHTY: ReadonlySet<string | undefined> = new Set(['engage', 'reengage', 'enterprise']);

/** Battles are solved, not played out; and what is not sold first is sold next. */
function isWeighty(position: Position<StarBounty>, usual: Move): boolean {
  return WEIGHTY.has(position.view.step?.type) && usual.type !== 'sell' && candidates(position).length > 1;
}

/** What is done here by habit: the piles do not matter before they are turned. */
function habitIn({ view, moves }: Position<StarBounty>, minds: Minds): Move {
  const told: Move[] = [];
  playOn(dryRunOf(imagine(view, simRng(0)), told), minds, simRng(0));
  const [first] = told;
  const text = first && starBounty.notate(first);
  const habit = moves.find((move) => starBounty.notate(move) === text);
  if (habit === undefined) throw new Error('a dry run did what the rules do not allow');
  return habit;
}
