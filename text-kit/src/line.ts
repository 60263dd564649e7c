import { at, type Seat } from '@haven/kit';
import type { Language } from './languages.ts';
import { inRow, listed } from './lists.ts';
import type { KeyOf } from './tree.ts';

/** What stands in the places of a message, by their names. */
export type Values = Record<string, string | number>;

/** The message of that key in one language, with its places filled. */
export interface TranslateOf<Key extends string> {
  (key: Key, values: Values): string;
  readonly language: Language;
}

/** What a seat is called: a nickname, or the game's own word. */
export type NameSeat = (seat: Seat) => string;

/** A sentence to be said in any language. */
export interface LineOf<Key extends string, Thing extends object = never> {
  readonly key: Key;
  readonly values: Readonly<Record<string, ValueOf<Key, Thing>>>;
}

/** What fills a place in a message: a number, a word to select by, or something that each language names itself. */
export type ValueOf<Key extends string, Thing extends object = never> = string | number | Shared<Key, Thing> | Thing;

/** What any game speaks of: seats, words and lines are listed as in a sentence, a row as in a table. */
type Shared<Key extends string, Thing extends object> =
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly words: readonly string[] }
  | { readonly lines: readonly LineOf<Key, Thing>[] }
  | { readonly row: readonly LineOf<Key, Thing>[] };

/** A thing of any of these kinds: it names its kind and says which one it is, `{ card: 'K♦' }`. */
export type OneOf<Kinds> = { [Kind in keyof Kinds]: { readonly [Name in Kind]: Kinds[Kind] } }[keyof Kinds];

/** What a game says, in types: from its catalogue in one language, and the things that only it speaks of. */
export interface Vocabulary<Catalogue, Thing extends object = never> {
  readonly Key: KeyOf<Catalogue>;
  readonly Line: LineOf<KeyOf<Catalogue>, Thing>;
  readonly Value: ValueOf<KeyOf<Catalogue>, Thing>;
  readonly Translate: TranslateOf<KeyOf<Catalogue>>;
}

/** One language at one table. */
export interface Speaker<Key extends string, Thing extends object = never> {
  readonly translate: TranslateOf<Key>;
  readonly nameSeat: NameSeat;
  readonly say: (line: LineOf<Key, Thing>) => string;
}

/** How a game names what it speaks of. */
interface Nouns<Key extends string, Thing extends object> {
  /** What a seat is called where the table has no better name; a solo game needs none. */
  seatName?(translate: TranslateOf<Key>, seat: Seat): string;
  /** A thing of the game at `place`; besides its name there may be others, as `placeShort`. */
  placesOf?(speaker: Speaker<Key, Thing>, place: string, thing: Thing): Values;
}

/** What seats are called by the words under `seats` of a catalogue, in the order of the table. */
export function seatNames<Name extends string>(names: readonly Name[]) {
  return (translate: TranslateOf<`seats.${Name}`>, seat: Seat): string => translate(`seats.${at(names, seat)}`, {});
}

interface Speech<Key extends string, Thing extends object> {
  line(key: Key, values?: LineOf<Key, Thing>['values']): LineOf<Key, Thing>;
  /** Says a line in the language of `translate`; seats go by the game's words unless the table has better names. */
  say(translate: TranslateOf<Key>, line: LineOf<Key, Thing>, nameSeat?: NameSeat): string;
}

/** A game's way to make lines and to say them: with its keys, and with the things that only it speaks of. */
export function speech<Key extends string, Thing extends object = never>(
  nouns: Nouns<Key, Thing> = {},
): Speech<Key, Thing> {
  const say: Speech<Key, Thing>['say'] = (translate, { key, values }, nameSeat) => {
    const speaker: Speaker<Key, Thing> = {
      translate,
      nameSeat: nameSeat ?? ((seat) => nouns.seatName?.(translate, seat) ?? inRow(translate.language, [])),
      say: (line) => say(translate, line, nameSeat),
    };
    const placesOf = ([place, value]: [string, ValueOf<Key, Thing>]) => {
      if (typeof value !== 'object') return { [place]: value };
      return isShared(value) ? { [place]: sharedWord(speaker, value) } : nouns.placesOf?.(speaker, place, value);
    };
    return translate(key, Object.assign({}, ...Object.entries(values).map(placesOf)));
  };
  return { line: (key, values = {}) => ({ key, values }), say };
}

const SHARED = ['seat', 'seats', 'words', 'lines', 'row'];

function isShared<Key extends string, Thing extends object>(
  value: Shared<Key, Thing> | Thing,
): value is Shared<Key, Thing> {
  return SHARED.some((kind) => kind in value);
}

function sharedWord<Key extends string, Thing extends object>(
  { translate, nameSeat, say }: Speaker<Key, Thing>,
  value: Shared<Key, Thing>,
): string {
  if ('seat' in value) return nameSeat(value.seat);
  if ('row' in value) return inRow(translate.language, value.row.map(say));
  if ('words' in value) return listed(translate.language, value.words);
  return listed(translate.language, 'seats' in value ? value.seats.map(nameSeat) : value.lines.map(say));
}
