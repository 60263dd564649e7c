import { at, seenBy, start } from '@haven/kit';
import type { Scene, Sitter } from '@haven/picture-kit';
import { tortuga } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { picture } from './index.ts';

const sitter = (seat: number, kind: Sitter['kind']): Sitter => ({ seat, kind, name: '', isWinner: false });
const SCENE: Scene = { language: 'en', title: '', state: '', sitters: [], options: {} };

test('a ship sails for everybody who is there, and for no free chair', () => {
  const svg = picture.world({ ...SCENE, sitters: [sitter(0, 'human'), sitter(1, 'open'), sitter(2, 'bot')] });
  expect(picture.look.seats.map((colour) => svg.includes(colour))).toEqual([true, false, true, false]);
});

test('§1.1 a chest of each colour lies on the planks', () => {
  const svg = picture.world(SCENE);
  for (const lid of ['#c0372c', '#2f69b8', '#e6b12c', '#f4efe4', '#7a469f']) expect(svg).toContain(`fill="${lid}"`);
});

test('a seat without a name has the one of its colour', () => {
  expect([picture.seatName?.(0, 'en'), picture.seatName?.(1, 'fr'), picture.seatName?.(7, 'en')]).toEqual([
    'Blue',
    'Orange',
    '',
  ]);
});

test('while a match goes on it counts what the table counts: the chests on Tortuga', () => {
  const options = { long: false, start: 'first-seat', swift: false } as const;
  const view = seenBy(tortuga, start(tortuga, { seats: 2, options, seed: '0d'.repeat(32) }), 'spectator').view;
  const [one, other] = [at(view.players, 0), at(view.players, 1)];
  const players = [{ ...one, tortuga: ['red', 'blue', 'red'] as const }, other];
  expect(picture.standing?.({ ...view, round: 4, players })).toEqual({ round: 4, points: [3, 0] });
  expect(picture.standingName?.('fr')).toBe('coffres à Tortuga');
});
