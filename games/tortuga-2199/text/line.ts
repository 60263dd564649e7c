import { at, type Seat } from '@haven/kit';
import type { ByLanguage, CardId, CardKind, KindId, Options, SectorId, TokenId } from '@haven/tortuga-2199-rules';
import { HOUSE_SET } from '@haven/tortuga-2199-rules';
import { type KeyOf, LANGUAGES, SEAT_COLOURS, type Translation } from './catalogue.ts';
import type { en } from './en.ts';

export type Messages = Translation<typeof en>;
export type MessageKey = KeyOf<typeof en>;

/** A kind of card, and what its set calls it if the set is not ours. */
export interface NamedKind {
  readonly kind: KindId;
  readonly name?: CardKind['name'];
}

/** What fills a place in a message: a number, a word to select by, or something that each language names itself. */
export type Value =
  | string
  | number
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly sector: SectorId }
  | { readonly cards: readonly NamedKind[] }
  | { readonly lines: readonly Line[] }
  | { readonly sum: readonly Line[] };

/** A sentence to be said in any language. */
export interface Line {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, Value>>;
}

/** The message of that key in one language, with its places filled; use-intl's translator is one. */
export type Translate = (key: MessageKey, values: Record<string, string | number>) => string;

/** What a seat is called: a nickname, or its colour. */
export type NameSeat = (seat: Seat) => string;

/** A table's options: they say which card set it plays with. */
export type TableOptions = { readonly options: Options };

export function line(key: MessageKey, values: Line['values'] = {}): Line {
  return { key, values };
}

/** Red, blue, green, yellow. */
export function colourName(translate: Translate, seat: Seat): string {
  return translate(`seats.${at(SEAT_COLOURS, seat)}`, {});
}

/** A card or a Hunt token by its kind: `hacker#3` is a `hacker`. */
export function kindOf(card: CardId | TokenId | KindId): KindId {
  return card.split('#', 1)[0] ?? card;
}

/** §8.4 A set of the table's own brings names; without a table only the house knows any. */
export function named(card: CardId | TokenId | KindId, table?: TableOptions): NamedKind {
  const kind = kindOf(card);
  const name = table?.options.cardSet?.cards.find(({ id }) => id === kind)?.name;
  return name ? { kind, name } : { kind };
}

const HOUSE_KINDS: ReadonlySet<string> = new Set(HOUSE_SET.cards.map(({ id }) => id));

const isOurs = (kind: KindId): kind is keyof Messages['cards'] => HOUSE_KINDS.has(kind);

/** The set's own name in this language or in any, else ours, else the id. */
export function kindName(translate: Translate, { kind, name }: NamedKind): string {
  const given = saidBest(translate, name);
  if (given !== undefined) return given;
  return isOurs(kind) ? translate(`cards.${kind}.name`, {}) : kind;
}

/** §8.4 What a set says in this language, in one that is near, in English, or at least in any. */
export function saidBest(translate: Translate, said: ByLanguage = {}): string | undefined {
  const language = translate('game.language', {});
  const tags = Object.keys(said).toSorted((a, b) => nearness(b, language) - nearness(a, language));
  return tags[0] === undefined ? undefined : said[tags[0]];
}

/** A tag that says more than the language, as `fr-CA`, is near it. */
function nearness(tag: string, language: string): number {
  const wanted = [language, ...LANGUAGES];
  const exact = wanted.indexOf(tag.toLowerCase());
  const near = wanted.indexOf(tag.toLowerCase().split('-', 1)[0] ?? '');
  if (exact < 0 && near < 0) return 0;
  return 2 * wanted.length - (exact >= 0 ? 2 * exact : 2 * near + 1);
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

/** A sector fills `x` with its name and `xShort` with its short one; lists are joined by commas, sums by plus signs. */
function placesOf(speaker: Speaker, name: string, value: Value): Record<string, string | number> {
  const { translate, nameSeat } = speaker;
  if (typeof value !== 'object') return { [name]: value };
  if ('seat' in value) return { [name]: nameSeat(value.seat) };
  if ('seats' in value) return { [name]: joined(value.seats.map(nameSeat), ', ') };
  if ('cards' in value) return { [name]: joined(counted(value.cards.map((card) => kindName(translate, card))), ', ') };
  if ('lines' in value) return { [name]: joined(allSaid(speaker, value.lines), ', ') };
  if ('sum' in value) return { [name]: joined(allSaid(speaker, value.sum), ' + ') };
  return {
    [name]: translate(`sectors.${value.sector}`, {}),
    [`${name}Short`]: translate(`sectorShorts.${value.sector}`, {}),
  };
}

function allSaid({ translate, nameSeat }: Speaker, lines: readonly Line[]): string[] {
  return lines.map((each) => say(translate, each, nameSeat));
}

function joined(words: readonly string[], by: string): string {
  return words.join(by) || NONE;
}

/** Cards of one name are told once: Hacker ×2. */
function counted(names: readonly string[]): string[] {
  const times = (name: string) => names.filter((each) => each === name).length;
  return [...new Set(names)].map((name) => (times(name) > 1 ? `${name} ×${times(name)}` : name));
}
