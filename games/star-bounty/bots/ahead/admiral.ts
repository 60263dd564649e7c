import { type Bot, type Position, type Rng, simRng } from '@haven/kit';
import { type Budget, type Expert, type Judgement, search, sharesOf } from '@haven/kit/search';
import { type Move, type StarBounty, starBounty } from '@haven/star-bounty-rules';
import { createCaptain } from '../captain.ts';
import { flightTicket } from '../odds/worth.ts';
import { richOutlook } from '../outlook.ts';
import { candidates, expertOf, imagine } from './expert.ts';
import { habit } from './habit.ts';
import type { Minds } from './habits.ts';

/**
 * In battle a captain who counts credits, too. Before a battle, in flight and at the Galactic Enterprise it plays the run
 * to its end many times, and leaves its usual way where another one proves better.
 */
export function admiralOf(minds: Minds, budget: Budget): Bot<StarBounty> {
  const expert = expertOf(minds);
  const usualMove = usualOf(minds);
  return {
    id: 'admiral',
    think: (position, rng) => {
      const within = sharesOf(budget);
      const usual = usualMove(position, rng);
      if (!isWeighty(position, usual)) return { move: usual, reasons: [] };
      const { best, same, playouts } = search(expert, position, { ...within(HALF), about: usual, rng });
      if (best.move === usual || same.includes(usual)) return { move: usual, reasons: [], playouts };
      const duel = { ...expert, candidates: () => [usual, best.move] };
      const proof = search(duel, position, { ...within(ALL), rng });
      return { move: provenIn(proof, usual), reasons: [], playouts: playouts + proof.playouts };
    },
  };
}

/** What is done without looking ahead. */
function usualOf(minds: Minds): (position: Position<StarBounty>, rng: Rng) => Move {
  const captain = createCaptain(richOutlook);
  return (position, rng) => (isAtShop(position) ? habitIn(position, minds) : captain.think(position, rng).move);
}

/** What an Admiral who is asked compares: the usual move first, which another has to prove better than. */
export function advisersExpert(minds: Minds): Expert<StarBounty> {
  const usualMove = usualOf(minds);
  return {
    ...expertOf(minds),
    candidates: (position, rng) => [...new Set([usualMove(position, rng), ...candidates(position)])],
  };
}

const HALF = 0.5;
const ALL = 1;

/** The best of many owes something to luck: it has to be better than the usual in new worlds, too. */
function provenIn({ best, others }: Judgement<Move>, usual: Move): Move {
  const gap = others.find(({ move }) => move === usual)?.over ?? 0;
  return gap > LEAST_GAP ? best.move : usual;
}

const LEAST_GAP = 0.01;

const isAtShop = ({ view }: Position<StarBounty>) => view.step?.type === 'enterprise';

const WEIGHTY: ReadonlySet<string | undefined> = new Set(['engage', 'reengage', 'enterprise']);

/** Battles are solved, not played out; and what is not sold first is sold next. */
function isWeighty(position: Position<StarBounty>, usual: Move): boolean {
  return WEIGHTY.has(position.view.step?.type) && usual.type !== 'sell' && candidates(position).length > 1;
}

/** What is done here by habit, but for a prisoner that is kept to flee with. The piles do not matter before they are turned. */
function habitIn({ view, moves }: Position<StarBounty>, minds: Minds): Move {
  const state = imagine(view, simRng(0));
  state.collection = state.collection.filter((taken) => taken !== flightTicket(view));
  const text = starBounty.notate(habit(state, minds));
  const usual = moves.find((move) => starBounty.notate(move) === text);
  if (usual === undefined) throw new Error(`by habit one would ${text}, which the rules do not allow`);
  return usual;
}
