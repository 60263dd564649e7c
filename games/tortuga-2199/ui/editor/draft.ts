import { type CardSet, DECKS, type Deck, STANDARD_SET } from '@haven/tortuga-2199-rules';
import { blankCard } from './shapes.ts';

/** Part of a card set while it is written: any field may be missing, or hold anything. */
export type Draft = Readonly<Record<string, unknown>>;
type Edit = (value: unknown) => unknown;

export function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** More than can be played with: longer lists are not card sets. */
const MOST_OPENED = 500;

/** Whether this is a card set at all, right or wrong. */
export function isCardSet(value: unknown): boolean {
  return isDraft(value) && Array.isArray(value.cards) && value.cards.length <= MOST_OPENED;
}

export function emptySet(): CardSet {
  return { id: 'my-set', cards: [] };
}

/** The house set under another name; whoever changes it changes a copy. */
export function houseCopy(): CardSet {
  return { ...structuredClone(STANDARD_SET), id: 'my-set' };
}

export function cardsIn(value: unknown): readonly Draft[] {
  const list: readonly unknown[] = isDraft(value) && Array.isArray(value.cards) ? value.cards : [];
  return list.map((card) => (isDraft(card) ? card : {}));
}

/** Nothing at all takes the field away. */
export function withField(draft: unknown, field: string, value: unknown): Draft {
  const { [field]: _before, ...others } = isDraft(draft) ? draft : {};
  if (value === undefined) return others;
  // A field that is there keeps its place: a file can be compared with the one before.
  return isDraft(draft) && Object.hasOwn(draft, field) ? { ...draft, [field]: value } : { ...others, [field]: value };
}

export function editCard(index: number, edit: (card: Draft) => Draft): Edit {
  return (value) =>
    withCards(
      value,
      cardsIn(value).map((card, each) => (each === index ? edit(card) : card)),
    );
}

export function removeCard(index: number): Edit {
  return (value) => withCards(value, cardsIn(value).toSpliced(index, 1));
}

export function insertCard(index: number, card: Draft): Edit {
  return (value) => withCards(value, cardsIn(value).toSpliced(index, 0, card));
}

function withCards(value: unknown, cards: readonly Draft[]): Draft {
  return withField(value, 'cards', cards);
}

/** Where another card of a deck goes: behind its fellows, else behind the decks before. */
export function endOfDeck(value: unknown, deck: Deck): number {
  const before: readonly unknown[] = DECKS.slice(0, DECKS.indexOf(deck) + 1);
  return cardsIn(value).findLastIndex((card) => before.includes(card.deck)) + 1;
}

export function newCard(value: unknown, deck: Deck): Draft {
  return { ...blankCard(deck), id: freeId(value, 'card') };
}

export function copyOf(value: unknown, card: Draft): Draft {
  return { ...structuredClone(card), id: freeId(value, typeof card.id === 'string' ? card.id : 'card') };
}

/** `scout-2`, if there is a `scout`. */
function freeId(value: unknown, wished: string): string {
  const taken = new Set(cardsIn(value).map(({ id }) => id));
  const stem = wished.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** A card in another deck: it loses what that deck does not know and gets what it asks for. */
export function movedTo(card: Draft, deck: string): Draft {
  const target = DECKS.find((each) => each === deck);
  if (target === undefined) return { ...card, deck };
  const old = DECKS.find((each) => each === card.deck);
  const asked = blankCard(target);
  const foreign = old ? Object.keys(blankCard(old)).filter((field) => !Object.hasOwn(asked, field)) : [];
  const own = Object.entries(card).filter(([field]) => !foreign.includes(field));
  return { ...asked, ...Object.fromEntries(own), deck: target };
}

/** How many cards of a deck there are, as far as their numbers can be read. */
export function sizeOf(value: unknown, deck: Deck): number {
  const copies = cardsIn(value).filter((card) => card.deck === deck);
  return copies.reduce((sum, card) => sum + (Number.isInteger(card.copies) ? Number(card.copies) : 0), 0);
}
