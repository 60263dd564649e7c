import { starBounty } from '@haven/star-bounty-rules';
import * as text from '@haven/star-bounty-text';
import { spokenUi } from '@haven/ui-kit';
import { logContract } from '@haven/ui-kit/testing';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { cardsIn } from './log-pictures.tsx';

logContract({ game: starBounty, seats: 1, ui: spokenUi(text, wordsIn) });

test('cards are shown as far as a line names them', () => {
  expect(cardsIn({ type: 'sold', card: 'QC', pay: 7, alive: 0, far: 0 })).toEqual(['QC']);
  expect(cardsIn({ type: 'partsShelved', parts: ['4D', '10S'] })).toEqual(['4D', '10S']);
  expect(cardsIn({ type: 'salvageShuffled', count: 3, pile: [] })).toEqual([]);
});
