import type { GameTypes, Position } from '@haven/kit';
import type { FirstHint, Language } from '@haven/text-kit';
import type { SeatInfo, Undone } from '../contract/table.ts';
import type { Details } from '../details/explainer.ts';

/** In which language somebody is helped, and what the others are called. */
export interface Hearer {
  readonly language: Language;
  readonly seats: readonly SeatInfo[];
}

/** How far somebody is and what comes nearest: in one line, and in full. */
export interface Goal {
  readonly line: string;
  readonly details: Details;
}

/** How a game helps those who play it for the first times. All of it looks at what the player sees and may do, at nothing else. */
export interface FirstGames<T extends GameTypes> {
  /** What is most urgent comes first. */
  readonly hints: readonly FirstHint<T>[];
  goal(position: Position<T>, hearer: Hearer): Goal;
  /** Whether a move gives up all that could still be done. */
  isEnd(move: T['Move']): boolean;
  /** What would still be worth doing before such a move. */
  undone(position: Position<T>, hearer: Hearer): Undone;
  /** The screen asks before such a move by itself, and says this as well; else the page asks. */
  readonly isAskedByScreen?: true;
  /** What a move would give away for nothing; said once. A game in which nothing can be wasted has no such thing. */
  wasted?(position: Position<T>, move: T['Move'], hearer: Hearer): readonly string[];
}
