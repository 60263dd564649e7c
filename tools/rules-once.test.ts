import { expect, test } from 'vitest';
import { restatedRules } from './rules-once.ts';
import { tree } from './testing/tree.ts';

const TOLD = '/** §3.12 What it costs. */\nexport const priceOf = (n: number) => n * 2;\n';
const asking = (from: string) => `import { priceOf } from '${from}';\n/** §3.12 */\nexport const worth = priceOf(1);\n`;

function restated(files: Readonly<Record<string, string>>): string[] {
  return restatedRules(
    tree(Object.fromEntries(Object.entries(files).map(([path, text]) => [`games/barter/${path}`, text]))),
    'barter',
  );
}

test('a rule that is told again outside the rules is named', () => {
  expect(restated({ 'rules/price.ts': TOLD, 'bots/price.ts': TOLD })).toEqual([
    'bots/price.ts tells §3.12 without the rules',
  ]);
});

test('who asks the rules may cite them, also through another file of the game', () => {
  const files = { 'bots/worth.ts': asking('@haven/barter-rules'), 'ui/chip.tsx': asking('../bots/worth.ts') };
  expect(restated(files)).toEqual([]);
});

test('types alone ask nothing; tests and plain words may cite what they like', () => {
  const typed = `import { type Price } from '@haven/barter-rules';\nimport type { View } from '@haven/barter-rules';\n${TOLD}`;
  const files = { 'text/figures.ts': typed, 'text/figures.test.ts': TOLD, 'text/words.ts': '// see §3.12\n' };
  expect(restated(files)).toEqual(['text/figures.ts tells §3.12 without the rules']);
});
