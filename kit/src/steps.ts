import type { Act, Acts, Wishes } from './acts.ts';
import type { Refusal, Seat, Turn } from './game.ts';

/** A pending decision: plain data on the agenda, the last one is asked first. */
export interface Step {
  readonly type: string;
  readonly seats: readonly Seat[];
}

/** Every game with an agenda records these two facts. */
export type AgendaEvent<S extends Step> =
  | { readonly type: 'stepBegan'; readonly step: S }
  | { readonly type: 'stepEnded' };

interface Typed {
  readonly type: string;
}

/** The contents table of a game: its decisions by name, each with the acts that answer it. */
export type StepTable<State, S extends Step, Moves extends Record<keyof Moves, Typed>, Event> = {
  readonly [K in keyof Moves]: Acts<State, Extract<S, { type: K }>, Moves[K], Event>;
};

interface WithAgenda<S> {
  readonly agenda: S[];
}

const NOBODY: readonly Seat[] = [];
const ILLEGAL: Refusal = { code: 'illegal-move' };

/** Turns a table of steps into what a game owes: who is asked, what is legal, what it does, and why another wish is not. */
export function runSteps<State extends WithAgenda<S>, S extends Step, Moves extends Record<keyof Moves, Typed>, Event>(
  table: StepTable<State, S, Moves, Event>,
  wishes?: Wishes<State, Moves[keyof Moves]>,
) {
  type Move = Moves[keyof Moves];
  const decisions = decisionsOf<State, S, Move, Event>(table);
  return {
    toAct: (state: State): readonly Seat[] => currentStep(state)?.seats ?? NOBODY,
    legalMoves(state: State, seat: Seat): Move[] {
      const step = currentStep(state);
      return step?.seats.includes(seat) ? found(decisions, step.type).legal(state, step, seat) : [];
    },
    play(turn: Turn<State, Event>, move: Move): void {
      const step = currentStep(turn.state);
      if (step === undefined) throw new Error('nothing is on the agenda');
      found(found(decisions, step.type).acts, move.type).play(turn, step, move);
    },
    /** Why this wish is not legal now; nothing exactly if it is. */
    refusal(state: State, seat: Seat, wish: string): Refusal | undefined {
      const step = currentStep(state);
      if (step === undefined) return { code: 'game-over' };
      if (!step.seats.includes(seat)) return { code: 'not-your-turn' };
      const move = wishes?.read(wish);
      if (move === undefined) return ILLEGAL;
      const act = found(decisions, step.type).acts[move.type];
      return act ? act.barrier?.(state, seat, move) : (wishes?.elsewhere?.(state, move) ?? ILLEGAL);
    },
  };
}

/** A step with all that answers it: its acts by the type of their moves, and what they offer together. */
interface Decision<State, S, Move, Event> {
  readonly acts: Readonly<Record<string, Act<State, S, Move, Event>>>;
  legal(state: State, step: S, seat: Seat): Move[];
}

// The table pairs every step with its own acts, and every act with its own moves; TypeScript cannot follow that through a lookup.
function decisionsOf<State, S, Move extends Typed, Event>(
  table: object,
): Record<string, Decision<State, S, Move, Event>> {
  const entries = Object.entries(table as Record<string, Record<string, Act<State, S, Move, Event>>>);
  return Object.fromEntries(entries.map(([name, acts]) => [name, { acts, legal: offered(Object.values(acts)) }]));
}

/** What all acts offer, one after the other. */
function offered<State, S, Move, Event>(
  acts: readonly Act<State, S, Move, Event>[],
): Decision<State, S, Move, Event>['legal'] {
  const [first, ...others] = acts.flatMap(({ offer }) => offer ?? []);
  if (first === undefined) throw new Error('a step offers nothing');
  if (others.length === 0) return first;
  return (state, step, seat) => {
    const moves = first(state, step, seat);
    for (const offer of others) for (const move of offer(state, step, seat)) moves.push(move);
    return moves;
  };
}

function found<V>(entries: Readonly<Record<string, V>>, name: string): V {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`nothing is called ${name}`);
  return entry;
}

export function currentStep<S>(state: WithAgenda<S>): S | undefined {
  return state.agenda[state.agenda.length - 1];
}
