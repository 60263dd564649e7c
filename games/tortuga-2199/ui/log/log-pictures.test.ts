import { tortuga2199 } from '@haven/tortuga-2199-rules';
import * as text from '@haven/tortuga-2199-text';
import { spokenUi } from '@haven/ui-kit';
import { logContract } from '@haven/ui-kit/testing';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { cardsIn, sectorIn } from './log-pictures.tsx';

logContract({ game: tortuga2199, seats: 3, ui: spokenUi(text, wordsIn) });

test('§2.7 a card that stays hidden has no picture', () => {
  expect(cardsIn({ type: 'committed', seat: 1, card: null })).toEqual([]);
  expect(cardsIn({ type: 'drew', seat: 1, count: 2, cards: [] })).toEqual([]);
});

test('cards and sectors are shown as far as a line names them', () => {
  expect(cardsIn({ type: 'fightRevealed', attack: ['hacker#1'], defence: ['scout#2'] })).toEqual([
    'hacker#1',
    'scout#2',
  ]);
  expect(sectorIn({ type: 'attacked', seat: 0, defender: 1, sector: 'lab' })).toBe('lab');
  expect(sectorIn({ type: 'influenceTaken', seat: 0, from: 1, points: 1 })).toBeUndefined();
});
