import { pictures } from '@haven/games/pictures';
import type { Scene } from '@haven/picture-kit';
import { afterEach, expect, test } from 'vitest';
import { createPainter, type Painter, TooManyPictures } from './painter.ts';
import type { PictureSubject } from './subject.ts';

let painter: Painter;
afterEach(() => painter.close());

const scene: Scene = { language: 'en', title: 'A table', state: '', sitters: [], options: {} };
const game = pictures[0]?.id ?? '';
const tableOf = (state: string): PictureSubject => ({ of: 'game', game, scene: { ...scene, state } });

test('the same facts are drawn once, however many ask', async () => {
  painter = createPainter();
  const [first, second] = await Promise.all([painter.paint(tableOf('move 1')), painter.paint(tableOf('move 1'))]);
  expect(second).toBe(first);
  expect(await painter.paint(tableOf('move 1'))).toBe(first);
  expect(await painter.paint(tableOf('move 2'))).not.toEqual(first);
});

test('a flood is turned away, and those who came first are served', async () => {
  painter = createPainter();
  const asked = Array.from({ length: 25 }, (_, move) => painter.paint(tableOf(`move ${move}`)));
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(settled.at(-1)).toMatchObject({ reason: expect.any(TooManyPictures) });
});

test('what cannot be drawn fails alone', async () => {
  painter = createPainter();
  await expect(painter.paint({ of: 'game', game: 'nothing', scene })).rejects.toThrow('there is no picture of nothing');
  expect((await painter.paint(tableOf('move 1'))).length).toBeGreaterThan(10_000);
});

test('nobody waits for a painter who is closed', async () => {
  painter = createPainter();
  const waiting = painter.paint(tableOf('move 1'));
  const told = expect(waiting).rejects.toThrow('the house is closing');
  await painter.close();
  await told;
  await expect(painter.paint(tableOf('move 2'))).rejects.toThrow('the house is closing');
});
