import { expect, test } from 'vitest';
import { namedGames } from './game-names.ts';
import { tree } from './testing/tree.ts';

const GAMES = { 'games/star-bounty/RULES.md': '', 'games/barter/RULES.md': '' };

test.each(['star-bounty', 'starBounty', 'STAR_BOUNTY', 'Star Bounty', 'StarBountyView'])('%s is a name', (name) => {
  const root = tree({ ...GAMES, 'kit/src/game.ts': `\nconst x = 1; // ${name}\n` });
  expect(namedGames(root)).toEqual(['kit/src/game.ts:2 names star-bounty']);
});

test('kits, wire, server and web are read, with their package.json', () => {
  const root = tree({
    ...GAMES,
    'server/src/main.ts': "import 'barter';",
    'web/package.json': '{ "dependencies": { "barter": "*" } }',
    'ui-kit/src/main.ts': 'playBarter',
    'tools/main.ts': 'barter',
    'bench/main.ts': 'barter',
    'kit/node_modules/a/index.js': 'barter',
  });
  expect(namedGames(root)).toEqual([
    'ui-kit/src/main.ts:1 names barter',
    'server/src/main.ts:1 names barter',
    'web/package.json:1 names barter',
  ]);
});

test('a word of a name alone is free', () => {
  expect(namedGames(tree({ ...GAMES, 'kit/src/game.ts': 'a bounty of stars, and whoever barters' }))).toEqual([]);
});
