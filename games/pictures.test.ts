import { type Pen, type Scene, type Sitter, tablePicture } from '@haven/picture-kit';
import { LANGUAGES } from '@haven/text-kit';
import { expect, test } from 'vitest';
import { pictureOf, pictures } from './pictures.ts';
import { games } from './rules.ts';

const pen: Pen = { widthOf: (text) => text.length / 2, canDraw: (_character, face) => face !== 'emoji' };
const sitter = (seat: number, kind: Sitter['kind']): Sitter => ({ seat, kind, name: `Ada ${seat}`, isWinner: false });
const sceneOf = (sitters: readonly Sitter[]): Scene => {
  return { language: 'en', title: 'A game', state: 'A state', sitters, options: {} };
};

test('every game of the house has a picture', () => {
  expect(pictures.map(({ id }) => id).sort()).toEqual(games.map(({ meta }) => meta.id).sort());
  expect(pictureOf('toString')).toBeUndefined();
});

test.each(games)('$meta.id: whoever sits there is on the picture, at any number of chairs', ({ meta }) => {
  const picture = pictureOf(meta.id);
  for (let seats = meta.seats.min; picture && seats <= meta.seats.max; seats += 1) {
    const sitters = Array.from({ length: seats }, (_, seat) => sitter(seat, seat === 1 ? 'open' : 'human'));
    const svg = tablePicture(picture, sceneOf(sitters), pen);
    for (const { name } of sitters) expect(svg).toContain(`>${name}<`);
    expect(svg).not.toMatch(/undefined|NaN|\[object/);
    const made = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !made.has(id))).toEqual([]);
  }
});

test.each(games.filter(({ meta }) => meta.seats.max > 1))(
  '$meta.id: every seat has a colour and a name',
  ({ meta }) => {
    const picture = pictureOf(meta.id);
    for (let seat = 0; seat < meta.seats.max; seat += 1) {
      expect(picture?.look.seats[seat]).toMatch(/^#[\da-f]{6}$/);
      for (const language of LANGUAGES) expect(picture?.seatName?.(seat, language)).toMatch(/\p{L}/u);
    }
  },
);
