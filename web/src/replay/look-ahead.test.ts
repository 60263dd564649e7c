import type { GameTypes, Seen, Viewer } from '@haven/kit';
import { expect, test } from 'vitest';
import { lookAhead } from './look-ahead.ts';

function asking(last: number) {
  const asked: string[] = [];
  const look = (move: number, viewer: Viewer) => {
    asked.push(`${move} ${viewer}`);
    return Promise.resolve({ seq: move } as Seen<GameTypes>);
  };
  const head = {
    game: 'g',
    last,
    viewer: 0,
    seats: [],
    aids: [],
    isOpen: true,
    ended: 0,
    rules: 'ours' as const,
  };
  return { asked, look: lookAhead({ look, head }) };
}

test('the neighbours of a position are asked for with it, and none that is not there', async () => {
  const { asked, look } = asking(6);
  expect(await look(0, 0)).toEqual({ seq: 0 });
  expect(asked).toEqual(['0 0', '1 0', '2 0']);
  await look(6, 'spectator');
  expect(asked.slice(3)).toEqual(['6 spectator', '5 spectator']);
});

test('a position that is known is not asked for again', async () => {
  const { asked, look } = asking(6);
  await look(2, 0);
  await look(3, 0);
  expect(asked).toEqual(['2 0', '3 0', '1 0', '4 0', '5 0']);
});

test('those that were looked at long ago are forgotten', async () => {
  const { asked, look } = asking(500);
  for (let move = 0; move < 400; move += 4) await look(move, 0);
  const before = asked.length;
  await look(0, 0);
  expect(asked.length).toBeGreaterThan(before);
  await look(396, 0);
  expect(asked.filter((each) => each === '396 0')).toHaveLength(1);
});
