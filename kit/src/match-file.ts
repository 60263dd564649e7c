import { type Annal, DEEDS } from './annals.ts';
import type { Played, Undone } from './entries.ts';
import type { Fairness } from './fair.ts';
import {
  type Fits,
  isCount,
  isNumber,
  isObject,
  isShort,
  isText,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
} from './fits.ts';
import type { GameTypes, Outcome, Refusal } from './game.ts';
import { LEVELS, type Level } from './level.ts';
import type { MatchRecord } from './match.ts';
import { isSeed } from './rng.ts';

const FORMAT = 'haven-match';
const FORMAT_VERSION = 1;
/** No honest match is longer; each entry has to be played again. */
const MOST_ENTRIES = 20_000;

/** A move as a file tells it: what came of it may be left out, the rules know. */
export type FileEntry = (Omit<Played<unknown>, 'events'> & { readonly events?: readonly unknown[] }) | Undone;

/** What is known of a match besides its record. */
export interface AboutMatch {
  /** Who sat where, by seat; without a name for whoever told none. */
  readonly chairs: readonly { readonly name: string; readonly kind: 'human' | 'bot'; readonly level?: Level }[];
  /** Helping tools that were used. */
  readonly aids: readonly string[];
  /** Who gave up, and who took a bot's chair in mid-game: that person had no share in the seed. */
  readonly annals?: readonly Annal[];
  readonly outcome?: Outcome;
  /** When it began and when its last move was made, in milliseconds of Unix time. */
  readonly started: number;
  readonly ended: number;
}

/** A whole match in one file, `*.haven.json`. */
export interface MatchFile extends AboutMatch {
  readonly format: typeof FORMAT;
  readonly version: typeof FORMAT_VERSION;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly initial?: unknown;
  readonly entries: readonly FileEntry[];
  readonly fairness?: Fairness;
  readonly documents?: Readonly<Record<string, string>>;
}

export function matchFileOf(record: MatchRecord<GameTypes>, about: AboutMatch): MatchFile {
  const { version, options, ...rest } = record;
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    ...rest,
    rules: version,
    options: options as MatchFile['options'],
    ...about,
  };
}

/** One entry a line: two files can be compared by eye. */
export function writeMatchFile({ entries, ...head }: MatchFile): string {
  const lines = entries.map((entry) => JSON.stringify(entry));
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines.join(',\n')}\n]}\n`;
}

type ReadFile =
  | { readonly file: MatchFile; readonly problem?: undefined }
  | { readonly file?: undefined; readonly problem: Refusal };

/** Reads what may be a match from anywhere. Unknown fields are left out; whatever is known has to be right. */
export function readMatchFile(data: unknown): ReadFile {
  if (!isObject(data) || data.format !== FORMAT) return { problem: { code: 'not-a-match' } };
  if (data.version !== FORMAT_VERSION)
    return { problem: { code: 'other-format', values: { version: `${data.version}` } } };
  const bad = Object.entries(FIELDS).find(([name, fits]) => !fits(data[name]));
  if (bad) return { problem: { code: 'bad-field', values: { field: bad[0] } } };
  const known = Object.entries(data).filter(([name]) => Object.hasOwn(FIELDS, name));
  const read = {
    ...unsaid(data.seats as number),
    ...Object.fromEntries(known),
    format: FORMAT,
    version: FORMAT_VERSION,
  };
  return checked(read as unknown as MatchFile);
}

/** What a file need not say. */
function unsaid(seats: number): AboutMatch {
  const chairs = Array.from({ length: seats }, () => ({ name: '', kind: 'human' as const }));
  return { chairs, aids: [], started: 0, ended: 0 };
}

/** What only shows when all fields are known. */
function checked(file: MatchFile): ReadFile {
  const bad = (field: string): ReadFile => ({ problem: { code: 'bad-field', values: { field } } });
  if (file.entries.length > MOST_ENTRIES) return { problem: { code: 'too-long', values: { most: MOST_ENTRIES } } };
  const wrong = file.entries.findIndex((entry) => !isEntry(entry) || entry.seat >= file.seats);
  if (wrong >= 0) return { problem: { code: 'bad-entry', values: { entry: wrong + 1 } } };
  if (file.chairs.length !== file.seats) return bad('chairs');
  if (file.fairness && file.fairness.chairs.length !== file.seats) return bad('fairness');
  return { file };
}

const isEntry: Fits = (value) => isObject(value) && ('undone' in value ? isUndone(value) : isPlayed(value));
const isUndone = objectOf({ seat: isCount, undone: isCount });
const isPlayed = objectOf({
  seat: isCount,
  move: isText,
  events: optional(listOf(isObject)),
  fixed: optional(oneOf('dice-fell', 'secret-learned')),
  by: optional(oneOf('bot')),
  asked: optional(isCount),
  nonce: optional(isText),
  seal: optional(isText),
});

const isOutcome = objectOf({
  ranking: listOf(listOf(isCount)),
  sheets: listOf(
    objectOf({ lines: listOf(objectOf({ what: isText, points: isNumber, rule: isText })), total: isNumber }),
  ),
  verdict: isText,
  lost: optional(oneOf(true, false)),
});

/** A share, a salt or a seal: of any other text there may be several with one seal. */
const isSecret: Fits = (value) => typeof value === 'string' && isSeed(value);

const FIELDS: Readonly<Record<string, Fits>> = {
  game: isShort,
  rules: isCount,
  seats: (value) => isCount(value) && Number(value) >= 1 && Number(value) <= 64,
  options: isObject,
  seed: (value) => typeof value === 'string' && isSeed(value),
  initial: optional(isObject),
  entries: Array.isArray,
  fairness: optional(
    objectOf({
      share: isSecret,
      seal: isSecret,
      chairs: listOf(objectOf({ seal: orNull(isSecret), salt: orNull(isSecret) })),
    }),
  ),
  documents: optional((value) => isObject(value) && Object.values(value).every(isText)),
  chairs: optional(listOf(objectOf({ name: isShort, kind: oneOf('human', 'bot'), level: optional(oneOf(...LEVELS)) }))),
  aids: optional(listOf(isShort)),
  annals: optional(listOf(objectOf({ what: oneOf(...DEEDS), seat: isCount, name: isShort, entries: isCount }))),
  outcome: optional(isOutcome),
  started: optional(isCount),
  ended: optional(isCount),
};
