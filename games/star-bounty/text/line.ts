import { BOUNTY, type Bounty, PART, type Part, SUIT_OF, type Suit, type System } from '@haven/star-bounty-rules';
import { inRow, listed, type OneOf, type Speaker, speech, type Values, type Vocabulary } from '@haven/text-kit';
import type { en } from './en.ts';

export type Card = Bounty | Part;

type Thing = OneOf<{ card: Card; cards: readonly Card[]; system: System }>;

type Words = Vocabulary<typeof en, Thing>;
export type MessageKey = Words['Key'];
export type Line = Words['Line'];
export type Value = Words['Value'];
export type Translate = Words['Translate'];

export const { line, say } = speech<MessageKey, Thing>({ placesOf });

/** A card fills `x` with its short form, `xName` and `xObject` with the long ones. */
function placesOf({ translate }: Speaker<MessageKey, Thing>, name: string, thing: Thing): Values {
  if ('card' in thing) return cardPlaces(translate, name, [thing.card]);
  if ('cards' in thing) return cardPlaces(translate, name, thing.cards);
  return { [name]: translate(`systems.${thing.system}`, {}) };
}

function cardPlaces(translate: Translate, name: string, cards: readonly Card[]): Values {
  const list = (nameOf: typeof fullName) =>
    listed(
      translate.language,
      cards.map((card) => nameOf(translate, card)),
    );
  return {
    [name]: inRow(
      translate.language,
      cards.map((card) => shortName(translate, card)),
      ' ',
    ),
    [`${name}Name`]: list(fullName),
    [`${name}Object`]: list(objectName),
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
export function objectName(translate: Translate, card: Card): string {
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
