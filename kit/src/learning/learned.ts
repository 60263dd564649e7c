import { fingerprint } from '../fingerprint.ts';
import type { Meta, Refusal } from '../game.ts';

/** What was learned: numbers by name; many of a kind stand in one text, with blanks between them. */
export type LearnedValues = Readonly<Record<string, number | string>>;

/** A small file of learned values, and what it was learned from. */
export interface Learned {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  /** The fingerprint of everything that gives the values their meaning. */
  readonly schema: string;
  readonly seed: number;
  /** How many games it took; none if somebody thought them up. */
  readonly games: number;
  /** The fingerprint of the values. */
  readonly hash: string;
  readonly values: LearnedValues;
}

/** What the reader of a file expects. */
export interface Subject {
  readonly meta: Pick<Meta, 'id' | 'version'>;
  readonly schema: readonly string[];
}

type Read =
  | { readonly values: LearnedValues; readonly refusal?: undefined }
  | { readonly values?: undefined; readonly refusal: Refusal };

export function learnedFrom(
  { meta, schema }: Subject,
  { seed, games }: Pick<Learned, 'seed' | 'games'>,
  values: LearnedValues,
): Learned {
  const { id: game, version: rules } = meta;
  return { game, rules, schema: fingerprint(schema), seed, games, hash: fingerprint(values), values };
}

/** The values of a file, if it is whole and was learned for this. */
export function readLearned({ meta, schema }: Subject, learned: Learned): Read {
  const { game, rules, values } = learned;
  if (game !== meta.id) return { refusal: { code: 'other-game', values: { game } } };
  if (rules !== meta.version) return { refusal: { code: 'other-rules', values: { rules } } };
  if (learned.schema !== fingerprint(schema)) return { refusal: { code: 'other-schema' } };
  return learned.hash === fingerprint(values) ? { values } : { refusal: { code: 'damaged' } };
}

/** The same for files of the house itself: one that does not fit is a bug. */
export function valuesIn(subject: Subject, learned: Learned): LearnedValues {
  const { values, refusal } = readLearned(subject, learned);
  if (refusal) throw new Error(`learned for ${learned.game}, and not fit for ${subject.meta.id}: ${refusal.code}`);
  return values;
}
