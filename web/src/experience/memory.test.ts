import { beforeEach, expect, test } from 'vitest';
import { HELPS, isExperienced, keepFinished, keepSeen, turnHelps, useMemory } from './memory.ts';

beforeEach(() => useMemory.setState({ off: [], seen: [], finished: {} }));

test('two finished games of a kind make somebody experienced in it, and in no other', () => {
  keepFinished('a-game', ['one']);
  keepFinished('a-game', ['one']);
  expect(isExperienced(useMemory.getState(), 'a-game')).toBe(false);
  keepFinished('a-game', ['two', 'three']);
  expect(isExperienced(useMemory.getState(), 'a-game')).toBe(true);
  expect(isExperienced(useMemory.getState(), 'another-game')).toBe(false);
});

test('each help is put away by itself, and the settings turn all of them', () => {
  turnHelps(['goal'], 'off');
  turnHelps(['goal'], 'off');
  expect(useMemory.getState().off).toEqual(['goal']);
  turnHelps(HELPS, 'off');
  expect(useMemory.getState().off.toSorted()).toEqual(HELPS.toSorted());
  turnHelps(HELPS, 'on');
  expect(useMemory.getState().off).toEqual([]);
});

test('a hint is remembered once', () => {
  keepSeen('a-game/a-hint');
  keepSeen('a-game/a-hint');
  expect(useMemory.getState().seen).toEqual(['a-game/a-hint']);
});
