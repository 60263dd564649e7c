import { at, seenBy, start } from '@haven/kit';
import { type SeenPlayer, tortuga, type View } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { namedChests } from './chests.ts';

const board = (): Partial<SeenPlayer> => ({
  tortuga: ['white'],
  fleet: ['yellow'],
  crew: ['red', 'blue', 'purple'],
  island: ['blue', 'yellow'],
  boat: 3,
  pirate: 3,
});

function arranged(order: SeenPlayer['order']): View {
  const options = { long: false, start: 'first-seat', swift: false } as const;
  const { view } = seenBy(tortuga, start(tortuga, { seats: 2, options, seed: '5c'.repeat(32) }), 0);
  return { ...view, players: view.players.with(0, { ...at(view.players, 0), ...board(), order }) };
}

function lyingIn(view: View, area: string): string[] {
  return namedChests([], view)
    .filter(({ place }) => place === `0-${area}`)
    .map(({ colour, isLeft }) => (isLeft ? `${colour} left` : colour));
}

describe('§5.3 what is put in order is seen on its way', () => {
  test('nothing has moved before anything is chosen', () => {
    const view = arranged({ fleet: null, crew: null });
    expect(lyingIn(view, 'fleet')).toEqual(['yellow']);
    expect(lyingIn(view, 'crew')).toEqual(['red', 'blue', 'purple']);
  });

  test('once the fleet is in order its chests are home, the crew’s are aboard, and one is left behind', () => {
    const view = arranged({ fleet: ['purple', 'red'], crew: null });
    expect(lyingIn(view, 'tortuga')).toEqual(['white', 'yellow']);
    expect(lyingIn(view, 'fleet')).toEqual(['purple', 'red']);
    expect(lyingIn(view, 'crew')).toEqual(['blue left']);
    expect(lyingIn(view, 'island')).toEqual(['blue', 'yellow']);
  });

  test('once the crew is in order as well, the island is empty', () => {
    const view = arranged({ fleet: ['purple', 'red'], crew: ['yellow', 'blue'] });
    expect(lyingIn(view, 'crew')).toEqual(['yellow', 'blue', 'blue left']);
    expect(lyingIn(view, 'island')).toEqual([]);
  });

  test('a chest keeps its name on the way', () => {
    const before = namedChests([], arranged({ fleet: null, crew: null }));
    const after = namedChests(before, arranged({ fleet: ['purple', 'red'], crew: null }));
    const nameOf = (chests: typeof before, colour: string) => chests.find((chest) => chest.colour === colour)?.id;
    expect(nameOf(after, 'purple')).toBe(nameOf(before, 'purple'));
    expect(after).toHaveLength(before.length);
  });
});
