import { simRng } from '@haven/kit';
import {
  type Ability,
  type CardKind,
  COUNTS,
  type Face,
  faceNamed,
  KEYWORDS,
  type Keyword,
  keywordOf,
  MOST,
  type Options,
  optionsOf,
  STANDARD_SET,
  tortuga2199,
} from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { EXTREME_SET } from '../rules/testing/extreme-set.ts';
import { inTurn } from '../rules/testing/positions.ts';
import { meansWith } from './hand.ts';

import { sailor } from './levels.ts';
import { playWorth } from './play-worth.ts';
import { lookedAt } from './testing/looked-at.ts';
import { paceOf } from './testing/pace.ts';
import { positionOf, questions, STANDARD } from './testing/voyage.ts';

const SIMPLE = (Object.keys(KEYWORDS) as Keyword[]).filter((does) => does !== 'choose');

function numbered(does: Keyword, n: number): Ability {
  return keywordOf(does).number === 'none' ? { does } : { does, n };
}

/** Every keyword with every kind of term around it. */
function variants(does: Keyword): Ability[] {
  const { when, number, gives } = keywordOf(does);
  const plainly = [1, 7, 20].map((n) => numbered(does, n));
  const [first] = plainly;
  if (first === undefined) return [];
  return [
    ...plainly,
    { ...first, if: { has: 'tortuga' } },
    ...(when === 'play'
      ? [
          { ...first, pays: { crypto: 20 } },
          { ...first, pays: { manoeuvre: 1 } },
        ]
      : []),
    ...(number === 'amount' ? COUNTS.map((per): Ability => ({ ...first, per, most: 3 })) : []),
    ...(gives ? [{ ...first, gives: { influence: 1 } }] : []),
    ...(when === 'play' ? [{ does: 'choose' as const, of: [first, { does: 'reserve' as const }] }] : []),
  ];
}

const faceWith = (abilities: readonly Ability[]): Face => ({
  ...faceNamed({ options: STANDARD }, 'kraken'),
  abilities,
});

const SCENARIOS = ['standard', 'aggressive', 'peaceful'] as const;

describe.each(SCENARIOS)('§8.3 the worth of a card among %s pirates', (scenario) => {
  const outlooks = [...questions(3, 5, { ...STANDARD, scenario })]
    .filter((_, index) => index % 40 === 0)
    .map(({ state, seat }) => lookedAt(state, seat));

  test.each(SIMPLE)('%s never makes it less', (does) => {
    for (const outlook of outlooks) {
      const before = playWorth(outlook, faceWith([{ does: 'scrap' }]));
      for (const ability of variants(does))
        expect(
          playWorth(outlook, faceWith([{ does: 'scrap' }, ability])),
          JSON.stringify(ability),
        ).toBeGreaterThanOrEqual(before);
    }
  });

  test.each(SIMPLE.filter((does) => keywordOf(does).number !== 'price'))('%s: more is never less', (does) => {
    for (const outlook of outlooks) {
      const worths = [1, 2, 9, 20].map((n) => playWorth(outlook, faceWith([numbered(does, n)])));
      expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    }
  });
});

test.each(SIMPLE)('§8.3 %s is worth something where it can work', (does) => {
  const owns = { 'post-2': [0, 3], 'turrets-1': [0, 3] } as const;
  const outlook = lookedAt(inTurn({ owns }).state, 0);
  expect(playWorth(outlook, faceWith([numbered(does, 1)]))).toBeGreaterThan(playWorth(outlook, faceWith([])));
});

const EXTREMES = [
  ...new Set(EXTREME_SET.cards.flatMap(({ abilities }) => abilities.flatMap(optionsOf)).map(({ does }) => does)),
];
const GRADED = EXTREMES.filter((does) => keywordOf(does).number !== 'none');

describe('§8.3 of the keywords of the set of extremes', () => {
  const owns = { 'post-2': [0, 3], 'turrets-1': [0, 3] } as const;
  const outlook = lookedAt(inTurn({ owns }).state, 0);
  const worth = (...abilities: readonly Ability[]) => playWorth(outlook, faceWith(abilities));
  const better = (does: Keyword) => (keywordOf(does).number === 'price' ? [2, 1] : [1, 2]);

  test.each(EXTREMES)('a card with %s is worth more than one without', (does) => {
    expect(worth({ does: 'scrap' }, numbered(does, 1))).toBeGreaterThan(worth({ does: 'scrap' }));
  });

  test.each(GRADED)('a card with more of %s is worth more', (does) => {
    const [less = 0, more = 0] = better(does).map((n) => worth(numbered(does, n)));
    expect(more).toBeGreaterThan(less);
  });

  test.each(EXTREMES.filter((does) => keywordOf(does).when === 'play'))(
    'a choice is worth more for having %s',
    (does) => {
      const best = numbered(does, keywordOf(does).number === 'price' ? 1 : MOST);
      expect(worth({ does: 'choose', of: [{ does: 'refresh' }, best] })).toBeGreaterThan(worth({ does: 'refresh' }));
    },
  );
});

describe('§8.3 the plan counts on what a card will give', () => {
  const pool = (ability: Ability, scene: Parameters<typeof inTurn>[0] = {}) => {
    const { state } = inTurn({ seats: 2, crypto: 1, ...scene });
    const outlook = lookedAt(state, 0);
    const face = { ...faceNamed({ options: STANDARD }, 'hacker'), crypto: 0, manoeuvre: 0, atPlay: [ability] };
    const { crypto, manoeuvre, jumps } = meansWith(outlook, undefined, [face]);
    return [crypto, manoeuvre, jumps];
  };
  const gain: Ability = { does: 'gain-manoeuvre', n: 4 };

  test.each<[string, Ability, Parameters<typeof inTurn>[0], ReturnType<typeof pool>]>([
    ['§8.3.34 of a choice the best', { does: 'choose', of: [{ does: 'gain-crypto', n: 1 }, gain] }, {}, [1, 4, []]],
    ['§8.3.39 what can be paid, less its price', { ...gain, pays: { crypto: 1 } }, {}, [0, 4, []]],
    ['§8.3.39 nothing that cannot be paid', { ...gain, pays: { crypto: 2 } }, {}, [1, 0, []]],
    ['§8.3.40 nothing whose condition is not met', { ...gain, if: { has: 'tortuga' } }, {}, [1, 0, []]],
    ['§8.3.42 what a card destroyed gives', { does: 'scrap', gives: { crypto: 2 } }, {}, [3, 0, []]],
    ['§8.3.2 a flight that has its price', { does: 'move', n: 2, pays: { crypto: 1 } }, {}, [1, 0, [2]]],
    [
      '§8.3.2 a flight in a choice',
      { does: 'choose', of: [{ does: 'move', n: 3 }, { does: 'refresh' }] },
      {},
      [1, 0, [3]],
    ],
  ])('%s', (...[, ability, scene, means]) => {
    expect(pool(ability, scene)).toEqual(means);
  });
});

describe('what is asked', () => {
  const withHacker = (abilities: readonly Ability[]): Partial<Options> => {
    const change: Partial<CardKind> = { crypto: 0, abilities };
    const cards = STANDARD_SET.cards.map((card) => (card.id === 'hacker' ? { ...card, ...change } : card));
    return { cardSet: { id: 'test', cards } };
  };
  const answer = (abilities: readonly Ability[], scene: Parameters<typeof inTurn>[0] = {}) => {
    const table = inTurn({ seats: 2, options: withHacker(abilities), hands: [['hacker']], ...scene });
    table.plays('0 play hacker');
    return tortuga2199.notate(sailor.think(positionOf(table.state, 0), simRng(1)).move);
  };

  test('§8.3.34 of a choice it takes what is worth most', () => {
    const choice: Ability = {
      does: 'choose',
      of: [
        { does: 'gain-crypto', n: 1 },
        { does: 'gain-influence', n: 1 },
      ],
    };
    expect(answer([choice])).toBe('use gain-influence');
  });

  test('§8.3.39 it pays for what is worth its price, and for nothing else', () => {
    expect(answer([{ does: 'gain-influence', n: 1, pays: { crypto: 2 } }], { crypto: 2 })).toBe('use gain-influence');
    expect(answer([{ does: 'gain-crypto', n: 1, pays: { crypto: 2 } }], { crypto: 2 })).toBe('skip');
  });

  test('§6.1 Influence that wins goes before everything', () => {
    const abilities: Ability[] = [
      { does: 'draw', n: 1 },
      { does: 'gain-influence', n: 2, pays: { crypto: 9 } },
    ];
    expect(answer(abilities, { crypto: 9, influence: [13, 14] })).toBe('use gain-influence');
  });
});

test('§8.3 bots play a set with every keyword at its extremes to the end', () => {
  const pace = paceOf({ bots: [sailor, sailor, sailor], games: 2, options: { ...STANDARD, cardSet: EXTREME_SET } });
  expect(pace.verdicts.truce).toBe(0);
});
