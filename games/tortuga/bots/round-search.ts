import type { Bot, Position } from '@haven/kit';
import { type Budget, type Expert, type PlayoutPolicy, search } from '@haven/kit/search';
import { type Move, type Tortuga, tortuga, type View } from '@haven/tortuga-rules';
import { type judgeFrom, TERM_NAMES } from './leaf.ts';
import { likelyWorld } from './likely-world.ts';
import { luckOf } from './luck.ts';
import { plain } from './plain.ts';
import { ranked, roundPolicy } from './round-policy.ts';

export interface Style {
  readonly id: string;
  readonly judge: ReturnType<typeof judgeFrom>;
  readonly budget: Budget;
  /** How many moves are compared at most. */
  readonly breadth: number;
}

/** Plays the round to its end in many worlds, and compares how it leaves everybody. */
export function searcher({ id, judge, budget, breadth }: Style): Bot<Tortuga> {
  const expert = expertOf(judge, breadth);
  return {
    id,
    think: (position, rng) => {
      if (!isWeighty(position)) return plain.think(position, rng);
      const { best, playouts } = search(expert, position, { ...budget, rng });
      return { move: best.move, reasons: [], playouts };
    },
  };
}

/** What an attack or an order of chests is worth is plain to see, and a round tells less of it. */
function isWeighty({ moves }: Position<Tortuga>): boolean {
  const [first] = moves;
  return moves.length > 1 && first !== undefined && WEIGHTY.has(first.type);
}

const WEIGHTY: ReadonlySet<Move['type']> = new Set(['pick', 'turn', 'bonus']);

export function expertOf(judge: Style['judge'], breadth: number): Expert<Tortuga> {
  const policyOf = oncePerView();
  return {
    game: { ...tortuga, imagine: (view, rng) => likelyWorld(view, policyOf(view), rng) },
    terms: TERM_NAMES,
    value: judge,
    candidates: ({ view, seat, moves }, rng) => ranked(view, seat, { moves, rng }).slice(0, breadth),
    policy: ({ view }) => policyOf(view),
    luck: (_state, chance) => luckOf(chance),
    isCut: (now, from) => now.round > from.round,
    isTelling: isWeighty,
  };
}

/** What everybody aims at is worked out once for all the worlds of a position. */
function oncePerView(): (view: View) => PlayoutPolicy<Tortuga> {
  const known = new WeakMap<View, PlayoutPolicy<Tortuga>>();
  return (view) => {
    const policy = known.get(view) ?? roundPolicy(view);
    known.set(view, policy);
    return policy;
  };
}
