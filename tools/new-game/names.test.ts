import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tree } from '../testing/tree.ts';
import { addToLists } from './lists.ts';
import { namesOf, renamed, TEMPLATE } from './names.ts';

test('a name has four forms', () => {
  expect(namesOf('night-market-2')).toEqual({
    id: 'night-market-2',
    value: 'nightMarket2',
    type: 'NightMarket2',
    title: 'Night Market 2',
  });
});

test('a text is renamed in all its forms, and back', () => {
  const text = "import { demoGame, type DemoGame } from '@haven/demo-game-rules'; // Demo Game";
  const there = renamed(text, TEMPLATE, namesOf('night-market'));
  expect(there).toBe("import { nightMarket, type NightMarket } from '@haven/night-market-rules'; // Night Market");
  expect(renamed(there, namesOf('night-market'), TEMPLATE)).toBe(text);
});

test.each([
  ['[]', '[nightMarket]'],
  ['[a]', '[a, nightMarket]'],
  ['[\n  a,\n  b,\n]', '[\n  a,\n  b, nightMarket,\n]'],
])('a list %j becomes %j', (list, longer) => {
  const root = tree({
    'games/rules.ts': `import { a, b } from 'a';\nexport const games: unknown[] = ${list};\n`,
    'games/bots.ts': 'export const bots = {};\n',
    'games/pictures.ts': 'export const pictures = [];\n',
    'games/texts.ts': "const texts = { 'a-b': a };\n",
    'games/uis.ts': 'export const listings = [];\n',
    'games/package.json': '{ "name": "games", "dependencies": { "@haven/kit": "*", "@haven/z": "*" } }',
  });
  addToLists(root, namesOf('night-market'));
  const read = (path: string) => readFileSync(join(root, 'games', path), 'utf8');
  expect(read('rules.ts')).toBe(
    `import { a, b } from 'a';\nimport { nightMarket } from '@haven/night-market-rules';\nexport const games: unknown[] = ${longer};\n`,
  );
  expect(read('bots.ts')).toContain("{'night-market': nightMarket}");
  expect(read('texts.ts')).toContain("{ 'a-b': a, 'night-market': nightMarket }");
  expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual([
    '@haven/kit',
    '@haven/night-market-bots',
    '@haven/night-market-picture',
    '@haven/night-market-rules',
    '@haven/night-market-text',
    '@haven/night-market-ui',
    '@haven/z',
  ]);
});

test('a list that is gone is missed', () => {
  const root = tree({ 'games/rules.ts': 'export const all = [];' });
  expect(() => addToLists(root, namesOf('night-market'))).toThrow("games/rules.ts has no list 'games'");
});
