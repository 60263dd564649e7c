import { expect, test } from 'vitest';
import { rivalInFilm } from './rival-in-film.ts';

const deed = { seat: 1, action: 'board', position: 1, total: 9 } as const;
const attacked = { type: 'attacked', seat: 1, target: 2, action: 'board', position: 1 } as const;

test('the film shows who is attacked before who attacks, and nobody who lies in front', () => {
  expect(rivalInFilm({ events: [attacked] }, 0)).toBe(2);
  expect(rivalInFilm({ events: [attacked] }, 2)).toBe(1);
  expect(rivalInFilm({ events: [{ type: 'deedBegan', deed }] }, 0)).toBe(1);
  expect(rivalInFilm({ events: [{ type: 'deedBegan', deed }] }, 1)).toBeUndefined();
});
