import { seenBy, start } from '@haven/kit';
import { type SeenPlayer, tortuga, type View } from '@haven/tortuga-rules';
import { describe, expect, test } from 'vitest';
import { endingOf, endingsIn } from './endings.ts';

function seaOf(seats: number, players: readonly Partial<SeenPlayer>[]): View {
  const options = { long: false, start: 'first-seat', swift: false } as const;
  const { view } = seenBy(tortuga, start(tortuga, { seats, options, seed: '5c'.repeat(32) }), 0);
  const bare = { crew: [], fleet: [], tortuga: [] };
  return { ...view, players: view.players.map((player, seat) => ({ ...player, ...bare, ...players[seat] })) };
}

describe('§7.1 who can end the game', () => {
  const red = (count: number) => Array.from({ length: count }, () => 'red' as const);

  test('is known as soon as fleet and crew can bring enough chests home', () => {
    const later = { tortuga: red(2), fleet: red(2), crew: red(2), boat: 3 };
    const now = { tortuga: red(4), fleet: red(2) };
    const view = seaOf(3, [later, now, { ...later, crew: red(1) }]);
    expect(endingsIn(view)).toEqual([
      { seat: 1, rounds: 1, home: 4, coming: 2 },
      { seat: 0, rounds: 2, home: 2, coming: 4 },
    ]);
  });

  test('is not somebody whose fleet has no room for them', () => {
    const players = [{ tortuga: red(2), fleet: red(2), crew: red(2), boat: 1 }];
    expect(endingOf(seaOf(2, players), 0)).toBeUndefined();
  });
});
