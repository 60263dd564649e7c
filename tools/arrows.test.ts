import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { cruiseArrows } from './arrows.ts';
import { tree } from './testing/tree.ts';

const HOUSE = {
  'kit/src/index.ts': 'export const kit = 1;',
  'kit/src/testing/index.ts': "import { kit } from '../index.ts';\nexport const suite = kit;",
  'text-kit/src/testing/index.ts': "import { kit } from '../index.ts';\nexport const suite = kit;",
  'games/rules.ts': "import { barter } from './barter/rules/index.ts';\nexport const games = [barter];",
  'games/barter/rules/index.ts': "import { kit } from '../../../kit/src/index.ts';\nexport const barter = kit;",
  'games/barter/bots/index.ts': "import { barter } from '../rules/index.ts';\nexport const bot = barter;",
  'games/barter/text/index.ts':
    "import { kit } from '../../../text-kit/src/index.ts';\nimport { barter } from '../rules/index.ts';\nexport const en = [kit, barter];",
  'games/barter/ui/index.tsx':
    "import { kit } from '../../../ui-kit/src/index.ts';\nimport { bot } from '../bots/index.ts';\nexport const ui = [kit, bot];",
  'games/barter/picture/index.ts':
    "import { kit } from '../../../picture-kit/src/index.ts';\nimport { en } from '../text/index.ts';\nexport const picture = [kit, en];",
  'games/pictures.ts': "import { picture } from './barter/picture/index.ts';\nexport const pictures = [picture];",
  'picture-kit/src/index.ts': "export { kit } from '../../text-kit/src/index.ts';",
  'text-kit/src/index.ts': "export { kit } from '../../kit/src/index.ts';",
  'games/uis.ts': "export const listings = [() => import('./barter/ui/index.tsx')];",
  'ui-kit/src/index.ts': "export { kit } from '../../text-kit/src/index.ts';",
  'wire/src/index.ts': "import { kit } from '../../text-kit/src/index.ts';\nexport const wire = kit;",
  'web/src/main.tsx':
    "import { kit } from '../../ui-kit/src/index.ts';\nimport { listings } from '../../games/uis.ts';\nimport { wire } from '../../wire/src/index.ts';\nexport const page = [kit, listings, wire];",
  'server/src/testing/open-house.ts': 'export const house = 1;',
  'web/src/link-contract/index.ts': "export { house } from '../../../server/src/testing/open-house.ts';",
  'games/chess/rules/index.ts': 'export const chess = 1;',
  'bench/src/main.ts': "import { games } from '../../games/rules.ts';\nexport const bench = games;",
};

async function broken(changes: Readonly<Record<string, string>>): Promise<string[]> {
  const { violations } = await cruiseArrows(tree({ ...HOUSE, ...changes }));
  return violations.map((violation) => violation.replace(/:.*/, ''));
}

test('a house in order breaks no arrow, and its modules are seen', async () => {
  expect(await cruiseArrows(tree(HOUSE))).toEqual({ modules: Object.keys(HOUSE).length, violations: [] });
});

const FORBIDDEN: readonly (readonly [rule: string, path: string, target: string])[] = [
  ['kit-names-no-neighbour', 'kit/src/a.ts', '../../games/rules.ts'],
  ['kit-stands-alone', 'kit/src/a.ts', 'node:fs'],
  ['product-imports-no-test', 'kit/src/a.ts', './testing/index.ts'],
  ['product-imports-no-test', 'games/barter/rules/a.ts', '../../../kit/src/testing/index.ts'],
  ['product-imports-no-test', 'server/src/main.ts', '../../kit/src/testing/index.ts'],
  ['rules-import-kit-only', 'games/barter/rules/a.ts', 'node:fs'],
  ['rules-arrows', 'games/barter/rules/a.ts', '../bots/index.ts'],
  ['rules-arrows', 'games/barter/rules/a.ts', '../../chess/rules/index.ts'],
  ['rules-arrows', 'games/barter/rules/a.test.ts', '../text/index.ts'],
  ['bots-arrows', 'games/barter/bots/a.ts', '../text/index.ts'],
  ['bots-arrows', 'games/barter/bots/a.ts', '../../chess/rules/index.ts'],
  ['text-arrows', 'games/barter/text/a.ts', '../bots/index.ts'],
  ['learn-arrows', 'games/barter/learn/a.ts', '../text/index.ts'],
  ['learn-arrows', 'games/barter/learn/a.ts', '../../chess/rules/index.ts'],
  ['bots-arrows', 'games/barter/bots/a.ts', '../../../ui-kit/src/index.ts'],
  ['ui-arrows', 'games/barter/ui/a.ts', '../../chess/rules/index.ts'],
  ['ui-arrows', 'games/barter/ui/a.ts', '../../../web/src/main.tsx'],
  ['ui-kit-arrows', 'ui-kit/src/a.ts', '../../games/uis.ts'],
  ['picture-arrows', 'games/barter/picture/a.ts', '../../chess/rules/index.ts'],
  ['picture-arrows', 'games/barter/picture/a.ts', '../bots/index.ts'],
  ['screens-serve-the-page-alone', 'games/barter/picture/a.ts', '../ui/index.tsx'],
  ['picture-kit-arrows', 'picture-kit/src/a.ts', '../../games/pictures.ts'],
  ['text-kit-arrows', 'text-kit/src/a.ts', '../../games/rules.ts'],
  ['text-kit-arrows', 'text-kit/src/a.ts', '../../ui-kit/src/index.ts'],
  ['rules-arrows', 'games/barter/rules/a.ts', '../../../text-kit/src/index.ts'],
  ['games-run-anywhere', 'text-kit/src/a.ts', 'node:fs'],
  ['product-imports-no-test', 'games/barter/text/a.ts', '../../../text-kit/src/testing/index.ts'],
  ['web-arrows', 'web/src/a.ts', '../../games/pictures.ts'],
  ['games-run-anywhere', 'games/barter/picture/a.ts', 'node:fs'],
  ['games-run-anywhere', 'picture-kit/src/a.ts', 'node:fs'],
  ['wire-arrows', 'wire/src/a.ts', '../../games/rules.ts'],
  ['web-arrows', 'web/src/a.ts', '../../bench/src/main.ts'],
  ['link-contract-arrows', 'web/src/link-contract/a.ts', '../../../bench/src/main.ts'],
  ['product-imports-no-test', 'web/src/a.ts', './link-contract/index.ts'],
  ['screens-serve-the-page-alone', 'server/src/a.ts', '../../ui-kit/src/index.ts'],
  ['screens-serve-the-page-alone', 'tools/a.ts', '../games/uis.ts'],
  ['games-run-anywhere', 'games/barter/bots/a.ts', 'node:fs'],
  ['games-through-their-lists', 'server/src/main.ts', '../../games/barter/rules/index.ts'],
  ['games-through-their-lists', 'web/src/main.ts', '../../games/barter/rules/index.ts'],
  ['games-through-their-lists', 'bench/src/a.ts', '../../games/barter/rules/index.ts'],
  ['games-through-their-lists', 'tools/a.ts', '../games/barter/bots/index.ts'],
];

/** All that is forbidden at once: no arrow hides another, and one cruise takes as long as another. */
let cruised: ReturnType<typeof cruiseArrows> | undefined;

function allForbidden(): ReturnType<typeof cruiseArrows> {
  const paths = [...new Set(FORBIDDEN.map(([, path]) => path))];
  const importsOf = (path: string) => FORBIDDEN.flatMap(([, at, target]) => (at === path ? [target] : []));
  const breaking = Object.fromEntries(paths.map((path) => [path, using(importsOf(path))]));
  cruised ??= cruiseArrows(tree({ ...HOUSE, ...breaking }));
  return cruised;
}

function using(targets: readonly string[]): string {
  const imports = targets.map((target, index) => `import * as a${index} from '${target}';`);
  return [...imports, `export const all = [${targets.map((_, index) => `a${index}`)}];`].join('\n');
}

/** As a violation names it. */
function named(path: string, target: string): string {
  return target.startsWith('.') ? join(dirname(path), target) : target.replace('node:', '');
}

test.each(FORBIDDEN)('%s: %s may not import %s', async (rule, path, target) => {
  const { violations } = await allForbidden();
  expect(violations).toContain(`${rule}: ${path} -> ${named(path, target)}`);
});

test('nothing-unresolved: what is imported is there', async () => {
  expect(await broken({ 'tools/a.ts': using(['./gone.ts']) })).toContain('nothing-unresolved');
});

test('a type is an import too', async () => {
  const changes = {
    'kit/src/a.ts': "import type { games } from '../../games/rules.ts';\nexport type A = typeof games;",
  };
  expect(await broken(changes)).toContain('kit-names-no-neighbour');
});

test('no cycle', async () => {
  const changes = {
    'kit/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
    'kit/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
  };
  expect(await broken(changes)).toContain('no-cycle');
});

const CHAT_AND_SOCKET = {
  'server/src/chat/chat.ts': "import { socket } from '../socket/send.ts';\nexport const chat = socket;",
  'server/src/socket/send.ts': 'export const socket = 1;',
  'server/src/socket/serve.ts': "import { chat } from '../chat/chat.ts';\nexport const serve = chat;",
};

test('no cycle between folders, though no file is in one', async () => {
  const { violations } = await cruiseArrows(tree({ ...HOUSE, ...CHAT_AND_SOCKET }));
  expect(violations).toEqual(['no-folder-cycle: server/src/chat -> server/src/socket -> server/src/chat']);
});

test('nor between a folder and a file beside it', async () => {
  const changes = {
    'kit/src/order.ts': "import { card } from './cards/card.ts';\nexport const order = card;",
    'kit/src/cards/card.ts': 'export const card = 1;',
    'kit/src/cards/deck.ts': "import { order } from '../order.ts';\nexport const deck = order;",
  };
  expect(await broken(changes)).toEqual(['no-folder-cycle']);
});

test('what serves tests may look anywhere', async () => {
  const { 'server/src/socket/serve.ts': serve, ...others } = CHAT_AND_SOCKET;
  expect(await broken({ ...others, 'server/src/socket/serve.test.ts': serve })).toEqual([]);
});

test('a folder is excused only while it has a cycle', async () => {
  const round = {
    'web/src/table/table.tsx': "import { share } from '../share/share.tsx';\nexport const table = share;",
    'web/src/share/share.tsx': 'export const share = 1;',
    'web/src/share/link.tsx': "import { table } from '../table/table.tsx';\nexport const link = table;",
  };
  const { 'web/src/share/link.tsx': _link, ...straight } = round;
  const told = async (changes: Record<string, string>) => cruiseArrows(tree({ ...HOUSE, ...changes }), ['web/src']);
  expect((await told(round)).violations).toEqual([]);
  expect((await told(straight)).violations).toEqual(['no-idle-excuse: web/src has no cycle any more']);
});

test('tests, the bench and the tools may use what is made for tests', async () => {
  const use = (path: string) => `import { suite } from '${path}';\nexport const used = suite;`;
  const changes = {
    'games/barter/rules/contract.test.ts': use('../../../kit/src/testing/index.ts'),
    'bench/src/a.ts': use('../../kit/src/testing/index.ts'),
    'tools/a.ts': use('../kit/src/testing/index.ts'),
  };
  expect(await broken(changes)).toEqual([]);
});
