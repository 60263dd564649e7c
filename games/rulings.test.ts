import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the printed rules leave open, or can be read in two ways: whoever knows the book has to see who decided it. */
const OPEN_IN_PRINT: Readonly<Record<string, readonly string[]>> = {
  'star-bounty': ['3.2', '4.7', '4.8', '4.10', '5.2', '6.5', '6.9', '6.11'],
  tortuga: ['1.5', '2.10', '3.4', '4.3', '5.4', '6.4'],
  'tortuga-2199': ['2.7', '3.6.2', '6.6'],
};

const rulesOf = (game: string) => readFileSync(new URL(`${game}/RULES.md`, import.meta.url), 'utf8').split('\n');

test.each(Object.entries(OPEN_IN_PRINT))('%s: what the book leaves open is marked as a ruling', (game, open) => {
  const marked = rulesOf(game).filter((line) => /\*ruling/i.test(line));
  const unmarked = open.filter((number) => !marked.some((line) => line.startsWith(`- **§${number}** `)));
  expect(unmarked).toEqual([]);
});
