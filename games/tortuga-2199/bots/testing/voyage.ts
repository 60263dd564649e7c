import { at, type Bot, type Outcome, type Position, pick, type Seat, simRng } from '@haven/kit';
import {
  type Event,
  type Move,
  type Options,
  type State,
  type Tortuga2199,
  tortuga2199,
} from '@haven/tortuga-2199-rules';

export const STANDARD: Options = {
  scenario: 'standard',
  map: 'nestled',
  openMemory: true,
  truce: false,
  cardSet: null,
};

/** What is counted in a whole game. */
export interface Voyage {
  readonly outcome: Outcome;
  readonly state: State;
  readonly moves: number;
  readonly fights: number;
  readonly repelled: number;
  /** The longest list of legal moves. */
  readonly widest: number;
  /** The kinds of move that were made. */
  readonly made: ReadonlySet<Move['type']>;
  readonly longestTurn: number;
}

interface Crew {
  readonly seed: number;
  readonly bots: readonly Bot<Tortuga2199>[];
  readonly options?: Options;
}

/** A whole game between bots. Everybody sees no more than their seat does. */
export function voyage({ seed, bots, options = STANDARD }: Crew): Voyage {
  const chance = simRng(seed);
  const whims = simRng(seed + 1_000_000);
  const state = tortuga2199.setup(bots.length, options, chance);
  const log = { moves: 0, fights: 0, repelled: 0, widest: 0, longestTurn: 0, thisTurn: 0 };
  const made = new Set<Move['type']>();
  const emit = (event: Event) => {
    note(log, state, event);
    tortuga2199.apply(state, event);
  };
  for (let [seat] = tortuga2199.toAct(state); seat !== undefined; [seat] = tortuga2199.toAct(state)) {
    const position = positionOf(state, seat);
    const { move } = at(bots, seat).think(position, whims);
    made.add(move.type);
    log.moves += 1;
    log.thisTurn += 1;
    log.widest = Math.max(log.widest, position.moves.length);
    log.longestTurn = Math.max(log.longestTurn, log.thisTurn);
    tortuga2199.play({ state, seat, rng: chance, emit }, move);
  }
  const outcome = tortuga2199.outcome(state);
  if (outcome === undefined) throw new Error('nobody is asked, yet the game is not over');
  return { ...log, made, outcome, state };
}

function note(log: { fights: number; repelled: number; thisTurn: number }, state: State, event: Event): void {
  if (event.type === 'turnBegan') log.thisTurn = 0;
  if (event.type !== 'fightDecided') return;
  log.fights += 1;
  if (event.winner === state.fight?.defender) log.repelled += 1;
}

export function positionOf(state: State, seat: Seat): Position<Tortuga2199> {
  return { seat, view: tortuga2199.view(state, seat), moves: tortuga2199.legalMoves(state, seat) };
}

/** Every question of a game of random moves, with the state as it is when the seat is asked; a truce ends it (§6.6). */
export function* questions(seats: number, seed: number, options = STANDARD): Generator<{ state: State; seat: Seat }> {
  const rng = simRng(seed);
  const state = tortuga2199.setup(seats, { ...options, truce: true }, rng);
  for (let [seat] = tortuga2199.toAct(state); seat !== undefined; [seat] = tortuga2199.toAct(state)) {
    yield { state, seat };
    const move = pick(rng, tortuga2199.legalMoves(state, seat));
    tortuga2199.play({ state, seat, rng, emit: (event) => tortuga2199.apply(state, event) }, move);
  }
}

/** One for a victory, a part of it if it is shared. */
export function shareOf({ ranking }: Outcome, seat: Seat): number {
  const winners = ranking[0] ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
}
