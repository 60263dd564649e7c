import { copy } from './copy.ts';
import { type Entry, entriesFrom, inForce, lastInForce, longer, type Played, type Tally, tallyOf } from './entries.ts';
import { type Fairness, sealOfAnswer } from './fair.ts';
import { fingerprint } from './fingerprint.ts';
import { at, type Game, type GameTypes, type Outcome, type Refusal, type Seat, type Viewer } from './game.ts';
import { type LiveRng, liveRng } from './rng.ts';

/** All that has to be stored. Replaying it needs neither dice nor legality. */
export interface MatchRecord<T extends GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: T['Options'];
  readonly seed: string;
  readonly initial: T['State'];
  readonly entries: readonly Entry<T['Event']>[];
  /** Where the seed came from, if several had a share in it. */
  readonly fairness?: Fairness;
  /** The fingerprint of each document that the table brought along, by option. */
  readonly documents?: Readonly<Record<string, string>>;
}

/** A match is a value: every function here returns a new one. */
export interface Match<T extends GameTypes> extends MatchRecord<T> {
  readonly state: T['State'];
  /** Per seat, the number of the question it was last asked; an answer to another one is stale. */
  readonly asked: readonly number[];
  /** What the entries before `entries` add up to, if they are left out. Taking back, recording and telling of them need the whole. */
  readonly before?: Tally;
}

/** What a seat sends: a move's text, and the question it answers. */
export interface Wish {
  readonly seat: Seat;
  readonly move: string;
  readonly asked?: number;
  readonly nonce?: string;
  readonly by?: 'bot';
}

export type Result<T extends GameTypes> =
  | { readonly match: Match<T>; readonly refusal?: undefined }
  | { readonly match?: undefined; readonly refusal: Refusal; readonly bug?: unknown };

/** No honest move causes more events: a rule that loops stops here. */
const MAX_EVENTS = 5_000;

export function start<T extends GameTypes>(
  game: Game<T>,
  table: Pick<MatchRecord<T>, 'seats' | 'options' | 'seed' | 'fairness'>,
): Match<T> {
  const { seats, options, seed, fairness } = table;
  const { min, max } = game.meta.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new RangeError(`${seats} seats, not ${min} to ${max}`);
  const initial = game.setup(seats, options, liveRng(seed, 0));
  const { id, version } = game.meta;
  const documents = documentsOf(game, options);
  const kept = { ...(fairness && { fairness }), ...(documents && { documents }) };
  return opened({ game: id, version, seats, options, seed, initial, entries: [], ...kept }, initial);
}

function documentsOf<T extends GameTypes>(game: Game<T>, options: T['Options']): Record<string, string> | undefined {
  const brought = Object.entries(options ?? {}).filter(
    ([name, value]) => game.options[name]?.kind === 'document' && value !== null,
  );
  if (brought.length === 0) return undefined;
  return Object.fromEntries(brought.map(([name, value]) => [name, fingerprint(value)]));
}

/** Plays one move, or says why not. The given match stays as it is. */
export function play<T extends GameTypes>(game: Game<T>, match: Match<T>, wish: Wish): Result<T> {
  const isStale = wish.asked !== undefined && wish.asked !== match.asked[wish.seat];
  if (isStale && game.toAct(match.state).includes(wish.seat)) return { refusal: { code: 'stale' } };
  return answered(game, match, wish);
}

/** Questions may be numbered anew when a match is taken from the shelf: their number is no part of the rules. */
function answered<T extends GameTypes>(game: Game<T>, match: Match<T>, wish: Wish): Result<T> {
  const waiting = game.toAct(match.state);
  if (waiting.length === 0) return { refusal: { code: 'game-over' } };
  if (!waiting.includes(wish.seat)) return { refusal: { code: 'not-your-turn' } };
  const move = game.legalMoves(match.state, wish.seat).find((legal) => game.notate(legal) === wish.move);
  if (move === undefined) return { refusal: whyIllegal(game, match, wish) };
  try {
    const { seat, move: text, by } = wish;
    return { match: played(game, match, { seat, move, text, by, sealed: sealedIn(match, wish) }) };
  } catch (bug) {
    return { refusal: { code: 'rules-error' }, bug };
  }
}

function whyIllegal<T extends GameTypes>(game: Game<T>, match: Match<T>, wish: Wish): Refusal {
  return game.refusal?.(match.state, wish.seat, wish.move) ?? { code: 'illegal-move' };
}

type Sealed = Required<Pick<Played<unknown>, 'asked' | 'nonce' | 'seal'>>;

/** An answer with a nonce is sealed: it can no more be exchanged. Whether others still decide, whoever sends it may know too late. */
function sealedIn<T extends GameTypes>(match: Match<T>, wish: Wish): Sealed | undefined {
  const { seat, move, nonce, asked = at(match.asked, seat) } = wish;
  if (nonce === undefined) return undefined;
  return { asked, nonce, seal: sealOfAnswer({ seat, asked, move, nonce }) };
}

/** A legal move, and the text by which it was asked for. */
interface Chosen<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
  readonly text: string;
  readonly by: 'bot' | undefined;
  readonly sealed: Sealed | undefined;
}

function played<T extends GameTypes>(game: Game<T>, match: Match<T>, chosen: Chosen<T>): Match<T> {
  const { seat, move, by, sealed } = chosen;
  const state = copy(match.state);
  const rng = liveRng(match.seed, tallyOf(match).moves + 1);
  const events: T['Event'][] = [];
  const emit = (event: T['Event']) => {
    if (events.length === MAX_EVENTS) throw new Error(`a move caused more than ${MAX_EVENTS} events`);
    events.push(event);
    game.apply(state, event);
  };
  game.play({ state, seat, rng, emit }, move);
  const fixed = fixedBy(game, { rng, seat, before: match.state, after: state });
  const marks = { ...(fixed && { fixed }), ...(by && { by }), ...sealed };
  const entry: Played<T['Event']> = { seat, move: chosen.text, events, ...marks };
  const asked = askedAfter(game, match, { state, movers: [seat] });
  return { ...match, entries: longer(match.entries, entry), state, asked };
}

function fixedBy<T extends GameTypes>(
  game: Game<T>,
  made: { rng: LiveRng; seat: Seat; before: T['State']; after: T['State'] },
): Played<T['Event']>['fixed'] {
  if (made.rng.drawn() > 0) return 'dice-fell';
  const still = new Set(game.secrets(made.after, made.seat));
  return game.secrets(made.before, made.seat).some((name) => !still.has(name)) ? 'secret-learned' : undefined;
}

/** A seat that was waiting and still has the same choice keeps its question: others may move meanwhile, or take back. */
function askedAfter<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  made: { state: T['State']; movers: readonly Seat[] },
): number[] {
  const wasWaiting = game.toAct(match.state);
  const now = tallyOf(match).entries + 1;
  return match.asked.map((asked, seat) => {
    const same =
      !made.movers.includes(seat) &&
      wasWaiting.includes(seat) &&
      choiceOf(game, match.state, seat) === choiceOf(game, made.state, seat);
    return same ? asked : now;
  });
}

/** The same match as others played it on: a question that was there before, and still is, keeps its number. */
export function playedOnElsewhere<T extends GameTypes>(game: Game<T>, known: Match<T>, later: Match<T>): Match<T> {
  const [before, now] = [tallyOf(known).entries, tallyOf(later).entries];
  if (now === before) return { ...later, asked: known.asked };
  const made = now > before ? entriesFrom(later, before) : [];
  if (made.length === 0 || made.some((entry) => 'undone' in entry)) return later;
  const asked = askedAfter(game, known, { state: later.state, movers: made.map(({ seat }) => seat) });
  return { ...later, asked: asked.map((number) => (number > before ? now : number)) };
}

function choiceOf<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): string {
  return game
    .legalMoves(state, seat)
    .map((move) => game.notate(move))
    .join('\n');
}

/**
 * Takes moves back. Alone you may take back your own last move, unless dice fell or you learned a secret;
 * with the consent of the table, or in a solo game, as many as there are.
 */
export function undo<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  wish: { readonly seat: Seat; readonly moves?: number; readonly consent?: boolean },
): Result<T> {
  const { seat, moves = 1, consent = false } = wish;
  const refusal = undoRefusal(match, { seat, moves, consent });
  if (refusal) return { refusal };
  const movers = [seat, ...lastInForce(match.entries, moves).map((taken) => taken.seat)];
  const entries = longer(match.entries, { seat, undone: moves });
  const earlier = replay(game, { ...recordOf(match), entries });
  return { match: { ...earlier, asked: askedAfter(game, match, { state: earlier.state, movers }) } };
}

/** Why this seat may not take that back, or undefined if it may. */
export function undoRefusal<T extends GameTypes>(
  match: Match<T>,
  wish: { readonly seat: Seat; readonly moves: number; readonly consent: boolean },
): Refusal | undefined {
  const { moves } = tallyOf(match);
  if (!Number.isInteger(wish.moves) || wish.moves < 1 || wish.moves > moves) return { code: 'nothing-to-undo' };
  if (wish.consent || match.seats === 1) return undefined;
  const taken = lastInForce(match.entries, wish.moves);
  if (taken.some((entry) => entry.seat !== wish.seat)) return { code: 'not-your-move' };
  const fixed = taken.find((entry) => entry.fixed)?.fixed;
  return fixed && { code: fixed };
}

/** The match as its events tell it. `moves` stops after so many moves in force, to look at an earlier position. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  moves = Number.POSITIVE_INFINITY,
): Match<T> {
  const state = copy(record.initial);
  for (const entry of inForce(record.entries).slice(0, moves)) {
    for (const event of entry.events) game.apply(state, copy(event));
  }
  return opened(record, state);
}

/** Plays the whole match again from its seed and moves: the proof that nobody tampered with it. */
export function rerun<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Result<T> {
  let match = start(game, record);
  for (const entry of record.entries) {
    const result =
      'undone' in entry
        ? undo(game, match, { seat: entry.seat, moves: entry.undone, consent: true })
        : answered(game, match, entry);
    if (result.match === undefined) return result;
    match = result.match;
  }
  return { match };
}

/** The part of a match that is stored. */
export function recordOf<T extends GameTypes>(match: Match<T>): MatchRecord<T> {
  const { state: _state, asked: _asked, before, ...record } = match;
  if (before) throw new Error(`${before.entries} entries are left out`);
  return record;
}

function opened<T extends GameTypes>(record: MatchRecord<T>, state: T['State']): Match<T> {
  const asked = new Array<number>(record.seats).fill(record.entries.length);
  return { ...record, state, asked };
}

/** Everything one viewer is told about the position: one message. */
export interface Seen<T extends GameTypes> {
  /** How many entries the match has; each is a move or an undo. */
  readonly seq: number;
  /** The number of the question that this viewer is asked: it goes with the answer. */
  readonly asked: number;
  /** The seats that have to decide now; several do so at the same time. */
  readonly toAct: readonly Seat[];
  /** The position as this viewer may see it, in the game's own form. */
  readonly view: T['View'];
  /** All that may be played now; `text` is what a `play` says. Empty for whoever is not to act. */
  readonly moves: readonly { readonly text: string; readonly move: T['Move'] }[];
  readonly canUndo: boolean;
  /** How many moves were taken back so far. */
  readonly undone: number;
  /** There exactly when the match is over. */
  readonly outcome?: Outcome;
}

export function seenBy<T extends GameTypes>(game: Game<T>, match: Match<T>, viewer: Viewer): Seen<T> {
  const seat = viewer === 'spectator' ? undefined : viewer;
  const toAct = game.toAct(match.state);
  const moves = seat !== undefined && toAct.includes(seat) ? game.legalMoves(match.state, seat) : [];
  const outcome = game.outcome(match.state);
  const { entries: seq, undone } = tallyOf(match);
  return {
    seq,
    asked: seat === undefined ? seq : at(match.asked, seat),
    toAct,
    view: game.view(match.state, viewer),
    moves: moves.map((move) => ({ text: game.notate(move), move })),
    canUndo: seat !== undefined && undoRefusal(match, { seat, moves: 1, consent: false }) === undefined,
    undone,
    ...(outcome && { outcome }),
  };
}

/** What a viewer learns of an entry's events, in order. */
export function witnessed<T extends GameTypes>(game: Game<T>, entry: Entry<T['Event']>, viewer: Viewer): T['Event'][] {
  if ('undone' in entry) return [];
  return entry.events.map((event) => game.witness(event, viewer)).filter((event) => event !== undefined);
}
