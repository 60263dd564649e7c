import { DEEPEST, isTooDeep } from './depth.ts';
import type { Rng } from './rng.ts';

/** A chair at the table, 0..n-1. */
export type Seat = number;
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** The five kinds of data a game is made of. All are plain JSON data. */
export interface GameTypes {
  Options: unknown;
  State: unknown;
  Move: unknown;
  Event: unknown;
  View: unknown;
}

/** One table option; the lobby draws its form from it. The first value of a choice is the default. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      /** With fewer seats it makes no difference. */
      readonly seats?: { readonly min: number };
      /** Values that mean something from so many seats on. */
      readonly needs?: Readonly<Record<string, number>>;
    }
  /** `ends` is the value under which every match ends, even one of random moves. */
  | { readonly kind: 'switch'; readonly default: boolean; readonly ends?: boolean }
  /** A file that a table can bring along; null without one. `check` says what is wrong with it. */
  | { readonly kind: 'document'; readonly check: (value: unknown) => Refusal | undefined };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
/** The options that a list of specs describes. */
export type OptionsOf<S extends OptionSpecs> = {
  readonly [K in keyof S]: S[K] extends { values: readonly (infer V)[] }
    ? V
    : S[K] extends { kind: 'switch' }
      ? boolean
      : unknown;
};

export interface Meta {
  readonly id: string;
  /** Changes whenever a stored match could no longer be re-run from its moves. */
  readonly version: number;
  /** Older versions whose matches these rules can play on. */
  readonly plays?: readonly number[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
}

/** What the rules may touch while one move is played. */
export interface Turn<State, Event> {
  readonly state: State;
  readonly seat: Seat;
  readonly rng: Rng;
  /** Records one fact: applied to the state at once, kept in the match. */
  emit(event: Event): void;
}

/** One line of a score sheet, with the rule that grants it. */
export interface ScoreLine {
  readonly what: string;
  readonly points: number;
  readonly rule: string;
}

export interface Outcome {
  /** Best first; tied seats stand together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** One sheet per seat; the lines add up to the total. */
  readonly sheets: readonly { readonly lines: readonly ScoreLine[]; readonly total: number }[];
  /** The game's own word for how it ended. */
  readonly verdict: string;
  /** The game beat everybody: a solo run that failed. */
  readonly lost?: boolean;
}

/** How a match stands before its end, as everybody at the table sees it. */
export interface Standing {
  readonly round: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** Why not: a code that the texts translate, the rule behind it, and the numbers to put in. */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** All further reasons, where there are several. */
  readonly others?: readonly Refusal[];
}

/**
 * A game: data and pure functions, nothing else.
 *
 * `play` decides and speaks only by `turn.emit`; `apply` records one fact, without dice and without choices.
 * Every other function only looks. None may throw on a state that the rules themselves produced.
 */
export interface Game<T extends GameTypes> {
  readonly meta: Meta;
  readonly options: OptionSpecs;

  setup(seats: number, options: T['Options'], rng: Rng): T['State'];

  /** The seats that must decide now. Empty exactly when the game is over; several decide at the same time. */
  toAct(state: T['State']): readonly Seat[];

  /** The only source of legality. Never empty for a seat that is to act; at most a few hundred. */
  legalMoves(state: T['State'], seat: Seat): T['Move'][];

  /** Plays a legal move of `turn.seat`. */
  play(turn: Turn<T['State'], T['Event']>, move: T['Move']): void;

  /** Writes one event into the state: the only writer. */
  apply(state: T['State'], event: T['Event']): void;

  /** What a viewer may see, built field by field. */
  view(state: T['State'], viewer: Viewer): T['View'];

  /** What a viewer learns of an event; nothing at all if undefined. */
  witness(event: T['Event'], viewer: Viewer): T['Event'] | undefined;

  /** The next view of whoever is told this event; nobody is asked anything yet. Between two messages a screen shows it. */
  follow?(view: T['View'], event: T['Event']): T['View'];

  /** Names that this viewer must not know now: the oracle of the leak tests and of undo. */
  secrets(state: T['State'], viewer: Viewer): string[];

  /** The kind of a piece that has a name of its own among equal ones: nothing that a viewer is told tells those apart. */
  kindOf?(name: string): string | undefined;

  /** Defined exactly when the game is over. */
  outcome(state: T['State']): Outcome | undefined;

  /** One line of text, unique among the legal moves of a seat. */
  notate(move: T['Move']): string;

  /** Undoes `notate`, by the form of the text alone: whether the move is legal is another question. */
  read?(text: string): T['Move'] | undefined;

  /** Why this wish (a move's text) is not legal now; nothing if it is. */
  refusal?(state: T['State'], seat: Seat, wish: string): Refusal | undefined;

  /** A full state that fits what the seat can see, with the unknown drawn anew. */
  imagine?(view: T['View'], rng: Rng): T['State'];
}

/** A game whose types do not matter to the caller. */
export type AnyGame = Game<GameTypes>;

/** Whether the rules of this house can play on a match that was begun by this version of them. */
export function canPlayOn({ meta }: { readonly meta: Meta }, version: number): boolean {
  return version === meta.version || meta.plays?.includes(version) === true;
}

/** Reads a seat-indexed or otherwise complete list; a gap is a bug. */
export function at<V>(list: readonly V[], index: number): V {
  const value = list[index];
  if (value === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return value;
}

type Options =
  | { readonly options: Record<string, unknown>; readonly refusal?: undefined }
  | { readonly options?: undefined; readonly refusal: Refusal };

/** The options of a table: what was asked for, defaults for the rest. Unknown names and values are refused. */
export function readOptions(specs: OptionSpecs, wished: Readonly<Record<string, unknown>>): Options {
  const unknown = Object.keys(wished).find((name) => !Object.hasOwn(specs, name));
  if (unknown !== undefined) return { refusal: { code: 'unknown-option', values: { name: unknown } } };
  const options: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = wished[name] ?? defaultOf(spec);
    const problem = problemOf(spec, value);
    if (problem !== undefined) return { refusal: { ...problem, values: { ...problem.values, name } } };
    options[name] = value;
  }
  return { options };
}

/** The options of a table where nobody asked for anything. */
export function defaultOptions(specs: OptionSpecs): Record<string, unknown> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, defaultOf(spec)]));
}

/** The same, but for what could keep random moves from coming to an end. */
export function endingOptions(specs: OptionSpecs): Record<string, unknown> {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, endOf(spec) ?? defaultOf(spec)]));
}

function endOf(spec: OptionSpec): boolean | undefined {
  return spec.kind === 'switch' ? spec.ends : undefined;
}

/** The options that make a difference at a table of so many seats. */
export function offeredOptions(specs: OptionSpecs, seats: number): [string, OptionSpec][] {
  return Object.entries(specs).flatMap(([name, spec]): [string, OptionSpec][] => {
    if (spec.kind !== 'choice') return [[name, spec]];
    const { needs = {} } = spec;
    const values = spec.values.filter((value) => seats >= (needs[value] ?? 0));
    return seats >= (spec.seats?.min ?? 0) ? [[name, { ...spec, values }]] : [];
  });
}

function defaultOf(spec: OptionSpec): string | boolean | null {
  if (spec.kind === 'document') return null;
  return spec.kind === 'switch' ? spec.default : at(spec.values, 0);
}

function problemOf(spec: OptionSpec, value: unknown): Refusal | undefined {
  if (spec.kind === 'document') return value === null ? undefined : (depthProblem(value) ?? spec.check(value));
  const fits = spec.kind === 'switch' ? typeof value === 'boolean' : spec.values.some((allowed) => allowed === value);
  return fits ? undefined : { code: 'bad-option' };
}

function depthProblem(document: unknown): Refusal | undefined {
  return isTooDeep(document) ? { code: 'document-too-deep', values: { most: DEEPEST } } : undefined;
}
