/** §1.1 One deck of 54: what each card is for. */

/** §1.3 The three operating systems, each the home of one suit. */
export const SYSTEMS = ['shields', 'ballistics', 'engines'] as const;
export type System = (typeof SYSTEMS)[number];

export const SUITS = ['D', 'C', 'S', 'H'] as const;
export type Suit = (typeof SUITS)[number];
export type PartSuit = Exclude<Suit, 'H'>;

/** §1.5 Bounties: the court cards and aces of all four suits. */
export const BOUNTY_RANKS = ['A', 'K', 'Q', 'J'] as const;
export type BountyRank = (typeof BOUNTY_RANKS)[number];
export type Bounty = `${BountyRank}${Suit}`;

/** §1.6 Ship parts: 3 to 10 of the three system suits. */
export const PART_VALUES = [3, 4, 5, 6, 7, 8, 9, 10] as const;
export type PartValue = (typeof PART_VALUES)[number];
export type Part = `${PartValue}${PartSuit}`;

export const SYSTEM_OF = { D: 'shields', C: 'ballistics', S: 'engines' } as const satisfies Record<PartSuit, System>;
export const SUIT_OF = { shields: 'D', ballistics: 'C', engines: 'S' } as const satisfies Record<System, PartSuit>;

const PART_SUITS = ['D', 'C', 'S'] as const satisfies readonly PartSuit[];

export const PARTS: readonly Part[] = PART_SUITS.flatMap((suit) => PART_VALUES.map((value): Part => `${value}${suit}`));
export const BOUNTIES: readonly Bounty[] = SUITS.flatMap((suit) =>
  BOUNTY_RANKS.map((rank): Bounty => `${rank}${suit}`),
);

/** What is printed on a part. */
export interface PartFace {
  readonly value: PartValue;
  readonly system: System;
}

/** What is printed on a bounty; hearts have no system of their own (§3.3). */
export interface BountyFace {
  readonly rank: BountyRank;
  readonly suit: Suit;
  readonly disables: System | null;
}

export const PART = byCard(PARTS, (part): PartFace => {
  const suit = PART_SUITS.find((each) => part.endsWith(each)) ?? 'D';
  const value = PART_VALUES.find((each) => part === `${each}${suit}`) ?? 3;
  return { value, system: SYSTEM_OF[suit] };
});

export const BOUNTY = byCard(BOUNTIES, (bounty): BountyFace => {
  const suit = SUITS.find((each) => bounty.endsWith(each)) ?? 'H';
  const rank = BOUNTY_RANKS.find((each) => bounty.startsWith(each)) ?? 'J';
  return { rank, suit, disables: suit === 'H' ? null : SYSTEM_OF[suit] };
});

/** A table with one entry for every card of a list. */
export function byCard<Card extends string, Entry>(
  cards: readonly Card[],
  entryOf: (card: Card) => Entry,
): Readonly<Record<Card, Entry>> {
  return Object.fromEntries(cards.map((card) => [card, Object.freeze(entryOf(card))])) as Record<Card, Entry>;
}
