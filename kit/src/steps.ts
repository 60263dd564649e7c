import type { Seat, Turn } from './game.ts';

/** A pending decision: plain data on the agenda, the last one is asked first. */
export interface Step {
  readonly type: string;
  readonly seats: readonly Seat[];
}

/** Every game with an agenda records these two facts. */
export type AgendaEvent<S extends Step> =
  | { readonly type: 'stepBegan'; readonly step: S }
  | { readonly type: 'stepEnded' };

/** One decision: what may be chosen, and what the choice does. */
export interface StepRules<State, S, Move, Event> {
  legal(state: State, step: S, seat: Seat): Move[];
  play(turn: Turn<State, Event>, step: S, move: Move): void;
}

/** The contents table of a game: its decisions by name, each with the moves it takes. */
export type StepTable<State, S extends Step, Moves, Event> = {
  readonly [K in keyof Moves]: StepRules<State, Extract<S, { type: K }>, Moves[K], Event>;
};

interface WithAgenda<S> {
  readonly agenda: S[];
}

const NOBODY: readonly Seat[] = [];

/** Turns a table of steps into the three functions that a game owes: who is asked, what is legal, what it does. */
export function runSteps<State extends WithAgenda<S>, S extends Step, Moves, Event>(
  table: StepTable<State, S, Moves, Event>,
) {
  type AnyRules = StepRules<State, S, Moves[keyof Moves], Event>;
  // The table pairs every step with its own rules; TypeScript cannot follow that through a lookup.
  const rulesOf = (step: S) => table[step.type as keyof Moves] as unknown as AnyRules;
  return {
    toAct: (state: State): readonly Seat[] => currentStep(state)?.seats ?? NOBODY,
    legalMoves(state: State, seat: Seat): Moves[keyof Moves][] {
      const step = currentStep(state);
      return step?.seats.includes(seat) ? rulesOf(step).legal(state, step, seat) : [];
    },
    play(turn: Turn<State, Event>, move: Moves[keyof Moves]): void {
      const step = currentStep(turn.state);
      if (step === undefined) throw new Error('nothing is on the agenda');
      rulesOf(step).play(turn, step, move);
    },
  };
}

export function currentStep<S>(state: WithAgenda<S>): S | undefined {
  return state.agenda[state.agenda.length - 1];
}
