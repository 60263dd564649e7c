import { at, type Position, type Seat, simRng } from '@haven/kit';
import { FACES, type Player, rolled, type State, type Step, type Tortuga, tortuga } from '@haven/tortuga-rules';

export type Setting = Partial<Omit<State, 'players' | 'agenda'>> & { readonly players?: readonly Partial<Player>[] };

/** What seat 0 sees and may do when it is asked this, on empty boards but for what is said. */
export function asked(step: Step, setting: Setting = {}): Position<Tortuga> {
  const seats = setting.players?.length ?? 2;
  const state = tortuga.setup(seats, { long: false, start: 'first-seat', swift: false }, simRng(1));
  const players = state.players.map((player, seat) => ({ ...player, ...EMPTY, ...setting.players?.[seat] }));
  Object.assign(state, setting, { players, agenda: [step] });
  return positionOf(state, 0);
}

const EMPTY = { island: [], crew: [], fleet: [], rolled: [null, null, null, null, null] } satisfies Partial<Player>;

export function positionOf(state: State, seat: Seat): Position<Tortuga> {
  return { seat, view: tortuga.view(state, seat), moves: tortuga.legalMoves(state, seat) };
}

/** `fleet board - skull raid`: what lies behind the screen of seat 0. */
export function behindScreen(words: string): Player['rolled'] {
  return words.split(' ').map((word, die) => {
    const face = FACES.findIndex((each) => word.startsWith(each));
    return face < 0 ? null : rolled(0, die, face);
  });
}

/** Every question of a game of random moves, with the state as it is when the seat is asked. */
export function* questions(seats: number, seed: number): Generator<{ state: State; seat: Seat }> {
  const rng = simRng(seed);
  const state = tortuga.setup(seats, { long: false, start: 'random', swift: false }, rng);
  for (let [seat] = tortuga.toAct(state); seat !== undefined; [seat] = tortuga.toAct(state)) {
    yield { state, seat };
    const moves = tortuga.legalMoves(state, seat);
    const move = at(moves, rng.below(moves.length));
    tortuga.play({ state, seat, rng, emit: (event) => tortuga.apply(state, event) }, move);
  }
}
