import type { Refusal, Seat, Turn } from './game.ts';

/**
 * One thing that can be done when a step asks: what may be chosen, what keeps a choice from being made, and what it does.
 * `Choice` is all that the step can be answered with: an act may offer the moves of its neighbours along with its own.
 */
export interface Act<State, S, Move, Event, Choice = Move> {
  /** The choices that nothing keeps this seat from making now, in a list of their own. Left out where a neighbour offers them. */
  offer?(state: State, step: S, seat: Seat): Choice[];
  /** What keeps this seat from this choice; nothing exactly when it is offered. Left out where nothing ever does. */
  barrier?(state: State, seat: Seat, move: Move): Refusal | undefined;
  play(turn: Turn<State, Event>, step: S, move: Move): void;
}

/** The acts of a step by the type of their moves, in the order in which these are offered. */
export type Acts<State, S, Move extends { readonly type: string }, Event> = {
  readonly [Type in Move['type']]: Act<State, S, MoveOf<Move, Type>, Event, Move>;
};

/** The moves of one type: `type` may name several where they have the same form. */
export type MoveOf<Move, Type> = Move extends { readonly type: infer Types }
  ? Type extends Types
    ? Move & { readonly type: Type }
    : never
  : never;

/** How a game understands the text of a wish. */
export interface Wishes<State, Move> {
  /** Undoes `notate`, by its form alone: whether the move is legal is another question. Nonsense is undefined. */
  read(text: string): Move | undefined;
  /** The answer to an act that the present step does not have. A game of one step needs none. */
  elsewhere?(state: State, move: Move): Refusal;
}
