import { at } from '@haven/kit';
import { describe, expect, test } from 'vitest';
import type { Ability, CardKind, CardSet } from '../components/card-set.ts';
import { STANDARD_SET } from '../components/standard-set.ts';
import { tortuga2199 } from '../index.ts';
import { inTurn, kindsOf, type Scene } from '../testing/positions.ts';
import type { Options } from '../types.ts';

/** The house set with another hacker: no resources, and these abilities. */
function withHacker(abilities: readonly Ability[], change: Partial<CardKind> = {}): Partial<Options> {
  const cards = STANDARD_SET.cards.map((card) =>
    card.id === 'hacker' ? { ...card, crypto: 0, ...change, abilities } : card,
  );
  return { cardSet: { id: 'test', cards } satisfies CardSet };
}

const HANDS = [['hacker', 'scout']];

/** Seat 0 has just played a hacker with these abilities. */
function played(abilities: readonly Ability[], scene: Scene = {}) {
  const options = { ...withHacker(abilities), ...scene.options };
  return inTurn({ hands: HANDS, ...scene, options }).plays('0 play hacker');
}

const captain = (table: ReturnType<typeof inTurn>, seat = 0) => at(table.state.captains, seat);

describe('gains', () => {
  test('§8.3.23 gain-crypto, §8.3.24 gain-manoeuvre: more in the pool', () => {
    expect(played([{ does: 'gain-crypto', n: 3 }]).state.turn).toMatchObject({ crypto: 3, manoeuvre: 0 });
    expect(played([{ does: 'gain-manoeuvre', n: 12 }]).state.turn).toMatchObject({ crypto: 0, manoeuvre: 12 });
  });

  test('§8.3.25 gain-influence: from the bank, and the card stays; §6.1 fifteen win at once', () => {
    const table = played([{ does: 'gain-influence', n: 2 }]);
    expect(captain(table)).toMatchObject({ influence: 2, ledger: { abilities: 2 }, played: { length: 1 } });
    expect(played([{ does: 'gain-influence', n: 2 }], { influence: [13] }).state.verdict).toBe('influence');
  });

  test('§8.3.26 destroy-played: this card or another, what it gave stays', () => {
    const table = played([{ does: 'destroy-played' }], { played: ['mining'], crypto: 1 });
    expect(table.moves()).toEqual(['use destroy-played mining', 'use destroy-played hacker', 'skip']);
    table.plays('0 use destroy-played hacker');
    expect(table.state).toMatchObject({ turn: { crypto: 1 }, box: ['hacker#6'], agenda: { length: 1 } });
  });

  test('§8.3.12 cash-in: a card that was destroyed meanwhile brings nothing', () => {
    const both: Ability[] = [{ does: 'destroy-played' }, { does: 'cash-in', n: 1 }];
    const table = played(both).plays('0 use destroy-played hacker');
    expect(table.state.agenda).toHaveLength(1);
    const twins = played(both, { played: ['hacker'] }).plays('0 use destroy-played hacker');
    expect(twins.moves()).toEqual(['use cash-in', 'skip']);
    expect(captain(twins.plays('0 use cash-in'))).toMatchObject({ influence: 1, played: [] });
  });

  test('§8.3.27 reclaim: a card of the discard pile, seen or unseen, comes to the hand for all to see', () => {
    const table = played([{ does: 'reclaim' }], { discards: [['booster']], unseen: [['mining']] });
    expect(table.moves()).toEqual(['use reclaim booster', 'use reclaim mining', 'skip']);
    table.plays('0 use reclaim mining');
    expect(kindsOf(table.state, captain(table).hand)).toEqual(['scout', 'mining']);
    expect(captain(table)).toMatchObject({ discard: { length: 1 }, unseen: [] });
    const told = table.events.find(({ type }) => type === 'reclaimed');
    expect(told && tortuga2199.witness(told, 1)).toEqual({ type: 'reclaimed', seat: 0, card: 'mining' });
  });
});

test.each([
  ['scrap', 'use scrap discard booster', 'destroyed'],
  ['reclaim', 'use reclaim booster', 'reclaimed'],
] as const)('§2.7 %s without open memory: what comes to the top of the pile is told', (does, use, type) => {
  const options = { ...withHacker([{ does }]), openMemory: false };
  const table = inTurn({ options, hands: [['hacker']], discards: [['mining', 'booster']] });
  table.plays(`0 play hacker\n0 ${use}`);
  const told = table.events.find((event) => event.type === type);
  expect(told && tortuga2199.witness(told, 1)).toMatchObject({ card: 'booster', top: 'mining' });
});

describe('§2.7 cards that everybody saw coming to the hand', () => {
  const scene: Scene = { hands: [['hacker', 'scout']], discards: [['booster']], crypto: 2 };
  const shown = (table: ReturnType<typeof inTurn>) => tortuga2199.view(table.state, 1).turn.shown ?? [];
  const reclaimed = () => played([{ does: 'reclaim' }], scene).plays('0 use reclaim booster');

  test('are known until they are played', () => {
    const table = reclaimed();
    expect(shown(table)).toEqual(['booster']);
    expect(shown(table.plays('0 play booster'))).toEqual([]);
  });

  test('are forgotten when any card leaves the hand face down', () => {
    expect(shown(reclaimed().plays('0 reserve scout'))).toEqual([]);
  });

  test.each([true, false])('are in every imagined hand, open memory %s', (openMemory) => {
    const options = { ...withHacker([{ does: 'reclaim' }]), openMemory };
    const table = inTurn({ ...scene, options }).plays('0 play hacker\n0 use reclaim booster');
    for (let seed = 0; seed < 20; seed += 1) {
      const other = tortuga2199.imagine?.(tortuga2199.view(table.state, 1), { below: (n) => seed % n });
      expect(other && kindsOf(other, at(other.captains, 0).hand)).toContain('booster');
    }
  });
});

test('§4.2 an attacker whose only card everybody saw is imagined with that card', () => {
  const options = withHacker([{ does: 'reclaim' }]);
  const table = inTurn({ options, at: ['lab', 'lab'], hands: [['hacker']], discards: [['scout']] }).plays(`
    0 play hacker
    0 use reclaim scout
    0 attack 1
  `);
  const seen = tortuga2199.view(table.state, 1);
  const other = tortuga2199.imagine?.(seen, { below: () => 0 });
  expect(other && tortuga2199.view(other, 1)).toEqual(seen);
});

describe('prices', () => {
  test('§8.3.28 cheaper-cards: every card, down to nothing, this turn', () => {
    const table = played([{ does: 'cheaper-cards', n: 3 }], { hands: [['hacker']] });
    expect(table.moves()).toEqual(['buy hacker', 'buy smuggler', 'end']);
    table.plays('0 buy smuggler\n0 buy hacker');
    expect(captain(table).discard).toHaveLength(2);
    expect(table.plays('0 end').state.turn.discounts).toBeUndefined();
  });

  test('§8.3.29 cheaper-captures: also for nothing', () => {
    const hunt: Scene = { at: ['lab'], hunts: { lab: 'kraken' }, explored: { lab: [0] } };
    const table = played([{ does: 'cheaper-captures', n: 20 }], hunt).plays('0 capture');
    expect(captain(table)).toMatchObject({ influence: 1, discard: ['kraken#1'] });
  });

  test('§8.3.30 cheaper-defence: the full value, less the discount', () => {
    const owns = { lab: [0, 5] } as const;
    const table = played([{ does: 'cheaper-defence', n: 4 }], { owns, crypto: 3 }).plays('0 reinforce lab 7');
    expect(table.state).toMatchObject({ turn: { crypto: 0 }, sectors: { lab: { defence: 7 } } });
    expect(() => table.plays('0 reinforce lab 9')).toThrow();
  });

  test('§8.3.31 buy-to-hand: the next n cards, the others as ever', () => {
    const table = played([{ does: 'buy-to-hand', n: 1 }], { hands: [['hacker']], crypto: 9 }).plays(`
      0 buy scout
      0 buy hacker
    `);
    expect(kindsOf(table.state, captain(table).hand)).toEqual(['scout']);
    expect(kindsOf(table.state, captain(table).discard)).toEqual(['hacker']);
  });

  test('§3.3 a card may cost nothing', () => {
    const table = inTurn({ options: withHacker([], { cost: 0 }) });
    expect(table.moves()).toEqual(['buy hacker', 'end']);
  });
});

describe('rivals', () => {
  const theirs: Scene = { hands: [['hacker'], ['scout', 'scout', 'mining'], ['broker']], minerals: [2, 3, 1] };

  test('§8.3.32 rivals-discard: n random cards each, face up', () => {
    const table = played([{ does: 'rivals-discard', n: 2 }], theirs);
    expect([1, 2, 3].map((seat) => captain(table, seat).hand.length)).toEqual([1, 0, 0]);
    expect([1, 2, 3].map((seat) => captain(table, seat).discard.length)).toEqual([2, 1, 0]);
  });

  test('§8.3.33 rivals-lose-minerals: to the cache of the Mines', () => {
    const table = played([{ does: 'rivals-lose-minerals', n: 2 }], theirs);
    expect(table.state).toMatchObject({ cache: 3, captains: [{ minerals: 2 }, { minerals: 1 }, { minerals: 0 }, {}] });
  });

  test('§8.3.32 peaceful pirates harm nobody', () => {
    const options = { ...withHacker([{ does: 'rivals-discard', n: 2 }]), scenario: 'peaceful' } as const;
    const table = inTurn({ ...theirs, options }).plays('0 play hacker');
    expect(captain(table, 1).hand).toHaveLength(3);
  });
});

describe('terms', () => {
  const choice: Ability = {
    does: 'choose',
    of: [
      { does: 'gain-crypto', n: 2 },
      { does: 'scrap', n: 2 },
    ],
  };

  test('§8.3.34 choose: one of them, the others are given up', () => {
    const table = played([choice]);
    expect(table.moves()).toEqual(['use gain-crypto', 'use scrap hand scout', 'skip']);
    table.plays('0 use gain-crypto');
    expect(table.state).toMatchObject({ turn: { crypto: 2 }, agenda: { length: 1 } });
    const other = played([choice], { discards: [['mining']] }).plays('0 use scrap hand scout');
    expect(other.moves()).toEqual(['use scrap discard mining', 'skip']);
  });

  test('§8.3.38 n times: once after the other, with other abilities in between', () => {
    const table = played(
      [
        { does: 'collect', n: 2 },
        { does: 'move', n: 1 },
      ],
      { at: ['lab'] },
    ).plays(`
      0 use collect
      0 use move turrets-3
      0 use collect
    `);
    expect(captain(table).minerals).toBe(2);
    expect(table.state.agenda).toHaveLength(1);
  });

  test('§8.3.38 n times: alone and without a choice, all at once, as far as it goes', () => {
    expect(captain(played([{ does: 'from-cache', n: 3 }], { cache: 2 })).minerals).toBe(2);
  });

  test('§8.3.39 pays: first the price, minerals included, each time; without it nothing is asked', () => {
    const scrap: Ability = { does: 'scrap', n: 2, pays: { crypto: 2 } };
    const table = played([scrap], { crypto: 1, minerals: [1], discards: [['mining']] });
    table.plays('0 use scrap discard mining');
    expect(table.state).toMatchObject({ turn: { crypto: 0 }, cache: 1, captains: [{ minerals: 0 }, {}, {}, {}] });
    expect(table.state.agenda).toHaveLength(1);
    const move: Ability = { does: 'gain-influence', n: 1, pays: { manoeuvre: 2 } };
    expect(played([move], { manoeuvre: 1 }).state.agenda).toHaveLength(1);
    const paid = played([move], { manoeuvre: 2 }).plays('0 use gain-influence');
    expect(paid.state).toMatchObject({ turn: { manoeuvre: 0 }, captains: [{ influence: 1 }, {}, {}, {}] });
  });

  test.each<[Ability['if'], Scene]>([
    [{ has: 'sectors', least: 2 }, { owns: { lab: [0, 5], 'post-2': [0, 3] } }],
    [{ has: 'posts' }, { owns: { 'post-2': [0, 3] } }],
    [{ has: 'turrets' }, { owns: { 'turrets-1': [0, 3] } }],
    [{ has: 'specials' }, { owns: { vortex: [0, 5] } }],
    [{ has: 'tortuga' }, { owns: { tortuga: [0, 14] } }],
    [{ has: 'mines' }, { owns: { mines: [0, 5] } }],
    [
      { has: 'hunts', least: 2 },
      { discards: [['kraken']], unseen: [['bot']] },
    ],
    [{ has: 'markers' }, { explored: { lab: [0] } }],
    [{ has: 'minerals', least: 3 }, { minerals: [3] }],
    [{ has: 'influence', least: 4 }, { influence: [4] }],
    [{ has: 'played', least: 2 }, { played: ['mining'] }],
  ])('§8.3.40 if: %j', (condition, scene) => {
    const ability: Ability = { does: 'gain-crypto', n: 1, ...(condition && { if: condition }) };
    expect(played([ability], scene).state.turn.crypto).toBe(1);
    expect(played([ability]).state.turn.crypto).toBe(0);
  });

  test('§8.3.41 per: once for each, up to the limit, this card included', () => {
    const hunts: Scene = { discards: [['kraken']], unseen: [['bot']] };
    expect(played([{ does: 'gain-crypto', n: 3, per: 'hunts' }], hunts).state.turn.crypto).toBe(6);
    expect(played([{ does: 'gain-crypto', n: 3, per: 'hunts', most: 4 }], hunts).state.turn.crypto).toBe(4);
    expect(played([{ does: 'gain-crypto', n: 15, per: 'hunts' }], hunts).state.turn.crypto).toBe(20);
    expect(played([{ does: 'gain-crypto', n: 1, per: 'played' }], { played: ['mining'] }).state.turn.crypto).toBe(2);
    expect(played([{ does: 'gain-crypto', n: 1, per: 'hunts' }]).state.agenda).toHaveLength(1);
  });

  test('§8.3.42 gives: for each card destroyed', () => {
    const table = played([{ does: 'destroy-played', n: 2, gives: { crypto: 2, influence: 1 } }], {
      played: ['mining'],
    });
    table.plays('0 use destroy-played mining\n0 use destroy-played hacker');
    expect(table.state).toMatchObject({ turn: { crypto: 4 }, captains: [{ influence: 2, played: [] }, {}, {}, {}] });
  });
});

describe('fights', () => {
  /** Seat 0 attacks with one card, seat 1 answers with one; both are hackers where the scene says so. */
  function fought(abilities: readonly Ability[], scene: Scene & { readonly attack: string; readonly defence: string }) {
    const { attack, defence } = scene;
    const options = { ...withHacker(abilities, { manoeuvre: 4 }), ...scene.options };
    return inTurn({ at: ['lab', 'lab'], hands: [[attack], [defence]], decks: [], ...scene, options }).plays(`
      0 attack 1
      0 commit ${attack}
      0 ready
      1 commit ${defence}
      1 ready
    `);
  }
  const wins = { attack: 'hacker', defence: 'scout' };
  const loses = { attack: 'hacker', defence: 'kraken' };

  test('§8.3.35 spoils: more Influence for the winner, attacking or defending', () => {
    expect(captain(fought([{ does: 'spoils', n: 3 }], wins)).influence).toBe(4);
    expect(captain(fought([{ does: 'spoils', n: 3 }], loses)).influence).toBe(0);
    expect(captain(fought([{ does: 'spoils', n: 3 }], { attack: 'scout', defence: 'hacker' }), 1).influence).toBe(3);
  });

  test('§8.3.36 save: the loser destroys less, carnage included', () => {
    expect(fought([], loses).state.box).toHaveLength(1);
    expect(fought([{ does: 'save', n: 1 }], loses).state.box).toHaveLength(0);
    expect(fought([{ does: 'save', n: 1 }], wins).state.box).toHaveLength(1);
  });

  test('§8.3.37 draw-after: won or lost, and beyond the five of the defender', () => {
    const draws: Ability[] = [{ does: 'draw-after', n: 2 }];
    expect(captain(fought(draws, wins)).hand).toHaveLength(2);
    expect(captain(fought(draws, loses)).hand).toHaveLength(2);
    expect(captain(fought(draws, { attack: 'scout', defence: 'hacker' }), 1).hand).toHaveLength(7);
  });

  test('§8.3.40, §8.3.41 conditions and counts hold for the side that fights', () => {
    const weaken: Ability[] = [{ does: 'combat', n: 2, per: 'minerals', if: { has: 'mines' } }];
    const total = (scene: Scene) => {
      const event = fought(weaken, { ...wins, ...scene }).events.find((each) => each.type === 'fightDecided');
      return event?.type === 'fightDecided' ? event.attack.total : undefined;
    };
    expect(total({ minerals: [3, 1] })).toBe(4);
    expect(total({ minerals: [3, 1], owns: { mines: [0, 5] } })).toBe(10);
    expect(total({ minerals: [3, 1], owns: { mines: [1, 5] } })).toBe(4);
  });
});
