import { BOUNTY, type Bounty, PART, type Part, SUIT_OF, type Suit, type System } from '@haven/star-bounty-rules';
import type { KeyOf, Translation } from './catalogue.ts';
import type { en } from './en.ts';

export type Messages = Translation<typeof en>;
export type MessageKey = KeyOf<typeof en>;

export type Card = Bounty | Part;

/** What fills a place in a message: a number, a word to select by, or something that each language names itself. */
export type Value =
  | string
  | number
  | { readonly card: Card }
  | { readonly cards: readonly Card[] }
  | { readonly system: System }
  | { readonly lines: readonly Line[] };

/** A sentence to be said in any language. */
export interface Line {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, Value>>;
}

/** The message of that key in one language, with its places filled; use-intl's translator is one. */
export type Translate = (key: MessageKey, values: Record<string, string | number>) => string;

export function line(key: MessageKey, values: Line['values'] = {}): Line {
  return { key, values };
}

/** Says a line in the language of `translate`. */
export function say(translate: Translate, { key, values }: Line): string {
  const places = Object.entries(values).map(([name, value]) => placesOf(translate, name, value));
  return translate(key, Object.assign({}, ...places));
}

/** A card fills `x` with its short form, `xName` and `xObject` with the long ones; a system fills `x` and `xTitle`. */
function placesOf(translate: Translate, name: string, value: Value): Record<string, string | number> {
  if (typeof value !== 'object') return { [name]: value };
  if ('lines' in value) return { [name]: value.lines.map((line) => say(translate, line)).join(', ') };
  if ('card' in value) return cardPlaces(translate, name, [value.card]);
  if ('cards' in value) return cardPlaces(translate, name, value.cards);
  const { system } = value;
  return {
    [name]: translate(`systems.${system}`, {}),
    [`${name}Title`]: translate(`systemTitles.${system}`, {}),
  };
}

function cardPlaces(translate: Translate, name: string, cards: readonly Card[]): Record<string, string> {
  return {
    [name]: cards.map((card) => shortName(translate, card)).join(' ') || '–',
    [`${name}Name`]: cards.map((card) => fullName(translate, card)).join(', '),
    [`${name}Object`]: cards.map((card) => objectName(translate, card)).join(', '),
  };
}

export const GLYPHS = { D: '♦', C: '♣', S: '♠', H: '♥' } as const satisfies Record<Suit, string>;

/** K♦, 7♣; court letters follow the language. */
export function shortName(translate: Translate, card: Card): string {
  if (isPart(card)) return `${PART[card].value}${GLYPHS[SUIT_OF[PART[card].system]]}`;
  const { rank, suit } = BOUNTY[card];
  return `${translate(`rankLetters.${rank}`, {})}${GLYPHS[suit]}`;
}

/** King of Diamonds, 7 of Clubs. */
export function fullName(translate: Translate, card: Card): string {
  const rank = isPart(card) ? PART[card].value : translate(`ranks.${BOUNTY[card].rank}`, {});
  return translate('cards.name', { rank, suit: suitName(translate, card) });
}

/** The card as the object of a verb: the King of Diamonds, le roi de carreau, короля бубен. */
function objectName(translate: Translate, card: Card): string {
  const suit = suitName(translate, card);
  if (isPart(card)) return translate('cards.partObject', { value: PART[card].value, suit });
  return translate('cards.object', { rank: translate(`rankObjects.${BOUNTY[card].rank}`, {}), suit });
}

function suitName(translate: Translate, card: Card): string {
  const suit = isPart(card) ? SUIT_OF[PART[card].system] : BOUNTY[card].suit;
  return translate(`suits.${suit}`, {});
}

function isPart(card: Card): card is Part {
  return Object.hasOwn(PART, card);
}
