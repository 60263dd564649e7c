import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import type { Ability, CardSet } from '../components/card-set.ts';
import { STANDARD_SET } from '../components/standard-set.ts';
import { tortuga2199 } from '../index.ts';
import { inTurn, kindsOf, type Scene } from '../testing/positions.ts';
import type { Event, Options } from '../types.ts';

const uses = (table: ReturnType<typeof inTurn>) => table.moves().filter((move) => move !== 'skip');

test('§8.3.1 draw: the deck’s cards come to the hand, and only their owner learns which', () => {
  const table = inTurn({ hands: [['professor']], decks: [['scout', 'hacker', 'broker']] }).plays('0 play professor');
  expect(at(table.state.captains, 0)).toMatchObject({ hand: { length: 2 }, deck: { length: 1 } });
  const drew = table.events.find((event) => event.type === 'drew');
  expect(drew && tortuga2199.witness(drew, 1)).toEqual({ type: 'drew', seat: 0, count: 2, cards: [] });
});

test('§8.3.2 move: any sector up to so many steps away', () => {
  const comet = inTurn({ at: ['vortex'], hands: [['mystic']] }).plays('0 play mystic');
  expect(uses(comet)).toEqual([
    'use move post-0',
    'use move turrets-1',
    'use move tortuga',
    'use move turrets-5',
    'use move fortress',
    'use move post-2',
  ]);
  comet.plays('0 use move fortress');
  expect(comet.state).toMatchObject({ turn: { manoeuvre: 1 }, agenda: { length: 1 } });
  expect(at(comet.state.captains, 0).at).toBe('fortress');
});

test('§8.3.2 moving to the own Fortress pays its Manoeuvre', () => {
  const table = inTurn({ hands: [['booster']], owns: { fortress: [0, 5] } }).plays(`
    0 play booster
    0 use move fortress
  `);
  expect(table.state.turn.manoeuvre).toBe(1);
});

test('§8.3.3 move-anywhere: every other sector', () => {
  const table = inTurn({ at: ['vortex'], hands: [['void-corsair']] }).plays('0 play void-corsair');
  expect(uses(table)).toHaveLength(10);
  table.plays('0 use move-anywhere lab');
  expect(at(table.state.captains, 0).at).toBe('lab');
});

test('§8.3.4 collect: the mineral here, if there is one', () => {
  const table = inTurn({ at: ['mines'], hands: [['driller', 'driller']] }).plays('0 play driller');
  expect(table.state.sectors.mines?.mineral).toBe(false);
  expect(at(table.state.captains, 0).minerals).toBe(1);
  expect(table.moves()).not.toContain('play-plain driller');
  table.plays('0 play driller');
  expect(at(table.state.captains, 0).minerals).toBe(1);
});

test('§8.3.5 from-cache: a mineral of the cache from anywhere', () => {
  const table = inTurn({ hands: [['ore-hauler', 'foreman']], cache: 1 }).plays(`
    0 play ore-hauler
    0 play foreman
  `);
  expect(table.state).toMatchObject({ cache: 0, captains: [{ minerals: 1 }, {}, {}, {}] });
});

test('§8.3.6 collect-or-cache: one of the two', () => {
  const scene: Scene = { at: ['lab'], hands: [['prospector']], cache: 1 };
  const table = inTurn(scene).plays('0 play prospector');
  expect(uses(table)).toEqual(['use collect-or-cache here', 'use collect-or-cache cache']);
  expect(table.plays('0 use collect-or-cache here').state).toMatchObject({
    cache: 1,
    sectors: { lab: { mineral: false } },
  });
  const other = inTurn(scene).plays(`
    0 play prospector
    0 use collect-or-cache cache
  `);
  expect(other.state).toMatchObject({ cache: 0, sectors: { lab: { mineral: true } } });
});

test('§8.3.7 reserve: a hand card, free, into an empty reserve', () => {
  const table = inTurn({ hands: [['cryo-archivist', 'scout', 'mining']] }).plays(`
    0 play cryo-archivist
    0 use reserve scout
  `);
  expect(kindsOf(table.state, [at(table.state.captains, 0).reserve])).toEqual(['scout']);
  expect(table.state.turn.crypto).toBe(1);
  const full = inTurn({ hands: [['cryo-archivist', 'scout']], reserves: ['mining'] }).plays('0 play cryo-archivist');
  expect(full.state.agenda).toHaveLength(1);
});

test('§8.3.8 explore: here or next door', () => {
  const table = inTurn({ at: ['vortex'], hands: [['drone-handler']], explored: { 'post-0': [0] } });
  table.plays('0 play drone-handler');
  expect(uses(table)).toEqual(['use explore vortex', 'use explore turrets-1']);
  table.plays('0 use explore turrets-1');
  expect(table.state.sectors['turrets-1']?.explored).toEqual([0]);
  expect(table.state.turn.manoeuvre).toBe(2);
});

test('§8.3.9 scrap: a card of the hand or of the discard pile, seen or unseen', () => {
  const scene: Scene = { hands: [['scavenger', 'mining']], discards: [['booster']], unseen: [['manoeuvre']] };
  const table = inTurn(scene).plays('0 play scavenger');
  const scraps = ['use scrap hand mining', 'use scrap discard booster', 'use scrap discard manoeuvre'];
  expect(uses(table)).toEqual(scraps);
  const left = scraps.map((scrap) => {
    const { state } = inTurn(scene).plays(`0 play scavenger\n0 ${scrap}`);
    const { hand, discard, unseen } = at(state.captains, 0);
    return [kindsOf(state, state.box)[0], hand.length, discard.length, unseen.length];
  });
  expect(left).toEqual([
    ['mining', 0, 1, 1],
    ['booster', 1, 0, 1],
    ['manoeuvre', 1, 1, 0],
  ]);
});

test('§8.3.10 fortify: an own sector below its highest spot, never Tortuga', () => {
  const owns = { 'post-2': [0, 8], mines: [0, 9], lab: [1, 5], tortuga: [0, 14] } as const;
  const table = inTurn({ hands: [['fort-engineer']], owns }).plays('0 play fort-engineer');
  expect(uses(table)).toEqual(['use fortify mines']);
  table.plays('0 use fortify mines');
  expect(table.state.sectors.mines?.defence).toBe(10);
});

test('§8.3.11 siege: the next conquest is cheaper, the marker still rises by one; not Tortuga', () => {
  const table = inTurn({ at: ['mines'], hands: [['sapper']], manoeuvre: 2 }).plays(`
    0 play sapper
    0 conquer
  `);
  expect(table.state).toMatchObject({ turn: { manoeuvre: 0, siege: 0 }, sectors: { mines: { owner: 0, defence: 5 } } });
  const tortuga = inTurn({ hands: [['sapper']], manoeuvre: 12 }).plays('0 play sapper');
  expect(tortuga.moves()).not.toContain('conquer');
});

test('§8.3.11 siege: a conquest paid in Crypto neither gains by it nor uses it up', () => {
  const options = { scenario: 'peaceful' } as const;
  const table = inTurn({ options, at: ['mines'], hands: [['sapper']], crypto: 5 }).plays(`
    0 play sapper
    0 conquer crypto
  `);
  expect(table.state.turn).toMatchObject({ crypto: 0, siege: 1, manoeuvre: 2 });
});

test('§8.3.12 cash-in: this card for Influence, or not', () => {
  const table = inTurn({ hands: [['turncoat-colonel']] }).plays(`
    0 play turncoat-colonel
    0 use cash-in
  `);
  expect(at(table.state.captains, 0)).toMatchObject({ influence: 1, played: [], ledger: { abilities: 1 } });
  expect(table.state).toMatchObject({ box: ['turncoat-colonel#1'], turn: { crypto: 1, manoeuvre: 2 } });
  const kept = inTurn({ hands: [['turncoat-colonel']] }).plays('0 play turncoat-colonel\n0 skip');
  expect(at(kept.state.captains, 0)).toMatchObject({ influence: 0, played: { length: 1 } });
});

test('§8.3.13 tribute: Crypto for each own Trading Post token', () => {
  const owns = { 'post-2': [0, 3], 'post-4': [0, 3], 'turrets-1': [0, 3] } as const;
  expect(inTurn({ hands: [['shop-steward']], owns }).plays('0 play shop-steward').state.turn.crypto).toBe(4);
});

test('§8.3.14 refresh: an open card here, free', () => {
  const table = inTurn({ at: ['lab'], hands: [['assayer']], open: { lab: ['professor', 'chief-theorist'] } });
  table.plays('0 play assayer');
  expect(uses(table)).toEqual(['use refresh professor', 'use refresh chief-theorist']);
  table.plays('0 use refresh professor');
  expect(table.state.decks.lab.bottom).toEqual(['professor#1']);
  expect(table.state.turn.crypto).toBe(2);
  const elsewhere = inTurn({ hands: [['assayer']] }).plays('0 play assayer');
  expect(elsewhere.state.agenda).toHaveLength(1);
});

test('§8.3.15 lobby: one point for five Crypto, anywhere, once', () => {
  const table = inTurn({ at: ['lab'], hands: [['helium-magnate']], crypto: 6 }).plays('0 play helium-magnate');
  expect(table.moves()).toContain('influence 5');
  table.plays('0 influence 5');
  expect(table.moves()).not.toContain('influence 5');
  expect(table.state).toMatchObject({ turn: { crypto: 5 }, captains: [{ influence: 1 }, {}, {}, {}] });
});

test('§8.3.16 trade-anywhere: T cards wherever the ship is, this turn', () => {
  const table = inTurn({ at: ['lab'], hands: [['fence']], open: { lab: [] } });
  expect(table.moves()).not.toContain('buy hacker');
  table.plays('0 play fence');
  expect(table.moves()).toEqual(['buy hacker', 'buy smuggler', 'end']);
  expect(table.plays('0 end').state.turn.trade).toBe(false);
});

/** The lines of both sides after a fight in the Lab. */
function fightLines(attack: string, defence: string, scene: Scene = {}) {
  const table = inTurn({ at: ['lab', 'lab'], hands: [[attack], [defence]], ...scene }).plays(`
    0 attack 1
    0 commit ${attack}
    0 ready
    1 commit ${defence}
    1 ready
  `);
  const event = table.events.find(
    (each): each is Extract<Event, { type: 'fightDecided' }> => each.type === 'fightDecided',
  );
  const lines = (side: 'attack' | 'defence') =>
    event?.[side].lines.map(({ what, points }) => `${what} ${points}`).join(', ');
  return { attack: lines('attack'), defence: lines('defence'), table };
}

test('§8.3.17 attack: more for an attacker only', () => {
  expect(fightLines('marauder', 'renegade-trooper')).toMatchObject({
    attack: 'cards 1, abilities 1',
    defence: 'cards 2',
  });
});

test('§8.3.18 defend: more for a defender only', () => {
  expect(fightLines('dust-hydra', 'bastion')).toMatchObject({ attack: 'cards 2', defence: 'cards 1, abilities 2' });
});

test('§8.3.19 combat: more on either side', () => {
  expect(fightLines('warlord', 'scout').attack).toBe('cards 4, abilities 1');
  expect(fightLines('scout', 'warlord').defence).toBe('cards 4, abilities 1');
});

test('§8.3.20 turrets: more for each own Turrets token', () => {
  const owns = { 'turrets-1': [0, 3], 'turrets-3': [0, 3] } as const;
  expect(fightLines('gunnery-officer', 'scout', { owns }).attack).toBe('cards 2, abilities 2, turrets 2');
});

test('§8.3.21 weaken: less for the other side', () => {
  expect(fightLines('boarding-master', 'saboteur')).toMatchObject({
    attack: 'cards 3, weakened -1',
    defence: 'cards 2, weakened -1',
  });
});

test('§8.3.22 carnage: the loser destroys a second card of those used', () => {
  const table = inTurn({
    at: ['lab', 'lab'],
    hands: [
      ['assassin', 'kraken'],
      ['scout', 'scout', 'manoeuvre'],
    ],
  }).plays(`
    0 attack 1
    0 commit assassin
    0 commit kraken
    0 ready
    1 commit scout
    1 commit scout
    1 commit manoeuvre
    1 ready
  `);
  expect(table.state.box).toHaveLength(2);
  expect(at(table.state.captains, 1).discard).toHaveLength(1);
  expect(fightLines('manoeuvre', 'assassin').table.state.box).toHaveLength(1);
});

const withAbilities = (abilities: readonly Ability[]): Partial<Options> => {
  const cards = STANDARD_SET.cards.map((card) => (card.id === 'hacker' ? { ...card, abilities } : card));
  return { cardSet: { id: 'test', cards } satisfies CardSet };
};

test('§2.5 several abilities are used in any order, each once', () => {
  const options = withAbilities([{ does: 'draw', n: 1 }, { does: 'reserve' }, { does: 'combat', n: 1 }]);
  const table = inTurn({ options, hands: [['hacker', 'scout']], decks: [['broker']] }).plays('0 play hacker');
  expect(table.moves()).toEqual(['use draw', 'use reserve scout', 'skip']);
  table.plays('0 use draw');
  expect(table.moves()).toEqual(['use reserve scout', 'use reserve broker', 'skip']);
  table.plays('0 use reserve broker');
  expect(table.state.agenda).toHaveLength(1);
  const other = inTurn({ options, hands: [['hacker', 'scout']], decks: [['broker']] }).plays(`
    0 play hacker
    0 use reserve scout
    0 skip
  `);
  expect(at(other.state.captains, 0)).toMatchObject({ hand: [], deck: { length: 1 } });
});

test('§2.5 a lone ability without effect asks nothing and offers no plain play', () => {
  const table = inTurn({ hands: [['ore-hauler', 'booster']], at: [null] });
  expect(table.moves()).toEqual(['play ore-hauler', 'play booster', 'end']);
  table.plays('0 play booster');
  expect(table.state.agenda).toHaveLength(1);
});
