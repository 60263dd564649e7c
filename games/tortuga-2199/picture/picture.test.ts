import type { Scene, Sitter } from '@haven/picture-kit';
import { expect, test } from 'vitest';
import { seen } from './globe.ts';
import { picture } from './index.ts';

const sitter = (seat: number, kind: Sitter['kind'] = 'human'): Sitter => ({ seat, kind, name: '', isWinner: false });
const sceneOf = (sitters: readonly Sitter[], map = 'nestled'): Scene => {
  return { language: 'en', title: '', state: '', sitters, options: { map } };
};
const count = (svg: string, ground: string) => svg.split(`fill="url(#g-${ground})"`).length - 1;

test('§1.1 the board of the table lies on the planet: two captains play without two of its tiles', () => {
  const four = picture.world(sceneOf([0, 1, 2, 3].map((seat) => sitter(seat))));
  const two = picture.world(sceneOf([sitter(0), sitter(1)]));
  expect([count(four, 'post'), count(four, 'turrets'), count(four, 'vortex')]).toEqual([3, 3, 1]);
  expect([count(two, 'post'), count(two, 'turrets'), count(two, 'vortex')]).toEqual([2, 2, 1]);
});

test('§1.2 the two maps look different', () => {
  expect(picture.world(sceneOf([], 'tips'))).not.toBe(picture.world(sceneOf([], 'nestled')));
});

test('a ship flies for every captain who is there, and for no free chair', () => {
  const svg = picture.world(sceneOf([sitter(0), sitter(1, 'bot'), sitter(2, 'open')]));
  const ships = picture.look.seats.map((colour) => svg.includes(`fill="${colour}"`));
  expect(ships).toEqual([true, true, false, false]);
});

test('what lies behind the horizon is not seen', () => {
  expect(seen([0, 0])?.[0]).toBe(600);
  expect(seen([0, -900])).toBeUndefined();
});
