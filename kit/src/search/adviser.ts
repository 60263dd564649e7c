import type { Position } from '../bot.ts';
import { at, type GameTypes } from '../game.ts';
import { type Budget, clockOf } from './budget.ts';
import type { Expert } from './expert.ts';
import { comparedTo, errorOf, gaps, lookedAt, meanOf, pairsOf, type Tried, TWO_ERRORS, worthOf } from './judgement.ts';
import { triedOut, type Wanted } from './search.ts';

/** A move beside the best one. */
export interface Rival<Move> {
  readonly move: Move;
  /** The chance to win, as far below that of the best as it was in the same worlds. */
  readonly win: number;
  /** How much less often it wins than the best; below nothing if it seems to win more, which may be luck. */
  readonly behind: number;
  /** How much less it is worth, where there is more to it than winning; the same otherwise. */
  readonly over: number;
  /** The same in every world, too close to tell, or worse for certain. */
  readonly verdict: 'same' | 'close' | 'clear';
  /** What makes most of the difference, as bots name it. */
  readonly lacks?: string;
}

/** What somebody would do, and what else could be done: those first that were looked at longest. */
export interface Counsel<Move> {
  readonly move: Move;
  readonly win: number;
  readonly rivals: readonly Rival<Move>[];
  /** Whether what comes of these moves tells how good they are: without it, the usual move stands, and nothing is to be said of the others. */
  readonly isTelling: boolean;
}

/** Says what comes of the moves of a position, whoever has to decide there. */
export interface Adviser<T extends GameTypes> {
  look(position: Position<T>, wanted: Wanted<T>): Counsel<T['Move']>;
}

/** The first candidate is what is usually done; another has to prove better before it is advised. */
export function adviserOf<T extends GameTypes>(expert: Expert<T>, { playouts, ...haste }: Budget): Adviser<T> {
  return {
    look: (position, { rng, about }) => {
      const clock = clockOf({ playouts, ...haste });
      const candidates = expert.candidates(position, rng);
      const usual = at(candidates, 0);
      const kept = [usual, ...(about === undefined ? [] : [about])];
      const moves = [...new Set([...kept, ...candidates])];
      const tried = triedOut({ expert, position, rng, clock }, moves, { playouts, kept });
      const isTelling = expert.isTelling?.(position, usual) ?? true;
      return counselOf(tried, expert.terms, { usual, isTelling });
    },
  };
}

function counselOf<Move>(
  tried: readonly Tried<Move>[],
  names: readonly string[],
  { usual, isTelling }: { usual: Move; isTelling: boolean },
): Counsel<Move> {
  const ranked = tried.toSorted((a, b) => b.leaves.length - a.leaves.length || worthOf(b) - worthOf(a));
  const first = tried.find(({ move }) => move === usual) ?? at(ranked, 0);
  const best = isTelling ? provenOver(first, at(ranked, 0)) : first;
  const rivals = ranked.filter((each) => each !== best).map((each) => rivalOf(each, best, names));
  return { move: best.move, win: lookedAt(best, best).win, rivals, isTelling };
}

function provenOver<Move>(usual: Tried<Move>, top: Tried<Move>): Tried<Move> {
  const over = gaps(usual, top);
  return meanOf(over) > TWO_ERRORS * errorOf(over) ? top : usual;
}

function rivalOf<Move>(tried: Tried<Move>, best: Tried<Move>, names: readonly string[]): Rival<Move> {
  const behind = meanOf(pairsOf(tried, best).map(([one, other]) => one.win - other.win));
  const { terms, verdict } = comparedTo(tried, best, names);
  const lacks = terms.find(({ points }) => points > 0)?.name;
  const isSame = gaps(tried, best).every((gap) => gap === 0);
  return {
    move: tried.move,
    win: Math.min(1, Math.max(0, lookedAt(best, best).win - behind)),
    behind,
    over: lookedAt(tried, best).over,
    verdict: isSame ? 'same' : verdict,
    ...(verdict === 'clear' && lacks !== undefined && { lacks }),
  };
}
