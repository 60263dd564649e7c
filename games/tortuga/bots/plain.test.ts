import { simRng } from '@haven/kit';
import { botContract, effort } from '@haven/kit/testing';
import { type Deed, tortuga } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { plain } from './plain.ts';
import { asked, behindScreen, type Setting } from './testing/positions.ts';
import { paceOf, random, shareOf, voyage } from './testing/voyage.ts';

const GAMES = effort({ daily: 20, thorough: 40 });

/** The text of the move that the bot chooses. */
function choice(...args: Parameters<typeof asked>): string {
  return tortuga.notate(plain.think(asked(...args), simRng(1)).move);
}

botContract(tortuga, plain, {
  tables: [2, 3, 4].map((seats) => ({ seats, seed: seats, options: { start: 'random' } })),
  wins: { share: 0.9, of: GAMES },
});

describe('rolling', () => {
  const pick = { type: 'pick', seats: [0, 1], open: false } as const;
  const rolling = (faces: string, setting: Setting = {}) =>
    choice(pick, {
      phase: 'pick',
      ...setting,
      players: [{ rolled: behindScreen(faces), ...setting.players?.[0] }, setting.players?.[1] ?? {}],
    });

  test('§3.2 the last die goes where it makes the best total, not where it is wasted', () => {
    const mine = { placed: ['hunt', 'hunt', 'hunt', 'hunt', null] as const };
    const theirs = { placed: ['raid', 'raid', 'fleet', 'fleet', 'fleet'] as const, crew: ['purple' as const] };
    const players = [
      { placed: [...mine.placed], pick: '0-E' as const, rolled: behindScreen('- - - - skull') },
      { ...theirs, placed: [...theirs.placed] },
    ];
    expect(choice({ type: 'skulls', seats: [0] }, { phase: 'skulls', players })).toBe('turn raid');
  });

  test('§4.13 a treasure hunt is better than boarding empty fleets', () => {
    const players = [{ placed: [null, null, null, null, 'crew' as const] }, {}];
    expect(rolling('board board hunt hunt -', { players })).toMatch(/^pick (C|D|CD)$/);
  });
});

describe('acting', () => {
  const deed: Deed = { seat: 0, action: 'board', position: 1, total: 9 };
  const attack = (players: Setting['players'], more: Partial<Deed> = {}) =>
    choice({ type: 'attack', seats: [0], deed: { ...deed, ...more } }, { phase: 'actions', players: players ?? [] });

  test('§6.2 of two chests it steals the purple one', () => {
    expect(attack([{}, { fleet: ['red', 'purple'] }])).toBe('attack 1 chest 1');
  });

  test('§6.3 it steals the colour that it lacks', () => {
    const own = { tortuga: ['red' as const, 'blue' as const] };
    expect(attack([own, { fleet: ['red', 'blue', 'yellow'] }])).toBe('attack 1 chest 2');
  });

  test('of two equal spoils it takes those of the leader', () => {
    const leader = { fleet: ['red' as const], tortuga: ['red' as const, 'blue' as const, 'yellow' as const] };
    expect(attack([{}, { fleet: ['red'] }, leader])).toBe('attack 2 chest 0');
  });

  test('§3.4 it forfeits an attack that costs more than it brings', () => {
    const defended = { boat: 1, placed: ['board' as const, null, null, null, null] };
    expect(attack([{ boat: 4 }, defended])).toBe('forfeit');
  });

  test.each(['fleet', 'crew', 'hunt'] as const)('§3.4 it never forfeits %s', (action) => {
    for (const position of [1, 2] as const)
      for (const box of [1, 4, 8]) {
        const mine = { boat: box, pirate: box, island: ['red' as const, 'blue' as const, 'yellow' as const] };
        const step = { type: 'perform', seats: [0], deed: { ...deed, action, position } } as const;
        expect(choice(step, { phase: 'actions', players: [mine, {}, {}] })).toBe('perform');
      }
  });

  test('§2.10 who can place nothing says so', () => {
    const full = { boat: 1, placed: ['board' as const, 'crew' as const, 'crew' as const, null, null] };
    const players = [{ ...full, rolled: behindScreen('- - - board board') }, {}];
    expect(choice({ type: 'pick', seats: [0, 1], open: false }, { phase: 'pick', players })).toBe('pick none');
  });

  test('§4.3 it keeps the better tile', () => {
    const players = [{ offered: ['coin1' as const, 'coin3' as const] }, {}, {}];
    expect(choice({ type: 'keep', seats: [0] }, { phase: 'actions', players })).toBe('keep coin3');
  });

  test('§2.9 a bonus tile goes where a die of this round needs it', () => {
    const mine = { placed: ['hunt' as const, 'hunt' as const, 'hunt' as const, 'crew' as const, 'crew' as const] };
    const theirs = { placed: ['hunt' as const, 'hunt' as const, 'hunt' as const, null, null] };
    expect(choice({ type: 'bonus', seats: [0] }, { phase: 'bonus', start: 1, players: [mine, theirs] })).toBe(
      'bonus hunt',
    );
  });
});

describe('moving', () => {
  const arrange = (island: Setting['players']) =>
    choice({ type: 'arrange', seats: [0] }, { phase: 'move', players: island ?? [] });

  test('§5.3 the least valuable chest is left behind', () => {
    expect(arrange([{ pirate: 3, island: ['red', 'red', 'purple'] }, {}])).toBe('arrange crew purple red');
    expect(arrange([{ pirate: 3, island: ['blue', 'white', 'blue'] }, {}])).toBe('arrange crew white blue');
  });

  test('§4.9 the least valuable chest lies rightmost', () => {
    expect(arrange([{ pirate: 5, island: ['yellow', 'purple', 'white'] }, {}])).toBe(
      'arrange crew purple white yellow',
    );
  });
});

test('§7.1 left to themselves the bots bring the game to its end, and every game has its winners', () => {
  const { rounds, rollsPerRound, stolenPerRound, winner, shares } = paceOf([plain, plain, plain], 3);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  expect(rounds).toBeGreaterThan(3);
  expect(rounds).toBeLessThan(15);
  expect(rollsPerRound).toBeLessThanOrEqual(5);
  expect(stolenPerRound).toBeGreaterThan(0);
  expect(winner).toBeGreaterThan(20);
});

test('§1.5 wins are counted from the first start player, whatever their seat', () => {
  const bots = [random, random, random];
  const { shares } = paceOf(bots, 9);
  const voyages = Array.from({ length: 9 }, (_, seed) => voyage({ seed, bots }));
  expect(new Set(voyages.map(({ start }) => start)).size).toBe(3);
  shares.forEach((share, order) => {
    const won = voyages.reduce((sum, { outcome, start }) => sum + shareOf(outcome, (start + order) % 3), 0);
    expect(share).toBeCloseTo(won / 9, 10);
  });
});
