import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { tortuga2199 } from '../index.ts';
import { inTurn, kindsOf } from '../testing/positions.ts';

test('§3.1 the reserve is free again in the turn in which its card is taken', () => {
  const table = inTurn({ turnStart: true, hands: [['mining']], reserves: ['scout'], crypto: 2 }).plays(`
    0 take-reserve
    0 reserve mining
  `);
  expect(kindsOf(table.state, at(table.state.captains, 0).hand)).toEqual(['scout']);
  expect(kindsOf(table.state, [at(table.state.captains, 0).reserve])).toEqual(['mining']);
});

test('§3.1 only its owner learns which card comes back', () => {
  const table = inTurn({ turnStart: true, reserves: ['scout'] }).plays('0 take-reserve');
  const event = table.events.find(({ type }) => type === 'reserveTaken');
  expect(event && tortuga2199.witness(event, 1)).toEqual({ type: 'reserveTaken', seat: 0, card: null });
});

test('§3.2 a played card gives its Crypto and Manoeuvre', () => {
  const table = inTurn({ hands: [['smuggler', 'kraken']] }).plays(`
    0 play smuggler
    0 play kraken
  `);
  expect(table.state.turn).toMatchObject({ crypto: 1, manoeuvre: 5 });
});

test('§3.3 only what the ship’s sector sells, and only what one can pay', () => {
  const open = { mines: ['foreman', 'driller'], vortex: ['fence'] };
  const buys = (table: ReturnType<typeof inTurn>) => table.moves().filter((move) => move.startsWith('buy'));
  expect(buys(inTurn({ at: ['mines'], open, crypto: 5 }))).toEqual(['buy driller']);
  expect(buys(inTurn({ at: ['turrets-1'], open, crypto: 3 }))).toEqual(['buy hacker', 'buy smuggler']);
  expect(buys(inTurn({ at: ['post-0'], open, crypto: 2 }))).toEqual(['buy hacker']);
  expect(buys(inTurn({ at: [null], open, crypto: 9 }))).toEqual([]);
});

test('§3.3 a bought card is replaced; an empty deck leaves its place empty', () => {
  const table = inTurn({ at: ['mines'], open: { mines: ['driller', 'foreman'] }, crypto: 9 });
  table.plays('0 buy driller');
  const deck = table.state.decks.mines;
  expect(deck).toMatchObject({ pile: { length: 7 }, open: { length: 2 } });
  expect(deck.open).not.toContain(null);
  table.with({ decks: { ...table.state.decks, mines: { open: ['foreman#1'], pile: [], bottom: [] } } });
  table.with({ turn: { ...table.state.turn, crypto: 7 } }).plays('0 buy foreman');
  expect(table.state.decks.mines.open).toEqual([null]);
});

test('§3.3 an empty T pile sells nothing', () => {
  const table = inTurn({ crypto: 2 });
  table.with({ piles: { ...table.state.piles, hacker: 0 } });
  expect(table.moves()).toEqual(['end']);
});

test('§3.4 one open card goes below the deck and another is opened; after the pile come the cards put below', () => {
  const table = inTurn({ at: ['lab'], crypto: 3 });
  table.with({
    decks: {
      ...table.state.decks,
      lab: { open: ['professor#1', 'bio-sculptor#1'], pile: ['drone-handler#1'], bottom: [] },
    },
  });
  table.plays('0 refresh professor');
  expect(table.state.decks.lab).toEqual({
    open: ['drone-handler#1', 'bio-sculptor#1'],
    pile: [],
    bottom: ['professor#1'],
  });
  table.plays('0 refresh bio-sculptor');
  expect(table.state.decks.lab).toEqual({
    open: ['drone-handler#1', 'professor#1'],
    pile: [],
    bottom: ['bio-sculptor#1'],
  });
  expect(table.state.turn.crypto).toBe(1);
});

test('§3.4 not in T sectors, and not if the deck is empty', () => {
  expect(inTurn({ crypto: 1 }).moves()).toEqual(['end']);
  const table = inTurn({ at: ['lab'], crypto: 1 });
  table.with({ decks: { ...table.state.decks, lab: { open: ['professor#1'], pile: [], bottom: [] } } });
  expect(table.moves()).toEqual(['end']);
});

test('§3.5 a move costs 1 Manoeuvre and leads next door; ships do not block', () => {
  const table = inTurn({ at: ['vortex', 'post-0'], manoeuvre: 2 });
  const moves = table.moves().filter((move) => move.startsWith('move'));
  expect(moves).toEqual(['move post-0', 'move turrets-1']);
  table.plays(`
    0 move post-0
    0 move fortress
  `);
  expect(table.state).toMatchObject({ turn: { manoeuvre: 0 }, captains: [{ at: 'fortress' }, {}, {}, {}] });
});

test('§3.6 a mineral is collected once, kept, and pays any Crypto cost after the pool', () => {
  const table = inTurn({ at: ['mines'], manoeuvre: 2, crypto: 1, hands: [['mining']] }).plays('0 collect');
  expect(table.moves()).not.toContain('collect');
  table.plays('0 reserve mining');
  expect(table.state).toMatchObject({ cache: 1, turn: { crypto: 0 }, captains: [{ minerals: 0 }, {}, {}, {}] });
  const kept = inTurn({ at: ['mines'], manoeuvre: 1 }).plays(`
    0 collect
    0 end
  `);
  expect(at(kept.state.captains, 0).minerals).toBe(1);
});

test('§3.6.1 the collecting captain of the Mines never takes from the cache', () => {
  const table = inTurn({ at: ['mines'], manoeuvre: 2, cache: 3 }).plays('0 collect');
  expect(table.state.cache).toBe(3);
  expect(table.moves()).not.toContain('collect');
});

test('§3.7 exploring tells the captain alone, and marks the token', () => {
  const table = inTurn({ at: ['mines'], manoeuvre: 2, hunts: { mines: 'kraken' } }).plays('0 explore');
  const event = at(table.events, 0);
  expect(tortuga2199.witness(event, 0)).toMatchObject({ token: 'kraken#token' });
  expect(tortuga2199.witness(event, 1)).toMatchObject({ seat: 0, sector: 'mines', token: null });
  expect(tortuga2199.view(table.state, 0).sectors.mines).toMatchObject({ hunt: 'kraken#token', explored: [0] });
  expect(tortuga2199.view(table.state, 1).sectors.mines).toMatchObject({ hasHunt: true, hunt: null, explored: [0] });
  expect(table.moves()).not.toContain('explore');
});

test('§3.7 several captains may explore the same token', () => {
  const table = inTurn({ at: ['mines'], manoeuvre: 1, explored: { mines: [2, 3] } }).plays('0 explore');
  expect(table.state.sectors.mines?.explored).toEqual([2, 3, 0]);
});

test('§3.8 a card of the hand for 2 Crypto, one at a time, hidden from the others', () => {
  const table = inTurn({ hands: [['scout', 'mining']], crypto: 4 }).plays('0 reserve scout');
  expect(table.state.turn.crypto).toBe(2);
  expect(table.moves()).not.toContain('reserve mining');
  expect(tortuga2199.witness(at(table.events, 0), 2)).toMatchObject({ type: 'reserved', card: null });
  expect(inTurn({ hands: [['scout']], crypto: 1 }).moves()).not.toContain('reserve scout');
});

test('§3.9 any played card can be destroyed for 2 Manoeuvre; its resources stay', () => {
  const table = inTurn({ hands: [['scout', 'booster', 'marauder', 'bot']], at: [null] }).plays(`
    0 play scout
    0 play booster
    0 play marauder
    0 play bot
  `);
  const destroys = table.moves().filter((move) => move.startsWith('destroy'));
  expect(destroys).toEqual(['destroy scout', 'destroy booster', 'destroy marauder', 'destroy bot']);
  table.plays('0 destroy scout');
  expect(table.state.turn).toMatchObject({ crypto: 1, manoeuvre: 2 });
});

const hunting = (explored: number[], manoeuvre: number) =>
  inTurn({ at: ['mines'], manoeuvre, hunts: { mines: 'dust-hydra' }, explored: { mines: explored } });

test('§3.10 an explored creature for its difficulty: 1 Influence whatever it is worth, and its card', () => {
  expect(hunting([0], 3).moves()).not.toContain('capture');
  expect(hunting([1], 9).moves()).not.toContain('capture');
  const table = hunting([0], 5).plays('0 capture');
  expect(table.state).toMatchObject({ turn: { manoeuvre: 1 }, sectors: { mines: { hunt: null } } });
  expect(at(table.state.captains, 0)).toMatchObject({ influence: 1, discard: ['dust-hydra#1'] });
  expect(table.state.huntDeck).not.toContain('dust-hydra#1');
});

test('§3.10.1 a capture takes all markers off the token', () => {
  const table = hunting([1, 0, 2], 4).plays('0 capture');
  expect(table.state.sectors.mines?.explored).toEqual([]);
});

test('§3.10.2 Hunt tokens follow the Hunt cards; one destroyed in play pays nothing', () => {
  const table = inTurn({ hands: [['bot', 'kraken']] });
  const hunts = () => at(tortuga2199.view(table.state, 1).captains, 0).hunts;
  expect(hunts()).toBe(2);
  table.plays(`
    0 play kraken
    0 destroy kraken
  `);
  expect(hunts()).toBe(1);
  expect(at(table.state.captains, 0).influence).toBe(0);
});

test('§3.11 a Hunt card of the hand is handed in for its Influence', () => {
  const table = inTurn({ hands: [['kraken', 'scout']] });
  expect(table.moves()).toContain('redeem kraken');
  expect(table.moves()).not.toContain('redeem scout');
  table.plays('0 redeem kraken');
  expect(at(table.state.captains, 0)).toMatchObject({ influence: 3, ledger: { redeemed: 3 } });
  expect(table.state).toMatchObject({ box: ['kraken#1'], turn: { manoeuvre: 0 } });
});

test.each([
  ['post-2', 3],
  ['turrets-1', 3],
  ['vortex', 5],
  ['tortuga', 15],
] as const)('§3.12 the first conquest of %s costs %i', (sector, price) => {
  expect(inTurn({ at: [sector], manoeuvre: price - 1 }).moves()).not.toContain('conquer');
  const table = inTurn({ at: [sector], manoeuvre: price + 2 }).plays('0 conquer');
  expect(table.state.turn.manoeuvre).toBe(2);
  expect(table.state.sectors[sector]?.owner).toBe(0);
  if (sector !== 'tortuga') expect(table.state.sectors[sector]?.defence).toBe(price);
});

test('§3.12 Turrets tokens do not pay for a conquest', () => {
  const owns = { 'turrets-1': [0, 3], 'turrets-3': [0, 3] } as const;
  expect(inTurn({ at: ['post-2'], owns, manoeuvre: 2 }).moves()).not.toContain('conquer');
});

test('§3.12.1 control and bonus token pass from the captain who held the sector', () => {
  const table = inTurn({ at: ['post-2', 'tortuga'], owns: { 'post-2': [1, 4] }, manoeuvre: 5 });
  const totals = () => tortuga2199.view(table.state, 0).captains.map((captain) => captain.total);
  expect(totals()).toEqual([0, 1, 0, 0]);
  table.plays('0 conquer');
  expect(totals()).toEqual([1, 0, 0, 0]);
  expect(table.state.turn.crypto).toBe(1);
});

test.each([
  ['turrets-3', 8],
  ['fortress', 10],
] as const)('§3.12.2 %s at %i costs one more, and the marker stays', (sector, most) => {
  const owns = { [sector]: [1, most] as const };
  expect(inTurn({ at: [sector], owns, manoeuvre: most }).moves()).not.toContain('conquer');
  const table = inTurn({ at: [sector], owns, manoeuvre: most + 1 }).plays('0 conquer');
  expect(table.state.sectors[sector]).toMatchObject({ owner: 0, defence: most });
});

test('§3.12.3 an own sector cannot be conquered again', () => {
  expect(inTurn({ at: ['mines'], owns: { mines: [0, 5] }, manoeuvre: 9 }).moves()).not.toContain('conquer');
});

test('§3.12.4 only the controller’s ship guards a sector', () => {
  const owns = { mines: [1, 5] } as const;
  expect(inTurn({ at: ['mines', 'mines'], owns, manoeuvre: 9 }).moves()).not.toContain('conquer');
  expect(inTurn({ at: ['mines', 'tortuga', 'mines'], owns, manoeuvre: 9 }).moves()).toContain('conquer');
});

test('§3.13 reinforcing costs the full new value, from anywhere, up to the last spot', () => {
  const owns = { 'post-2': [0, 6], mines: [1, 5], tortuga: [0, 14] } as const;
  const table = inTurn({ at: ['vortex'], owns, crypto: 6, minerals: [3] });
  const reinforce = table.moves().filter((move) => move.startsWith('reinforce'));
  expect(reinforce).toEqual(['reinforce post-2 7', 'reinforce post-2 8']);
  table.plays('0 reinforce post-2 8');
  expect(table.state).toMatchObject({ turn: { crypto: 0 }, cache: 2, sectors: { 'post-2': { defence: 8 } } });
});

test('§3.14 ships in the same sector can be attacked, again and again; one in a cargo bay cannot', () => {
  const table = inTurn({ at: ['mines', 'mines', null, 'tortuga'], hands: [['scout', 'scout'], []] });
  expect(table.moves().filter((move) => move.startsWith('attack'))).toEqual(['attack 1']);
  const crowd = inTurn({ hands: [['scout', 'scout'], [], []], at: ['mines', 'mines', 'mines', null] }).plays(`
    0 attack 1
    0 commit scout
    0 ready
    1 ready
    0 attack 2
    0 commit scout
    0 ready
    2 ready
  `);
  expect(crowd.state.captains.map((captain) => captain.at)).toEqual(['mines', null, null, null]);
});
