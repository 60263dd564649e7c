import { type Ability, type CardKind, type CardSet, DECK_SIZES, type Deck, MOST } from '../components/card-set.ts';
import { STANDARD_SET } from '../components/standard-set.ts';

/** Every keyword as strong as it can be, alone, within a choice, at a price, on a condition, and counted. */
const T_ABILITIES: readonly (readonly Ability[])[] = [
  [
    { does: 'draw', n: MOST },
    { does: 'move', n: MOST },
    { does: 'collect', n: MOST },
    { does: 'scrap', n: MOST, gives: { crypto: MOST, manoeuvre: MOST, influence: 1 } },
  ],
  [
    { does: 'move-anywhere', n: MOST },
    { does: 'from-cache', n: MOST },
    { does: 'explore', n: MOST },
    { does: 'refresh', n: MOST, pays: { crypto: 1 } },
  ],
  [
    { does: 'collect-or-cache', n: MOST },
    { does: 'fortify', n: MOST },
    { does: 'siege', n: MOST },
    { does: 'tribute', n: MOST, per: 'sectors', most: MOST },
  ],
  [
    { does: 'destroy-played', n: MOST, gives: { manoeuvre: 1 } },
    { does: 'cash-in', n: 1 },
    { does: 'reclaim', n: MOST },
    { does: 'lobby', n: MOST },
  ],
  [
    {
      does: 'choose',
      of: [
        { does: 'gain-crypto', n: MOST },
        { does: 'gain-manoeuvre', n: MOST },
      ],
    },
    {
      does: 'choose',
      of: [{ does: 'draw', n: 1 }, { does: 'scrap' }, { does: 'reserve' }, { does: 'trade-anywhere' }],
    },
  ],
  [
    { does: 'gain-influence', n: 1, pays: { manoeuvre: 3 }, if: { has: 'sectors', least: 2 } },
    { does: 'gain-crypto', n: 2, per: 'hunts', most: MOST },
    { does: 'gain-manoeuvre', n: 1, per: 'played' },
    { does: 'rivals-discard', n: MOST },
  ],
  [
    { does: 'cheaper-cards', n: MOST },
    { does: 'cheaper-captures', n: MOST },
    { does: 'cheaper-defence', n: MOST },
    { does: 'buy-to-hand', n: MOST },
  ],
  [
    { does: 'rivals-lose-minerals', n: MOST },
    { does: 'reclaim', pays: { crypto: 2 } },
    { does: 'reserve', if: { has: 'minerals' } },
    { does: 'fortify', n: 1, per: 'markers' },
  ],
  [{ does: 'from-cache', n: 3 }],
  [{ does: 'gain-influence', n: 1, if: { has: 'influence', least: MOST } }],
  [{ does: 'choose', of: [{ does: 'cash-in', n: 2, pays: { crypto: MOST } }, { does: 'explore' }] }],
];

const FIGHT_ABILITIES: readonly (readonly Ability[])[] = [
  [
    { does: 'attack', n: MOST },
    { does: 'defend', n: MOST },
    { does: 'carnage', n: MOST },
    { does: 'spoils', n: 1 },
  ],
  [
    { does: 'combat', n: MOST, per: 'specials' },
    { does: 'turrets', n: MOST },
    { does: 'weaken', n: MOST, if: { has: 'fortress' } },
    { does: 'save', n: MOST },
  ],
  [
    { does: 'draw-after', n: MOST },
    { does: 'save', n: 1 },
    { does: 'combat', n: 1, per: 'minerals' },
    { does: 'carnage', n: 1 },
  ],
  [
    { does: 'draw-after', n: 1, per: 'turrets' },
    { does: 'defend', n: 2, per: 'influence', most: 9 },
  ],
];

function deckOf(deck: Deck, abilities: readonly (readonly Ability[])[], base: Partial<CardKind> = {}): CardKind[] {
  const size = DECK_SIZES[deck];
  return abilities.map((each, index) => ({
    id: `${deck.toLowerCase()}-${index + 1}`,
    deck,
    copies: Math.floor(size / abilities.length) + (index < size % abilities.length ? 1 : 0),
    status: 'designed',
    cost: index % 4,
    crypto: index % 3,
    manoeuvre: index % 2,
    abilities: each,
    name: { en: `Extreme ${deck} ${index + 1}`, 'pt-BR': `Extremo ${deck} ${index + 1}` },
    text: { en: 'Everything at once.' },
    ...base,
  }));
}

/** A set with every keyword at its extremes: whatever it does to a game, the game ends. */
export const EXTREME_SET: CardSet = {
  id: 'extremes',
  tiles: {
    tortuga: { control: 9, price: 20 },
    post: { control: 0, price: 1, most: 6 },
    turrets: { price: 15, most: 20 },
    lab: { control: 9 },
  },
  cells: [
    [2, -2],
    [1, -2],
    [-1, 2],
    [1, 1],
  ],
  cards: [
    ...STANDARD_SET.cards.filter(({ deck }) => deck === 'start' || deck === 'ship' || deck === 'hunt'),
    ...deckOf('T', T_ABILITIES),
    ...deckOf('fortress', FIGHT_ABILITIES, { manoeuvre: 2, cost: 0 }),
    ...deckOf('lab', T_ABILITIES.slice(0, 10), { crypto: MOST, cost: MOST }),
    ...deckOf('mines', FIGHT_ABILITIES, { manoeuvre: MOST, cost: 3 }),
    ...deckOf('vortex', T_ABILITIES.slice(1, 11), { cost: 0 }),
  ],
};
