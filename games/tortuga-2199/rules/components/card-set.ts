import type { Cell } from './board.ts';
import type { Ability } from './keywords.ts';
import type { TileSet } from './sectors.ts';

export * from './keywords.ts';

/** §8.1 Where a card comes from. Starting cards are dealt to every captain, ships are chosen. */
export const DECKS = ['start', 'ship', 'T', 'fortress', 'lab', 'mines', 'vortex', 'hunt'] as const;
export type Deck = (typeof DECKS)[number];

/** How sure we are of a card: printed somewhere, forced by the printed examples, or ours. */
export const STATUSES = ['known', 'derived', 'designed'] as const;
export type Status = (typeof STATUSES)[number];

/** Facts that are printed although the card as a whole is not. */
export const FACTS = ['name', 'cost', 'ability', 'difficulty', 'redeem'] as const;
export type Fact = (typeof FACTS)[number];

export type KindId = string;

/** Something said in languages named by their BCP 47 tags: `en`, `pt-BR`. */
export type ByLanguage = Readonly<Record<string, string>>;

/** One kind of card, as printed. */
export interface CardKind {
  readonly id: KindId;
  readonly deck: Deck;
  /** How many there are; of a starting card, per captain. */
  readonly copies: number;
  readonly status: Status;
  readonly known?: readonly Fact[];
  /** Crypto that a card of a market costs. */
  readonly cost?: number;
  readonly crypto: number;
  readonly manoeuvre: number;
  readonly abilities: readonly Ability[];
  /** Of a Hunt card: Manoeuvre to capture it, Influence for handing it in. */
  readonly difficulty?: number;
  readonly redeem?: number;
  /** A set that is not ours brings its own names. */
  readonly name?: ByLanguage;
  /** What is printed on the card, word for word; it does nothing. */
  readonly text?: ByLanguage;
}

export interface CardSet {
  readonly id: string;
  readonly cards: readonly CardKind[];
  /** What is printed on the tiles, where it is not as ours. */
  readonly tiles?: TileSet;
  /** §1.2 The X cells of the board, where the special sectors lie; they take the place of the map. */
  readonly cells?: readonly Cell[];
}

/** §8.1 How many cards each deck has; starting cards per captain. */
export const DECK_SIZES = {
  start: 9,
  ship: 4,
  T: 31,
  fortress: 10,
  lab: 10,
  mines: 10,
  vortex: 10,
  hunt: 10,
} as const satisfies Record<Deck, number>;
