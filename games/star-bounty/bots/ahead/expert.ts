import type { Position, Rng } from '@haven/kit';
import type { Expert, Leaf } from '@haven/kit/search';
import {
  MEDALS,
  type Move,
  type StarBounty,
  type State,
  shotDamage,
  starBounty,
  type View,
} from '@haven/star-bounty-rules';
import { flightTicket } from '../odds/worth.ts';
import { habit } from './habit.ts';
import type { Minds } from './habits.ts';
import { luckOf } from './luck.ts';

/** A run with the same looks, dealt anew where nobody sees. */
export function imagine(view: View, rng: Rng): State {
  if (starBounty.imagine === undefined) throw new Error('nothing to look ahead into: the unknown cannot be imagined');
  return starBounty.imagine(view, rng);
}

/** After every choice the run is played to its end by habit. */
export function expertOf(minds: Minds): Expert<StarBounty> {
  return {
    game: { ...starBounty, imagine },
    terms: TERM_NAMES,
    judgesEnds: true,
    candidates,
    policy: () => (state) => habit(state, minds),
    luck: luckOf,
    isCut: () => false,
    value: leafOf,
  };
}

export const TERM_NAMES = ['finish', 'medal', 'credits'];

const SILVER = MEDALS.find(({ medal }) => medal === 'silver')?.credits ?? 0;
const PLATINUM = MEDALS[0].credits;
/** What silver is worth beside finishing, and a hundred credits. */
const MEDAL = 0.2;
const HUNDRED = 0.2;

function leafOf({ verdict, credits }: State): Leaf {
  if (verdict === null || verdict === 'destroyed') return LOST;
  const medal = credits >= SILVER ? MEDAL : 0;
  const wealth = (HUNDRED * Math.min(PLATINUM, credits)) / 100;
  return { win: 1, worth: 1 + medal + wealth, terms: [1, medal, wealth] };
}

const LOST: Leaf = { win: 0, worth: 0, terms: [0, 0, 0] };

/** What is worth comparing. */
export function candidates({ view, moves }: Position<StarBounty>): readonly Move[] {
  switch (view.step?.type) {
    case 'fire':
    case 'brace':
      return moves.filter(({ type }) => type === 'fire' || type === 'brace');
    case 'volley':
      return moves.filter((move) => move.type === 'strike' || (!isBeaten(view) && helpsIn(view, move)));
    case 'impact':
      return moves.filter((move) => helpsIn(view, move));
    case 'enterprise':
      return deals(view, moves);
    default:
      return moves.filter((move) => move.type !== 'flee' || move.prisoner === flightTicket(view)?.card);
  }
}

/** Nothing need be added to a shot that ends the battle. */
function isBeaten(view: View): boolean {
  return view.battle !== null && shotDamage(view) >= view.battle.health;
}

/** A drone can join at any time, but it is of use to one side alone. */
function helpsIn({ step }: View, move: Move): boolean {
  return move.type !== 'drone' || (move.system === 'ballistics') === (step?.type === 'volley');
}

/** Nothing is dropped, hearts are healed all at once, and of prisoners the cheapest is looked at. */
function deals(view: View, moves: readonly Move[]): readonly Move[] {
  const hearts = Math.max(0, ...moves.map((move) => (move.type === 'heal' ? move.hearts : 0)));
  const ticket = flightTicket(view)?.card;
  const isDead = (card: string) => view.collection.some((taken) => taken.card === card && !taken.alive);
  return moves.filter((move) => {
    if (move.type === 'heal') return move.hearts === hearts;
    if (move.type === 'sell') return move.card === ticket || isDead(move.card);
    return move.type !== 'drop';
  });
}
