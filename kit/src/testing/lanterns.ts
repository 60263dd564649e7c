import type { Game, Seat } from '../game.ts';
import { shuffle } from '../rng.ts';

/**
 * Lanterns: a toy game for the kit's own tests. Two or three seats hold secret lanterns; a turn shows one,
 * draws one from the pile, or rolls a die for its points. It has a bit of everything the kit must guard.
 */
const LANTERNS = [
  'amber',
  'azure',
  'coral',
  'ebony',
  'ivory',
  'jade',
  'lilac',
  'ochre',
  'pearl',
  'ruby',
  'sable',
  'teal',
] as const;
type Lantern = (typeof LANTERNS)[number];

interface State {
  turn: number;
  seats: number;
  hands: Lantern[][];
  pile: Lantern[];
  shown: Lantern[];
  points: number[];
}
type Move = { type: 'show'; lantern: Lantern } | { type: 'draw' } | { type: 'roll' };
type Event =
  | { type: 'shown'; seat: Seat; lantern: Lantern }
  | { type: 'drawn'; seat: Seat; lantern?: Lantern }
  | { type: 'rolled'; seat: Seat; die: number };
interface View {
  turn: number;
  seats: number;
  hand: Lantern[];
  hands: number[];
  pile: number;
  shown: Lantern[];
  points: number[];
  seat: Seat | null;
}
export interface Lanterns {
  Options: { short: boolean };
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}

const TURNS = 12;
const isOver = (state: State) => state.turn >= TURNS;
const handOf = (state: State, seat: Seat): Lantern[] => state.hands[seat] ?? [];

export const lanterns: Game<Lanterns> = {
  meta: { id: 'lanterns', version: 1, seats: { min: 2, max: 3 }, minutes: { min: 1, max: 2 } },
  options: { short: { kind: 'switch', default: false } },

  setup(seats, options, rng) {
    const pile = shuffle(rng, [...LANTERNS]);
    const hands = Array.from({ length: seats }, () => pile.splice(-2));
    return { turn: options.short ? 4 : 0, seats, hands, pile, shown: [], points: new Array(seats).fill(0) };
  },

  toAct: (state) => (isOver(state) ? [] : [state.turn % state.seats]),

  legalMoves(state, seat) {
    if (isOver(state) || state.turn % state.seats !== seat) return [];
    const moves: Move[] = handOf(state, seat).map((lantern) => ({ type: 'show', lantern }));
    if (state.pile.length > 0) moves.push({ type: 'draw' });
    return [...moves, { type: 'roll' }];
  },

  play({ state, seat, rng, emit }, move) {
    if (move.type === 'show') emit({ type: 'shown', seat, lantern: move.lantern });
    else if (move.type === 'roll') emit({ type: 'rolled', seat, die: 1 + rng.below(6) });
    else emit({ type: 'drawn', seat, ...topOf(state) });
  },

  apply(state, event) {
    state.turn += 1;
    if (event.type === 'rolled') state.points[event.seat] = (state.points[event.seat] ?? 0) + event.die;
    if (event.type === 'drawn') handOf(state, event.seat).push(...state.pile.splice(-1));
    if (event.type === 'shown') showLantern(state, event.seat, event.lantern);
  },

  view(state, viewer) {
    const seat = viewer === 'spectator' ? null : viewer;
    return {
      turn: state.turn,
      seats: state.seats,
      hand: seat === null ? [] : [...handOf(state, seat)],
      hands: state.hands.map((hand) => hand.length),
      pile: state.pile.length,
      shown: [...state.shown],
      points: [...state.points],
      seat,
    };
  },

  witness: (event, viewer) =>
    event.type === 'drawn' && event.seat !== viewer ? { type: 'drawn', seat: event.seat } : event,

  secrets: (state, viewer) => [...state.pile, ...state.hands.filter((_, seat) => seat !== viewer).flat()],

  outcome(state) {
    if (!isOver(state)) return undefined;
    const order = [...new Set(state.points)].toSorted((a, b) => b - a);
    return {
      ranking: order.map((points) => state.points.flatMap((own, seat) => (own === points ? [seat] : []))),
      sheets: state.points.map((points) => ({ lines: [{ what: 'points', points, rule: '§1' }], total: points })),
      verdict: 'over',
    };
  },

  notate: (move) => (move.type === 'show' ? `show ${move.lantern}` : move.type),

  imagine(view, rng) {
    const known = new Set<Lantern>([...view.hand, ...view.shown]);
    const hidden = shuffle(
      rng,
      LANTERNS.filter((each) => !known.has(each)),
    );
    const hands = view.hands.map((size, seat) => (seat === view.seat ? [...view.hand] : hidden.splice(0, size)));
    return {
      turn: view.turn,
      seats: view.seats,
      hands,
      pile: hidden,
      shown: [...view.shown],
      points: [...view.points],
    };
  },
};

function topOf(state: State): { lantern: Lantern } | undefined {
  const lantern = state.pile.at(-1);
  return lantern && { lantern };
}

function showLantern(state: State, seat: Seat, lantern: Lantern): void {
  state.hands[seat] = handOf(state, seat).filter((own) => own !== lantern);
  state.shown.push(lantern);
  state.points[seat] = (state.points[seat] ?? 0) + 3;
}

/** A faulty variant: all who have not moved this round choose at once, and each choice is told as it is made. */
export const blurting: Pick<Game<Lanterns>, 'toAct' | 'legalMoves'> = {
  toAct: (state) => state.hands.map((_, seat) => seat).filter((seat) => isChoosing(state, seat)),
  legalMoves: (state, seat) => (isChoosing(state, seat) ? lanterns.legalMoves({ ...state, turn: seat }, seat) : []),
};

function isChoosing(state: State, seat: Seat): boolean {
  return lanterns.toAct(state).some((next) => next <= seat);
}

/** All lanterns, wherever they are. */
export function lanternPieces(state: State): readonly string[] {
  return [...state.pile, ...state.shown, ...state.hands.flat()];
}
