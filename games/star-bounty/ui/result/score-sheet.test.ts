import type { Outcome } from '@haven/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext, wordsIn } from '../words.ts';
import { ScoreSheet } from './score-sheet.tsx';

const OUTCOME: Outcome = {
  verdict: 'bronze',
  ranking: [[0]],
  sheets: [{ total: 20, lines: [{ what: 'prisoners', points: 20, rule: '§6.3' }] }],
};

function drawn(showRule: ((rule: string) => void) | undefined): string {
  const sheet = createElement(ScoreSheet, { outcome: OUTCOME, showRule });
  return renderToStaticMarkup(createElement(WordsContext, { value: wordsIn('en') }, sheet));
}

test('a line of the sheet names its rule, and leads to it where there are rules to open', () => {
  expect(drawn(() => undefined)).toMatch(/<button[^>]*>Rule §6\.3: [^<]+<\/button>/);
  expect(drawn(undefined)).not.toContain('<button');
});
