import type { Acts } from '../acts.ts';
import type { Game, Seat } from '../game.ts';
import { shuffle } from '../rng.ts';
import { runSteps, type Step } from '../steps.ts';
import type { Reasons } from './reasons.ts';

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

interface Turn extends Step {
  readonly type: 'turn';
}
interface State {
  agenda: Turn[];
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

/** Who is asked follows from the turn alone. */
export function agendaOf({ turn, seats }: Pick<State, 'turn' | 'seats'>): Turn[] {
  return turn >= TURNS ? [] : [{ type: 'turn', seats: [turn % seats] }];
}

const acts: Acts<State, Turn, Move, Event> = {
  show: {
    offer: (state, _step, seat) => handOf(state, seat).map((lantern) => ({ type: 'show', lantern })),
    barrier: (state, seat, { lantern }) =>
      handOf(state, seat).includes(lantern) ? undefined : { code: 'not-in-hand', values: { lantern } },
    play: ({ seat, emit }, _step, { lantern }) => emit({ type: 'shown', seat, lantern }),
  },
  draw: {
    offer: ({ pile }) => (pile.length > 0 ? [{ type: 'draw' }] : []),
    barrier: ({ pile }) => (pile.length > 0 ? undefined : { code: 'pile-empty' }),
    play: ({ state, seat, emit }) => emit({ type: 'drawn', seat, ...topOf(state) }),
  },
  roll: {
    offer: () => [{ type: 'roll' }],
    play: ({ seat, rng, emit }) => emit({ type: 'rolled', seat, die: 1 + rng.below(6) }),
  },
};

/** `show jade`, `draw`, `roll` */
function read(text: string): Move | undefined {
  if (text === 'draw' || text === 'roll') return { type: text };
  const lantern = LANTERNS.find((each) => text === `show ${each}`);
  return lantern && { type: 'show', lantern };
}

export const lanternReasons: Reasons<Lanterns> = {
  'not-in-hand': ({ state, seat, move }) => move.type === 'show' && !state.hands[seat]?.includes(move.lantern),
  'pile-empty': ({ state }) => state.pile.length === 0,
};

const { toAct, legalMoves, play, refusal } = runSteps<State, Turn, { turn: Move }, Event>({ turn: acts }, { read });

export const lanterns: Game<Lanterns> = {
  meta: { id: 'lanterns', version: 1, seats: { min: 2, max: 3 }, minutes: { min: 1, max: 2 } },
  options: { short: { kind: 'switch', default: false } },

  setup(seats, options, rng) {
    const pile = shuffle(rng, [...LANTERNS]);
    const hands = Array.from({ length: seats }, () => pile.splice(-2));
    const turn = options.short ? 4 : 0;
    const agenda = agendaOf({ turn, seats });
    return { agenda, turn, seats, hands, pile, shown: [], points: new Array(seats).fill(0) };
  },

  toAct,
  legalMoves,
  play,
  read,
  refusal,

  apply(state, event) {
    state.turn += 1;
    state.agenda = agendaOf(state);
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

  follow(view, event) {
    const seen = { ...view, turn: view.turn + 1 };
    if (event.type === 'rolled') return { ...seen, points: raised(view.points, event.seat, event.die) };
    if (event.type === 'drawn') return followDraw(seen, event);
    return {
      ...seen,
      hand: view.hand.filter((lantern) => lantern !== event.lantern),
      hands: raised(view.hands, event.seat, -1),
      shown: [...view.shown, event.lantern],
      points: raised(view.points, event.seat, 3),
    };
  },

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
      agenda: agendaOf(view),
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

function followDraw(view: View, { seat, lantern }: Extract<Event, { type: 'drawn' }>): View {
  const hand = lantern ? [...view.hand, lantern] : view.hand;
  return { ...view, hand, hands: raised(view.hands, seat, 1), pile: view.pile - 1 };
}

function raised(numbers: readonly number[], seat: Seat, by: number): number[] {
  return numbers.map((number, other) => (other === seat ? number + by : number));
}

/** A faulty variant: all who have not moved this round choose at once, and each choice is told as it is made. */
export const blurting: Pick<Game<Lanterns>, 'toAct' | 'legalMoves'> = {
  toAct: (state) => state.hands.map((_, seat) => seat).filter((seat) => isChoosing(state, seat)),
  legalMoves: (state, seat) =>
    isChoosing(state, seat) ? lanterns.legalMoves({ ...state, agenda: agendaOf({ ...state, turn: seat }) }, seat) : [],
};

function isChoosing(state: State, seat: Seat): boolean {
  return lanterns.toAct(state).some((next) => next <= seat);
}

/** All lanterns, wherever they are. */
export function lanternPieces(state: State): readonly string[] {
  return [...state.pile, ...state.shown, ...state.hands.flat()];
}
