import { type CardKind, type CardSet, STANDARD_SET } from '@haven/tortuga-2199-rules';

const PERFORMER = { deck: 'T', status: 'designed', cost: 1, crypto: 2, manoeuvre: 1 } as const;

/** Cards that can do everything between them; some have names in all languages, some in one, some in none. */
const PERFORMERS: readonly CardKind[] = [
  {
    ...PERFORMER,
    id: 'all-hands',
    copies: 4,
    abilities: [{ does: 'draw', n: 1 }, { does: 'move', n: 1 }, { does: 'collect' }, { does: 'reserve' }],
  },
  {
    ...PERFORMER,
    id: 'acrobat',
    copies: 4,
    abilities: [{ does: 'move-anywhere' }, { does: 'from-cache' }, { does: 'scrap' }, { does: 'explore' }],
    name: { en: 'Acrobat', fr: 'Acrobate', ru: 'Акробатка' },
  },
  {
    ...PERFORMER,
    id: 'ringmaster',
    copies: 4,
    abilities: [
      { does: 'fortify', n: 2 },
      { does: 'siege', n: 1 },
      { does: 'cash-in', n: 1 },
      { does: 'tribute', n: 2 },
    ],
    name: { fr: 'Monsieur Loyal' },
  },
  {
    ...PERFORMER,
    id: 'juggler',
    copies: 4,
    abilities: [{ does: 'refresh' }, { does: 'lobby', n: 3 }, { does: 'trade-anywhere' }, { does: 'collect-or-cache' }],
  },
  {
    ...PERFORMER,
    id: 'strongman',
    copies: 2,
    abilities: [
      { does: 'attack', n: 2 },
      { does: 'defend', n: 1 },
      { does: 'combat', n: 1 },
      { does: 'carnage', n: 1 },
    ],
  },
  {
    ...PERFORMER,
    id: 'knife-thrower',
    copies: 2,
    abilities: [
      { does: 'turrets', n: 1 },
      { does: 'weaken', n: 2 },
    ],
  },
  {
    ...PERFORMER,
    id: 'conjurer',
    copies: 3,
    abilities: [
      { does: 'choose', of: [{ does: 'gain-crypto', n: 2 }, { does: 'gain-manoeuvre', n: 2 }, { does: 'reclaim' }] },
      { does: 'gain-influence', n: 1, pays: { crypto: 3 } },
      { does: 'destroy-played', n: 2, gives: { manoeuvre: 1 } },
      { does: 'buy-to-hand', n: 1 },
    ],
    text: { en: 'Nothing up the sleeve.', ru: 'Ловкость рук.' },
  },
  {
    ...PERFORMER,
    id: 'barker',
    copies: 3,
    abilities: [
      { does: 'cheaper-cards', n: 1 },
      { does: 'cheaper-captures', n: 2, per: 'markers', most: 4 },
      { does: 'cheaper-defence', n: 1, if: { has: 'sectors' } },
      { does: 'reclaim', pays: { manoeuvre: 1 } },
    ],
  },
  {
    ...PERFORMER,
    id: 'pickpocket',
    copies: 3,
    abilities: [
      { does: 'rivals-discard', n: 1 },
      { does: 'rivals-lose-minerals', n: 2 },
      { does: 'gain-crypto', n: 1, per: 'hunts' },
    ],
  },
  {
    ...PERFORMER,
    id: 'clown',
    copies: 2,
    abilities: [
      { does: 'spoils', n: 1 },
      { does: 'save', n: 1 },
      { does: 'draw-after', n: 1, per: 'sectors', most: 2 },
    ],
  },
];

/** Rich starting cards make games short and eventful. */
const RICHER: Readonly<Record<string, Partial<CardKind>>> = { mining: { crypto: 2 }, manoeuvre: { manoeuvre: 9 } };

export const CARNIVAL_SET: CardSet = {
  id: 'carnival',
  cards: [
    ...STANDARD_SET.cards.filter(({ deck }) => deck !== 'T').map((kind) => ({ ...kind, ...RICHER[kind.id] })),
    ...PERFORMERS,
  ],
};
