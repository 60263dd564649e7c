import { readFileSync } from 'node:fs';
import { simRng } from '@haven/kit';
import { botContract, effort } from '@haven/kit/testing';
import { type Options, readCardSet, tortuga2199 } from '@haven/tortuga-2199-rules';
import { describe, expect, test } from 'vitest';
import { inTurn, type Scene } from '../rules/testing/positions.ts';
import { sailor } from './levels.ts';
import { paceOf } from './testing/pace.ts';
import { positionOf, STANDARD } from './testing/voyage.ts';

/** `GAMES=1000 npx vitest run games/tortuga-2199/bots` measures what the README tells. */
const GAMES = effort({ daily: 12, thorough: 1_000 });

const PEACEFUL = { scenario: 'peaceful' } as const;
const AGGRESSIVE = { scenario: 'aggressive' } as const;

/** The text of the move that the bot in seat 0 chooses. */
function choice(scene: Scene): string {
  return tortuga2199.notate(sailor.think(positionOf(inTurn({ seats: 2, ...scene }).state, 0), simRng(1)).move);
}

/** What the bot that is asked does until somebody else is. */
function choices(scene: Scene, before: readonly string[] = []): string[] {
  const table = inTurn({ seats: 2, ...scene });
  table.plays(before.join('\n'));
  const made: string[] = [];
  const [asked] = tortuga2199.toAct(table.state);
  while (asked !== undefined && tortuga2199.toAct(table.state)[0] === asked) {
    const text = tortuga2199.notate(sailor.think(positionOf(table.state, asked), simRng(1)).move);
    table.plays(`${asked} ${text}`);
    made.push(text);
  }
  return made;
}

botContract(tortuga2199, sailor, {
  tables: [
    { seats: 2, seed: 2, options: STANDARD },
    { seats: 3, seed: 3, options: { ...STANDARD, ...AGGRESSIVE, map: 'tips' } },
    { seats: 4, seed: 4, options: { ...STANDARD, ...PEACEFUL } },
  ],
  wins: { share: 0.95, of: GAMES },
});

describe('left to themselves', () => {
  test.each([
    [2, STANDARD],
    [3, { ...STANDARD, ...PEACEFUL, map: 'tips' }],
    [4, { ...STANDARD, ...AGGRESSIVE, map: 'tips' }],
  ] satisfies [number, Options][])(
    '%i bots bring every game to its end, and no turn goes on for ever',
    (seats, options) => {
      const pace = paceOf({ bots: Array.from({ length: seats }, () => sailor), games: 2, options });
      expect(pace.order.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
      expect(pace.verdicts.truce).toBe(0);
      expect(pace.rounds).toBeLessThan(30);
      expect(pace.longestTurn).toBeLessThan(60);
    },
  );

  test('they use every kind of action', () => {
    const { made, fights, repelled } = paceOf({ bots: [sailor, sailor, sailor], games: 15 });
    const actions = ['play', 'use', 'buy', 'refresh', 'move', 'collect', 'explore', 'reserve', 'destroy', 'capture'];
    const more = ['redeem', 'conquer', 'reinforce', 'attack', 'lab', 'vortex', 'cache', 'placeShip'];
    expect([...made]).toEqual(expect.arrayContaining([...actions, ...more]));
    expect(fights).toBeGreaterThan(0.5);
    expect(repelled).toBeLessThan(fights / 2);
  });

  test('§8.4 any card set will do', () => {
    const file = new URL('../docs/example-set.json', import.meta.url);
    const read = readCardSet(JSON.parse(readFileSync(file, 'utf8')));
    if ('problems' in read) throw new Error('the example is not fit for play');
    const pace = paceOf({ bots: [sailor, sailor], games: 1, options: { ...STANDARD, cardSet: read.set } });
    expect(pace.verdicts.truce).toBe(0);
  });
});

describe('cards', () => {
  test('§8.3.1 it draws before it does anything else', () => {
    expect(choice({ hands: [['mining', 'manoeuvre', 'lab-assistant']] })).toBe('play lab-assistant');
  });

  test('§3.3 it buys the card that gives most for its price', () => {
    expect(choice({ at: ['vortex'], crypto: 2, open: { vortex: ['mercenary', 'fence'] } })).toBe('buy mercenary');
  });

  test('§3.3 near the end nobody buys cards', () => {
    expect(choice({ crypto: 6, influence: [13, 14] })).toBe('end');
  });

  test('§3.9 Manoeuvre that nothing else needs thins the deck', () => {
    const decks = [['bodyguard', 'bodyguard', 'quartermaster', 'scout', 'broker', 'broker', 'kraken']];
    const scene = { decks, hunts: {}, played: ['mining', 'warlord'], manoeuvre: 2, at: [null] } as const;
    expect(choice(scene)).toBe('destroy mining');
  });

  test('§3.1 the reserved card is always welcome', () => {
    expect(choice({ turnStart: true, reserves: ['scout'] })).toBe('take-reserve');
  });
});

describe('Influence', () => {
  test('§3.11 it hands in a Hunt card that wins', () => {
    expect(choice({ hands: [['kraken', 'mining']], influence: [12, 3] })).toBe('redeem kraken');
  });

  test('§3.11 early on a strong creature serves first', () => {
    expect(choice({ hands: [['kraken']] })).toBe('play kraken');
  });

  test('§5.7 it buys the point that wins, from next door too', () => {
    const scene = { at: ['post-2'], hands: [['broker', 'broker', 'hacker', 'manoeuvre']], influence: [14, 3] } as const;
    expect(choices(scene).slice(-2)).toEqual(['move tortuga', 'influence 7']);
  });

  test('§3.12 it conquers what it can pay for', () => {
    const explored = { 'post-2': [0] } as const;
    expect(choice({ at: ['post-2'], hunts: { 'post-2': 'kraken' }, explored, manoeuvre: 3 })).toBe('conquer');
  });

  test('§7.2.2 among peaceful pirates it conquers with Crypto', () => {
    expect(choice({ at: ['post-2'], crypto: 3, options: PEACEFUL })).toBe('conquer crypto');
  });

  test('§3.10 it captures what it explored', () => {
    const scene = { hunts: { 'turrets-1': 'dust-hydra' }, explored: { 'turrets-1': [0] } } as const;
    expect(choice({ ...scene, at: ['turrets-1'], manoeuvre: 4 })).toBe('capture');
  });

  test('§6.2 it takes Tortuga only to be first', () => {
    expect(choice({ manoeuvre: 15, influence: [12, 5] })).toBe('conquer');
    expect(choices({ manoeuvre: 15, influence: [3, 11] })[0]).not.toBe('conquer');
  });
});

describe('fights', () => {
  const duel = (mine: readonly string[], theirs: readonly string[]): Scene => ({
    at: ['turrets-1', 'turrets-1'],
    hands: [mine, theirs],
    decks: [[], []],
    influence: [3, 3],
    owns: { 'turrets-1': [1, 3] },
  });

  test('§3.14 it attacks whom it can beat', () => {
    expect(choices(duel(['warlord', 'manoeuvre'], ['mining', 'mining', 'manoeuvre']))).toEqual([
      'attack 1',
      'commit warlord',
      'ready',
    ]);
  });

  test('§3.14 it leaves the stronger alone', () => {
    expect(choices(duel(['manoeuvre', 'manoeuvre'], ['warlord', 'bodyguard', 'bodyguard']))).not.toContain('attack 1');
  });

  test('§7.2.1 it needs no weapons among peaceful pirates', () => {
    expect(choices({ ...duel(['warlord'], ['mining']), options: PEACEFUL })).not.toContain('attack 1');
  });

  const attacked = ['0 attack 1', '0 commit warlord', '0 ready'];

  test('§4.3 it defends with no more than it takes', () => {
    const scene = duel(['warlord'], ['boarding-master', 'bodyguard', 'bodyguard']);
    expect(choices(scene, attacked)).toEqual(['commit boarding-master', 'ready']);
  });

  test('§4.10 it throws no card after a lost cause', () => {
    expect(choices(duel(['warlord'], ['smuggler', 'mining']), attacked)).toEqual(['ready']);
  });

  test('§7.1.1 it takes three of the bank unless two of the leader hurt more', () => {
    const scene = { ...duel(['warlord'], ['mining']), options: AGGRESSIVE, influence: [7, 3] };
    expect(choices(scene, [...attacked, '1 ready'])[0]).toBe('spoils bank');
    expect(choices({ ...scene, influence: [3, 13] }, [...attacked, '1 ready'])[0]).toBe('spoils take');
  });
});
