import { expect, test } from 'vitest';
import { isTrue } from './fact.ts';
import { hardnessOf, puzzleOfDay, standOf, type Task } from './puzzle.ts';

const view = { turn: { seat: 0 }, captains: [{ total: 3 }] };

test('a fact is found in a view, however deep; what is not there is not true', () => {
  expect(isTrue({ at: ['captains', 0, 'total'], least: 3 }, view)).toBe(true);
  expect(isTrue({ at: ['captains', 0, 'total'], least: 4 }, view)).toBe(false);
  expect(isTrue({ at: ['turn', 'seat'], is: 0 }, view)).toBe(true);
  expect(isTrue({ at: ['captains', 1, 'total'], least: 0 }, view)).toBe(false);
  expect(isTrue({ at: ['constructor', 'name'], is: 'Object' }, view)).toBe(false);
});

test('a goal is open as long as there is time, solved when it is reached, missed when the time is over', () => {
  const task: Task = {
    type: 'reach',
    goal: { at: ['captains', 0, 'total'], least: 5 },
    during: { at: ['turn', 'seat'], is: 0 },
  };
  expect(standOf(task, [], view)).toBe('open');
  expect(standOf(task, ['collect'], view)).toBe('open');
  expect(standOf(task, ['collect', 'conquer'], { ...view, captains: [{ total: 5 }] })).toBe('solved');
  expect(standOf(task, ['end'], { ...view, turn: { seat: 1 } })).toBe('missed');
});

test('a choice is decided by the first move', () => {
  const task: Task = { type: 'choose', best: ['pick A', 'pick B'] };
  expect(standOf(task, [], view)).toBe('open');
  expect(standOf(task, ['pick B'], view)).toBe('solved');
  expect(standOf(task, ['pick AB'], view)).toBe('missed');
});

test('every day has one puzzle, the next day the next one, and after the last the first', () => {
  const day = (number: number) => number * 86_400_000;
  const puzzles = ['one', 'two', 'three'];
  const days = [day(0), day(1) - 1, day(1), day(2), day(3)];
  expect(days.map((now) => puzzleOfDay(puzzles, now))).toEqual(['one', 'one', 'two', 'three', 'one']);
  expect(puzzleOfDay([], day(5))).toBeUndefined();
});

test('the more moves are allowed and the longer the way, the harder it is', () => {
  const hardness = (choices: number, moves: number) => hardnessOf({ choices, way: Array<string>(moves).fill('end') });
  expect([hardness(4, 3), hardness(13, 1), hardness(10, 3), hardness(11, 3)]).toEqual([
    'easy',
    'medium',
    'medium',
    'hard',
  ]);
});
