import type { Outcome } from '@haven/kit';
import { useSettings, wordsOf } from '@haven/ui-kit';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Daria'].map((name) => ({ name, kind: 'human' as const }));

const wordsIn = wordsOf({ messages: { en: {}, fr: {}, ru: {} }, say: (_, line: string) => line });

/** The words of a game that has none of its own, among four people. */
export function useExampleWords() {
  return wordsIn(
    useSettings(({ language }) => language),
    NAMES,
  );
}

export const SOURCES = [
  ['gold', 'Gold'],
  ['maps', 'Maps'],
] as const;

const sheetOf = (gold: number, maps: number) => ({
  lines: [
    { what: 'gold', points: gold, rule: '§5.1' },
    { what: 'maps', points: maps, rule: '§5.2' },
  ],
  total: gold + maps,
});

/** Two share the victory: nobody is second. */
export const OUTCOME: Outcome = {
  ranking: [[2, 0], [1], [3]],
  sheets: [sheetOf(6, 3), sheetOf(4, 1), sheetOf(2, 7), sheetOf(1, 0)],
  verdict: 'shared',
};
