import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga2199 } from '../index.ts';
import { inTurn, kindsOf, type Scene } from '../testing/positions.ts';
import type { Event } from '../types.ts';

/** Seat 0 attacks seat 1 in the Vortex with all its cards; seat 1 answers with all it can. */
function fought(scene: Scene & { readonly attack: readonly string[]; readonly defence: readonly string[] }) {
  const lines = (seat: number, cards: readonly string[]) => cards.map((card) => `${seat} commit ${card}`);
  const table = inTurn({ at: ['vortex', 'vortex'], hands: [scene.attack, scene.defence], ...scene });
  const script = ['0 attack 1', ...lines(0, scene.attack), '0 ready', ...lines(1, scene.defence), '1 ready'];
  return table.plays(script.join('\n'));
}

const decided = (events: readonly Event[]) => events.find((event) => event.type === 'fightDecided');
const totals = (events: readonly Event[]) => [decided(events)?.attack.total, decided(events)?.defence.total];

test('§4.1 attacking is free and does not use the pool', () => {
  const table = fought({ attack: ['scout'], defence: ['mercenary'], manoeuvre: 6, crypto: 2 });
  expect(table.state.turn).toMatchObject({ manoeuvre: 6, crypto: 2 });
  expect(totals(table.events)).toEqual([2, 2]);
});

test('§4.2 at least one card of the hand, laid out one by one', () => {
  const table = inTurn({ at: ['vortex', 'vortex'], hands: [['scout', 'mining', 'scout'], []] }).plays('0 attack 1');
  expect(table.moves()).toEqual(['commit scout']);
  table.plays('0 commit scout');
  expect(table.moves()).toEqual(['commit scout', 'ready']);
});

test('§4.3 the defender knows how many cards, not which', () => {
  const table = inTurn({ at: ['vortex', 'vortex'], hands: [['scout', 'bodyguard'], ['mining']] }).plays(`
    0 attack 1
    0 commit scout
    0 commit bodyguard
    0 ready
  `);
  const { fight } = tortuga2199.view(table.state, 1);
  expect(fight).toMatchObject({ counts: [2, 0], attack: null, defence: [] });
  for (const event of table.events)
    expect(JSON.stringify(tortuga2199.witness(event, 1) ?? '')).not.toMatch(/scout|bodyguard/);
  expect(table.moves(1)).toEqual(['ready']);
});

test('§4.3 the reserve does not fight', () => {
  const table = inTurn({ at: ['vortex', 'vortex'], hands: [['scout'], []], reserves: [null, 'kraken'] }).plays(`
    0 attack 1
    0 commit scout
    0 ready
  `);
  expect(table.moves(1)).toEqual(['ready']);
});

test('§4.4 both sides are revealed at the same time', () => {
  const table = fought({ attack: ['scout'], defence: ['manoeuvre'] });
  const reveal = table.events.find((event) => event.type === 'fightRevealed');
  expect(reveal && kindsOf(table.state, [...reveal.attack, ...reveal.defence])).toEqual(['scout', 'manoeuvre']);
  const told = { type: 'fightRevealed', attack: ['scout'], defence: ['manoeuvre'] };
  expect(reveal && tortuga2199.witness(reveal, 'spectator')).toEqual(told);
});

test('§4.5 abilities of both sides work before the totals are compared', () => {
  const table = fought({ attack: ['marauder', 'saboteur'], defence: ['shield-gunner', 'boarding-master'] });
  expect(decided(table.events)).toMatchObject({
    attack: { lines: [{ points: 3 }, { what: 'abilities', points: 1 }, { what: 'weakened', points: -1 }], total: 3 },
    defence: { lines: [{ points: 4 }, { what: 'abilities', points: 2 }, { what: 'weakened', points: -1 }], total: 5 },
  });
});

test('§4.6 Crypto does not count, and a total may fall below 0', () => {
  expect(totals(fought({ attack: ['quartermaster'], defence: ['smuggler'] }).events)).toEqual([2, 1]);
  expect(totals(fought({ attack: ['saboteur', 'boarding-master'], defence: ['manoeuvre'] }).events)).toEqual([5, -1]);
});

test('§4.7 Turrets tokens count for attacker and defender', () => {
  const owns = { 'turrets-1': [0, 3], 'turrets-3': [0, 4], 'turrets-5': [1, 3] } as const;
  expect(totals(fought({ attack: ['scout'], defence: ['scout'], owns }).events)).toEqual([4, 3]);
});

test.each([
  [5, 2],
  [6, 3],
  [10, 5],
])('§4.8 a defender at home with defence %i adds %i', (defence, bonus) => {
  const table = fought({ attack: ['scout'], defence: ['manoeuvre'], owns: { vortex: [1, defence] } });
  expect(totals(table.events)).toEqual([2, 1 + bonus]);
});

test('§4.8 no bonus in a sector of somebody else, nor for the attacker', () => {
  expect(totals(fought({ attack: ['scout'], defence: ['manoeuvre'], owns: { vortex: [2, 10] } }).events)).toEqual([
    2, 1,
  ]);
  expect(totals(fought({ attack: ['scout'], defence: ['manoeuvre'], owns: { vortex: [0, 10] } }).events)).toEqual([
    2, 1,
  ]);
});

test('§4.9 the higher total wins, the defender keeps a tie', () => {
  expect(decided(fought({ attack: ['bodyguard'], defence: ['scout'] }).events)?.winner).toBe(0);
  expect(decided(fought({ attack: ['scout'], defence: ['scout'] }).events)?.winner).toBe(1);
});

test('§4.10 the loser destroys a random card of those used', () => {
  const lost = [0, 1, 2].map((draw) => {
    const table = inTurn({
      at: ['vortex', 'vortex'],
      hands: [
        ['warlord', 'kraken'],
        ['scout', 'manoeuvre', 'smuggler'],
      ],
    });
    table.plays(`
      0 attack 1
      0 commit warlord
      0 commit kraken
      0 ready
      1 commit scout
      1 commit manoeuvre
      1 commit smuggler
    `);
    table.rigged(draw).plays('1 ready');
    return kindsOf(table.state, table.state.box)[0];
  });
  expect(lost).toEqual(['scout', 'manoeuvre', 'smuggler']);
});

test('§4.10 whoever used no card destroys none', () => {
  expect(fought({ attack: ['scout'], defence: [] }).state.box).toEqual([]);
});

test('§4.11 the loser’s ship goes to the cargo bay, and comes back on Tortuga or on an own sector', () => {
  const table = fought({ attack: ['scout'], defence: [], owns: { lab: [1, 5] } });
  expect(at(table.state.captains, 1).at).toBeNull();
  table.plays('0 end');
  expect(table.moves(1)).toEqual(['place tortuga', 'place lab']);
  const poor = fought({ attack: ['scout'], defence: [] }).plays('0 end');
  expect(at(poor.state.captains, 1).at).toBe('tortuga');
});

test('§4.12 a winning attacker takes a token and gets one of the bank; a winning defender takes a token', () => {
  const influence = (table: ReturnType<typeof fought>) => table.state.captains.map((captain) => captain.influence);
  expect(influence(fought({ attack: ['scout'], defence: [], influence: [1, 3] }))).toEqual([3, 2, 0, 0]);
  expect(influence(fought({ attack: ['scout'], defence: [], influence: [1, 0] }))).toEqual([2, 0, 0, 0]);
  expect(influence(fought({ attack: ['scout'], defence: ['kraken'], influence: [2, 0] }))).toEqual([1, 1, 0, 0]);
});

test('§4.12 control tokens cannot be taken', () => {
  const table = fought({ attack: ['scout'], defence: [], owns: { lab: [1, 5] } });
  expect(table.state.sectors.lab?.owner).toBe(1);
  expect(at(table.state.captains, 0).influence).toBe(1);
});

test('§4.13 the sector passes only if the defender controlled it and lost', () => {
  const home = { vortex: [1, 5] } as const;
  expect(fought({ attack: ['kraken'], defence: [], owns: home }).state.sectors.vortex).toMatchObject({
    owner: 0,
    defence: 6,
  });
  expect(fought({ attack: ['manoeuvre'], defence: [], owns: home }).state.sectors.vortex).toMatchObject({
    owner: 1,
    defence: 5,
  });
  const elsewhere = fought({ attack: ['kraken'], defence: [], owns: { vortex: [2, 5] } });
  expect(elsewhere.state.sectors.vortex).toMatchObject({ owner: 2, defence: 5 });
  const highest = fought({ attack: ['kraken', 'warlord'], defence: [], owns: { vortex: [1, 10] } });
  expect(highest.state.sectors.vortex).toMatchObject({ owner: 0, defence: 10 });
});

test('§4.14 the defender refills to five, win or lose, after everything else', () => {
  const table = fought({
    attack: ['scout'],
    defence: ['manoeuvre', 'manoeuvre', 'manoeuvre'],
    owns: { vortex: [1, 5] },
  });
  expect(at(table.state.captains, 1).hand).toHaveLength(5);
  const order = ['fightDecided', 'destroyed', 'fightCardsDiscarded', 'shipRemoved', 'drew', 'fightEnded'];
  const types = table.events.map((event) => event.type);
  expect(order.map((type) => types.lastIndexOf(type as Event['type']))).toEqual(
    order.map((type) => types.lastIndexOf(type as Event['type'])).toSorted((a, b) => a - b),
  );
  const lost = fought({ attack: ['kraken'], defence: ['manoeuvre'], owns: { vortex: [1, 5] } });
  const after = lost.events.map((event) => event.type);
  expect(after.indexOf('seized')).toBeLessThan(after.indexOf('drew'));
  expect(at(lost.state.captains, 1).hand).toHaveLength(5);
});

test('§4.15 only cards with Manoeuvre; what they give otherwise is nothing, and they are discarded at once', () => {
  const table = fought({ attack: ['field-analyst', 'smuggler'], defence: [] });
  expect(table.state.turn).toMatchObject({ crypto: 0, manoeuvre: 0 });
  expect(kindsOf(table.state, at(table.state.captains, 0).discard)).toEqual(['field-analyst', 'smuggler']);
  expect(at(table.state.captains, 0)).toMatchObject({ hand: [], played: [] });
  const unarmed = inTurn({ at: ['vortex', 'vortex'], hands: [['mining', 'booster', 'hacker'], []] });
  expect(unarmed.moves().filter((move) => move.startsWith('attack'))).toEqual([]);
});

test('§4.16 a beaten attacker goes on without a place', () => {
  const table = inTurn({
    at: ['vortex', 'vortex'],
    hands: [['manoeuvre', 'scout', 'booster', 'void-corsair', 'bot', 'driller'], ['kraken']],
    owns: { 'post-2': [0, 3] },
    crypto: 8,
  }).plays(`
    0 attack 1
    0 commit manoeuvre
    0 ready
    1 commit kraken
    1 ready
    0 play scout
    0 play booster
    0 play void-corsair
  `);
  const verbs = new Set(table.moves().map((move) => move.split(' ')[0]));
  expect([...verbs].toSorted()).toEqual(['destroy', 'end', 'play', 'redeem', 'reinforce', 'reserve']);
});

test('§2.9 combat abilities do nothing when the card is played', () => {
  const table = inTurn({ hands: [['warlord', 'marauder', 'assassin']] }).plays(`
    0 play warlord
    0 play marauder
    0 play assassin
  `);
  expect(table.state.turn.manoeuvre).toBe(8);
  expect(table.state.agenda).toHaveLength(1);
});
