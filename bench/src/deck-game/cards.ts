/**
 * What is in the box, for both engines. A card is named by the initial of its kind and a number, like `p07`:
 * every card has a name of its own, so that a leak of one can be seen.
 */
export const KINDS = ['penny', 'hut', 'crown', 'runner', 'manor', 'ducat', 'fort'] as const;
export type Kind = (typeof KINDS)[number];
export type Card = `${'p' | 'h' | 'c' | 'r' | 'm' | 'd' | 'f'}${string}`;

interface Face {
  readonly price: number;
  readonly coins: number;
  readonly draws: number;
  readonly points: number;
  readonly supply: number;
}

/** §2, §3.1, §3.2, §3.3, §6.1 */
export const FACE = {
  penny: { price: 0, coins: 1, draws: 0, points: 0, supply: 0 },
  hut: { price: 2, coins: 0, draws: 0, points: 1, supply: 8 },
  crown: { price: 3, coins: 2, draws: 0, points: 0, supply: 20 },
  runner: { price: 4, coins: 0, draws: 2, points: 0, supply: 10 },
  manor: { price: 5, coins: 0, draws: 0, points: 3, supply: 8 },
  ducat: { price: 6, coins: 3, draws: 0, points: 0, supply: 15 },
  fort: { price: 8, coins: 0, draws: 0, points: 6, supply: 6 },
} as const satisfies Record<Kind, Face>;

export const PLAYABLE = ['penny', 'crown', 'runner', 'ducat'] as const satisfies readonly Kind[];
export type Playable = (typeof PLAYABLE)[number];

export function isPlayable(kind: Kind): kind is Playable {
  return PLAYABLE.some((each) => each === kind);
}

/** The cheapest first. */
export const FOR_SALE = ['hut', 'crown', 'runner', 'manor', 'ducat', 'fort'] as const satisfies readonly Kind[];
export type ForSale = (typeof FOR_SALE)[number];

export const SCORING = ['hut', 'manor', 'fort'] as const satisfies readonly Kind[];

export const SEATS = { min: 2, max: 4 } as const;
export const HAND = 5;
export const ROUNDS = 20;
const FIRST_PENNIES = 7;
const FIRST_HUTS = 3;

function cardsOf(initial: string, from: number, count: number): Card[] {
  return Array.from({ length: count }, (_, index) => `${initial}${String(from + index).padStart(2, '0')}` as Card);
}

/** The first huts are numbered after those of the market. */
const FIRST_DECKS = Array.from({ length: SEATS.max }, (_, seat): readonly Card[] => [
  ...cardsOf('p', 1 + seat * FIRST_PENNIES, FIRST_PENNIES),
  ...cardsOf('h', 1 + FACE.hut.supply + seat * FIRST_HUTS, FIRST_HUTS),
]);

/** §1 */
export function firstDeck(seat: number): Card[] {
  return [...(FIRST_DECKS[seat] ?? [])];
}

/** How many cards are left of each kind for sale. */
export type Market = Record<ForSale, number>;

/** §2 */
export function fullMarket(): Market {
  const { hut, crown, runner, manor, ducat, fort } = FACE;
  return {
    hut: hut.supply,
    crown: crown.supply,
    runner: runner.supply,
    manor: manor.supply,
    ducat: ducat.supply,
    fort: fort.supply,
  };
}

const SUPPLY = {
  hut: cardsOf('h', 1, FACE.hut.supply),
  crown: cardsOf('c', 1, FACE.crown.supply),
  runner: cardsOf('r', 1, FACE.runner.supply),
  manor: cardsOf('m', 1, FACE.manor.supply),
  ducat: cardsOf('d', 1, FACE.ducat.supply),
  fort: cardsOf('f', 1, FACE.fort.supply),
} as const satisfies Record<ForSale, readonly Card[]>;

/** The card on top of a pile of the market. */
export function topCard(kind: ForSale, left: number): Card {
  const card = SUPPLY[kind][left - 1];
  if (card === undefined) throw new RangeError(`no ${kind} is left`);
  return card;
}

const NUMBER_OF = Array.from({ length: 128 }, (_, code) => KINDS.findIndex((kind) => kind.charCodeAt(0) === code));

/** The place of its kind in `KINDS`. */
export function kindNumber(card: Card): number {
  return NUMBER_OF[card.charCodeAt(0)] ?? -1;
}

export function kindOf(card: Card): Kind {
  const kind = KINDS[kindNumber(card)];
  if (kind === undefined) throw new RangeError(`${card} is not in the box`);
  return kind;
}
