import type { Outcome } from '@haven/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext, wordsIn } from '../words.ts';
import { WholeSheet } from './score-sheet.tsx';

const OUTCOME: Outcome = {
  verdict: 'won',
  ranking: [[0], [1]],
  sheets: [
    { total: 4, lines: [{ what: 'tortuga', points: 4, rule: '§6.1' }] },
    { total: 2, lines: [{ what: 'tortuga', points: 2, rule: '§6.1' }] },
  ],
};

const SEATS = ['Anne', 'Zoé'].map((name) => ({ name, kind: 'human' as const }));

function drawn(showRule: ((rule: string) => void) | undefined): string {
  const sheet = createElement(WholeSheet, { outcome: OUTCOME, showRule });
  return renderToStaticMarkup(createElement(WordsContext, { value: wordsIn('en', SEATS) }, sheet));
}

test('a line of the sheet leads to its rule and says what it is about; no § stands alone', () => {
  expect(drawn(() => undefined)).toMatch(/<button[^>]*>Rule §6\.1: [^<]+<\/button>/);
  expect(drawn(undefined)).not.toContain('§');
});
