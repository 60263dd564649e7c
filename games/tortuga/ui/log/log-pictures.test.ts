import { tortuga } from '@haven/tortuga-rules';
import * as text from '@haven/tortuga-text';
import { spokenUi } from '@haven/ui-kit';
import { logContract } from '@haven/ui-kit/testing';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { chestsIn, facesIn } from './log-pictures.tsx';

logContract({ game: tortuga, seats: 3, ui: spokenUi(text, wordsIn) });

test('§2.3 dice behind a screen have no picture', () => {
  expect(facesIn({ type: 'rolled', seat: 1, count: 5, dice: [] })).toEqual([]);
  expect(facesIn({ type: 'revealed', seat: 1, dice: ['1A-raid', '1B-skull'] })).toEqual(['raid', 'skull']);
});

test('chests and actions are shown as far as a line names them', () => {
  expect(chestsIn({ type: 'chestDrawn', seat: 0, colour: 'red' })).toEqual(['red']);
  expect(facesIn({ type: 'bonusTaken', seat: 0, action: 'hunt', value: 2 })).toEqual(['hunt']);
  expect([chestsIn({ type: 'gameEnded' }), facesIn({ type: 'gameEnded' })]).toEqual([[], []]);
});
