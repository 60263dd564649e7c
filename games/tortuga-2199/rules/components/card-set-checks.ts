import { cleanText, cutText } from '@haven/kit';

export const SET_PROBLEMS = [
  'object',
  'list',
  'number',
  'one-of',
  'id',
  'name',
  'characters',
  'language',
  'strange-field',
  'keyword',
  'keyword-twice',
  'keyword-number',
  'keyword-field',
  'keyword-pays',
  'keyword-if',
  'keyword-per',
  'keyword-gives',
  'keyword-of',
  'twice',
  'cells',
  'single',
  'deck-size',
] as const;
export type SetProblem = (typeof SET_PROBLEMS)[number];

/** A code that the texts translate, and the numbers and words to put in. */
export interface Wrong {
  readonly problem: SetProblem;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is wrong with a card set, and where. */
export interface Problem extends Wrong {
  /** The card's id, or its place in the list if it has none. */
  readonly card?: string;
  readonly field: string;
}

export type Data = Readonly<Record<string, unknown>>;
/** One problem, several, or none. */
export type Check = (value: unknown) => Wrong | readonly Wrong[] | undefined;

export const count =
  (least: number, most: number) =>
  (value: unknown): Wrong | undefined =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { problem: 'number', values: { least, most } };

export const oneOf =
  (values: readonly string[]) =>
  (value: unknown): Wrong | undefined =>
    values.some((each) => each === value) ? undefined : { problem: 'one-of', values: { words: values.join(', ') } };

export const LONGEST_ID = 40;
const LONGEST_STRANGE = 200;

export function noList(most: number): Wrong {
  return { problem: 'list', values: { most } };
}

/** Something that stands where it should not, short enough for a message; nothing within it is looked at. */
export function wordFor(value: unknown): string {
  if (typeof value === 'string') return cutText(cleanText(value.slice(0, LONGEST_STRANGE)), LONGEST_ID);
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
