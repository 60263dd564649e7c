import { at, type Seat } from '@haven/kit';
import { type Action, type Colour, DICE, faceOf, NUMBERS, type Rolled, SKULL } from '@haven/tortuga-rules';
import { type KeyOf, SEAT_COLOURS, type Translation } from './catalogue.ts';
import type { en } from './en.ts';

export type Messages = Translation<typeof en>;
export type MessageKey = KeyOf<typeof en>;

/** What fills a place in a message: a number, a word to select by, or something that each language names itself. */
export type Value =
  | string
  | number
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly action: Action }
  | { readonly chests: readonly Colour[] }
  | { readonly rolled: readonly Rolled[] }
  | { readonly lines: readonly Line[] };

/** A sentence to be said in any language. */
export interface Line {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, Value>>;
}

/** The message of that key in one language, with its places filled; use-intl's translator is one. */
export type Translate = (key: MessageKey, values: Record<string, string | number>) => string;

/** What a seat is called: a nickname, or the colour of its board. */
export type NameSeat = (seat: Seat) => string;

export function line(key: MessageKey, values: Line['values'] = {}): Line {
  return { key, values };
}

/** Blue, orange, yellow, green. */
export function colourName(translate: Translate, seat: Seat): string {
  return translate(`seats.${at(SEAT_COLOURS, seat)}`, {});
}

/** Says a line in the language of `translate`; seats go by their colours unless the table has better names. */
export function say(translate: Translate, { key, values }: Line, nameSeat?: NameSeat): string {
  const speaker = { translate, nameSeat: nameSeat ?? ((seat: Seat) => colourName(translate, seat)) };
  const places = Object.entries(values).map(([name, value]) => placesOf(speaker, name, value));
  return translate(key, Object.assign({}, ...places));
}

interface Speaker {
  readonly translate: Translate;
  readonly nameSeat: NameSeat;
}

const NONE = '–';

/** An action fills `x` with its full name and `xShort` with its short one; lists are joined by commas. */
function placesOf(speaker: Speaker, name: string, value: Value): Record<string, string | number> {
  const { translate, nameSeat } = speaker;
  if (typeof value !== 'object') return { [name]: value };
  if ('seat' in value) return { [name]: nameSeat(value.seat) };
  if ('seats' in value) return { [name]: listed(value.seats, nameSeat) };
  if ('chests' in value) return { [name]: listed(value.chests, (colour) => translate(`colours.${colour}`, {})) };
  if ('rolled' in value) return { [name]: listed(value.rolled, (die) => say(translate, dieLine(die))) };
  if ('lines' in value) return { [name]: listed(value.lines, (each) => say(translate, each, nameSeat)) };
  return {
    [name]: translate(`actions.${value.action}`, {}),
    [`${name}Short`]: translate(`actionShorts.${value.action}`, {}),
  };
}

function listed<V>(values: readonly V[], word: (value: V) => string): string {
  return values.map(word).join(', ') || NONE;
}

/** A FLEET 5, or C skull. */
export function dieLine(rolled: Rolled): Line {
  const face = faceOf(rolled);
  const letter = DICE.find((die) => rolled.charAt(1) === die) ?? 'A';
  if (face === SKULL) return line('dice.skull', { die: letter });
  return line('dice.face', { die: letter, action: { action: face }, number: NUMBERS[face][letter] });
}
