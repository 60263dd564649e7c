/** §8.1 Where a card comes from. Starting cards are dealt to every captain, ships are chosen. */
export const DECKS = ['start', 'ship', 'T', 'fortress', 'lab', 'mines', 'vortex', 'hunt'] as const;
export type Deck = (typeof DECKS)[number];

/** How sure we are of a card: printed somewhere, forced by the printed examples, or ours. */
export const STATUSES = ['known', 'derived', 'designed'] as const;
export type Status = (typeof STATUSES)[number];

/** Facts that are printed although the card as a whole is not. */
export const FACTS = ['name', 'cost', 'ability', 'difficulty', 'redeem'] as const;
export type Fact = (typeof FACTS)[number];

interface KeywordFace {
  readonly when: 'play' | 'combat';
  /** Whether it comes with a number. */
  readonly counts: boolean;
}

/** §8.3 Everything a card can do beyond its resources. */
export const KEYWORDS = {
  draw: { when: 'play', counts: true },
  move: { when: 'play', counts: true },
  'move-anywhere': { when: 'play', counts: false },
  collect: { when: 'play', counts: false },
  'from-cache': { when: 'play', counts: false },
  'collect-or-cache': { when: 'play', counts: false },
  reserve: { when: 'play', counts: false },
  explore: { when: 'play', counts: false },
  scrap: { when: 'play', counts: false },
  fortify: { when: 'play', counts: true },
  siege: { when: 'play', counts: true },
  'cash-in': { when: 'play', counts: true },
  tribute: { when: 'play', counts: true },
  refresh: { when: 'play', counts: false },
  lobby: { when: 'play', counts: true },
  'trade-anywhere': { when: 'play', counts: false },
  attack: { when: 'combat', counts: true },
  defend: { when: 'combat', counts: true },
  combat: { when: 'combat', counts: true },
  turrets: { when: 'combat', counts: true },
  weaken: { when: 'combat', counts: true },
  carnage: { when: 'combat', counts: true },
} as const satisfies Record<string, KeywordFace>;

export type Keyword = keyof typeof KEYWORDS;
type With<Field extends keyof KeywordFace, Value> = {
  [K in Keyword]: (typeof KEYWORDS)[K][Field] extends Value ? K : never;
}[Keyword];
export type PlayKeyword = With<'when', 'play'>;
export type CombatKeyword = With<'when', 'combat'>;
type Counted = With<'counts', true>;
type Plain = With<'counts', false>;

export type Ability = { readonly does: Counted; readonly n: number } | { readonly does: Plain };

export type KindId = string;

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
  readonly name?: Readonly<Partial<Record<'en' | 'fr' | 'ru', string>>>;
}

export interface CardSet {
  readonly id: string;
  readonly cards: readonly CardKind[];
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
