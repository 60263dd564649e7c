import type { CardKind, CardSet, KindId } from './card-set.ts';
import { STANDARD_SET } from './standard-set.ts';

/** What cards were before they were measured. */
const BEFORE: Readonly<Record<KindId, Partial<CardKind>>> = {
  marauder: { abilities: [{ does: 'attack', n: 2 }] },
  comet: { abilities: [{ does: 'move', n: 1 }] },
  'simulation-officer': { cost: 5 },
  'bio-sculptor': { cost: 5 },
  assassin: { cost: 6 },
};

/** §8.2 The house set of the matches that began before version 4: they are played to the end with it. */
export const FIRST_SET: CardSet = Object.freeze({
  id: 'house',
  cards: Object.freeze(STANDARD_SET.cards.map((card) => Object.freeze({ ...card, ...BEFORE[card.id] }))),
});
