import { expect, test } from 'vitest';
import { isOnBoards, rivalInFilm } from './rival-in-film.ts';

const deed = { seat: 1, action: 'board', position: 1, total: 9 } as const;
const attacked = { type: 'attacked', seat: 1, target: 2, action: 'board', position: 1 } as const;

test('the film shows who is attacked before who attacks, and nobody who lies in front', () => {
  expect(rivalInFilm({ events: [attacked] }, 0)).toBe(2);
  expect(rivalInFilm({ events: [attacked] }, 2)).toBe(1);
  expect(rivalInFilm({ events: [{ type: 'deedBegan', deed }] }, 0)).toBe(1);
  expect(rivalInFilm({ events: [{ type: 'deedBegan', deed }] }, 1)).toBeUndefined();
});

test('dice that are placed are looked at on the flags, and deeds on the boards', () => {
  expect(isOnBoards({ events: [{ type: 'placed', seat: 1, dice: 'A', action: 'raid' }] })).toBe(false);
  expect(isOnBoards({ events: [{ type: 'tokenMoved', seat: 1, token: 'boat', box: 3 }] })).toBe(true);
});
