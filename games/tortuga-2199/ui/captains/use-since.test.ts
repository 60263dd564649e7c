import type { Event } from '@haven/tortuga-2199-rules';
import { expect, test } from 'vitest';
import { harmsFirst } from './use-since.ts';

const ME = 0;
const RIVAL = 1;
const PAID = { defence: 4, manoeuvre: 4, siege: 0, crypto: 0, minerals: 0 };
const MOVED: Event = { type: 'moved', seat: RIVAL, sector: 'mines', manoeuvre: 1 };
const TAKEN: Event = { type: 'conquered', seat: RIVAL, sector: 'mines', from: ME, ...PAID };
const FREE: Event = { type: 'conquered', seat: RIVAL, sector: 'lab', from: null, ...PAID };
const ATTACKED: Event = { type: 'attacked', seat: RIVAL, defender: ME, sector: 'mines' };

test('what was taken from oneself is told before all else, each in its order', () => {
  expect(harmsFirst([MOVED, FREE, TAKEN, MOVED, ATTACKED], ME)).toEqual([TAKEN, ATTACKED, MOVED, FREE, MOVED]);
  expect(harmsFirst([MOVED, TAKEN], RIVAL)).toEqual([MOVED, TAKEN]);
  expect(harmsFirst([MOVED, FREE], null)).toEqual([MOVED, FREE]);
});
