import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { firstLoad } from '../first-load.ts';
import { namedGames } from '../game-names.ts';
import { coverageOf, isComplete } from '../rules-coverage.ts';
import { filesBelow } from '../source-files.ts';
import { createGame } from './create.ts';
import { copyHouse, type House } from './testing/house.ts';

const TSX = 'node_modules/tsx/dist/cli.mjs';
const LISTS = ['games/bots.ts', 'games/pictures.ts', 'games/rules.ts', 'games/texts.ts', 'games/uis.ts'];

let house: House;
let said: string;
let changed: string[];

beforeAll(() => {
  house = copyHouse();
  const before = sourcesOf(house.root);
  said = house.run(TSX, 'tools/new-game.ts', 'demo');
  changed = differences(before, sourcesOf(house.root));
});

afterAll(() => house.remove());

function sourcesOf(root: string): Map<string, string> {
  return new Map(filesBelow(root).map((path) => [path, readFileSync(join(root, path), 'latin1')]));
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.filter((path) => before.get(path) !== after.get(path)).sort();
}

const read = (path: string) => readFileSync(join(house.root, path), 'utf8');

test('kit, server and web are what they were: only the lists of the games change, and the lockfile', () => {
  const others = changed.filter((path) => !path.startsWith('games/demo/'));
  expect(others).toEqual([...LISTS, 'games/package.json', 'package-lock.json'].sort());
  expect(namedGames(house.root).filter((line) => line.endsWith(' names demo'))).toEqual([]);
});

test('it says what to do next, and how to undo it', () => {
  expect(said).toMatch(/^games\/demo is open/);
  expect(said).toContain('To remove it: delete games/demo, ');
});

test('every list has the game, and nothing is left of the name of the template', () => {
  expect(read('games/rules.ts')).toMatch(/games: .* = \[[^\]]*\bdemo\b/);
  expect(read('games/bots.ts')).toMatch(/^ {2}demo,$/m);
  expect(read('games/pictures.ts')).toMatch(/pictures: .* = \[[^\]]*\bdemo\b/);
  expect(read('games/texts.ts')).toMatch(/texts: .* = \{[^}]*\bdemo\b/);
  expect(read('games/uis.ts')).toMatch(/listings: .* = \[[^\]]*\bdemo\b/);
  const texts = filesBelow(join(house.root, 'games/demo')).map((path) => read(`games/demo/${path}`));
  expect(texts.filter((text) => /demo-?game|demo game/i.test(text))).toEqual([]);
});

test('its own tests pass: rules, contract, golden games, bot, words, listing', () => {
  const report = ['--reporter=json', '--outputFile=report.json'];
  house.run('node_modules/vitest/vitest.mjs', 'run', 'games/demo', 'games/texts', ...report);
  const { numPassedTests, numFailedTests } = JSON.parse(read('report.json'));
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThan(90);
  expect(read('report.json')).toContain('contract of demo, 400 random games');
});

test('its types are those of the house; its style was checked when it was written', () => {
  const web = JSON.parse(read('tsconfig.web.json'));
  const compilerOptions = { ...web.compilerOptions, types: ['node', 'vite/client'] };
  const config = { ...web, compilerOptions, include: ['games/*.ts', 'games/demo'] };
  writeFileSync(join(house.root, 'tsconfig.demo.json'), JSON.stringify(config));
  expect(house.run('node_modules/.bin/tsc', '-p', 'tsconfig.demo.json')).toBe('');
});

test('every § has code, a test and a text', () => {
  const coverage = coverageOf(house.root, 'demo');
  expect(coverage.rules.length).toBeGreaterThan(10);
  expect(isComplete(coverage)).toBe(true);
});

test.runIf(process.env.THOROUGH)('the built page lists it, with a table behind', () => {
  house.run('node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn');
  const scripts = firstLoad(join(house.root, 'web/dist')).map(({ path }) => read(join('web/dist', path)));
  expect(scripts.join('\n')).toContain('Dive for pearls at night');
  const assets = readdirSync(join(house.root, 'web/dist/assets')).filter((path) => path.endsWith('.js'));
  expect(assets.filter((path) => read(join('web/dist/assets', path)).includes('demo-sea'))).toHaveLength(1);
  expect(assets.filter((path) => read(join('web/dist/assets', path)).includes('kit-page'))).toEqual([]);
});

test.runIf(process.env.THOROUGH)('the server opens a table of it', async () => {
  const address = await openServer(house.root);
  const body = JSON.stringify({ game: 'demo', seats: 3, options: { long: true } });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${address}/api/matches`, { method: 'POST', headers, body });
  const seated = (await made.json()) as { match: string; invitations: unknown[] };
  expect(made.status).toBe(201);
  expect(seated.invitations).toHaveLength(2);
  const picture = await fetch(`${address}/api/picture/table/${seated.match}.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const found = await fetch(`${address}/api/matches/${seated.match}`);
  expect(await found.json()).toMatchObject({ game: 'demo', seats: 3, options: { long: true }, over: false });
});

/** The server of that house, bundled by its own means with its own threads, on a free port, until the test is over. */
async function openServer(root: string): Promise<string> {
  const file = join(root, 'server/dist/haven.mjs');
  const { bundle } = await import(pathToFileURL(join(root, 'server/src/bundle.ts')).href);
  await bundle(join(root, 'server/src/main.ts'), file);
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', HAVEN_DATA: join(root, 'data'), HAVEN_LOG: 'silent' };
  const server = spawn(process.execPath, [file], { cwd: root, env });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  let errors = '';
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    server.stdout.on('data', (chunk) => resolve(/open at (\S+)/.exec(String(chunk))?.[1] ?? ''));
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
}

test.each([
  ['Demo', "'Demo' is no name for a game: small letters, digits and hyphens, as in night-market."],
  ['../demo', "'../demo' is no name for a game: small letters, digits and hyphens, as in night-market."],
  ['demo', 'There is a games/demo already.'],
  ['class', "'class' is a word of TypeScript: choose another name."],
  ['listings', "'listings' means something else in games/uis.ts: choose another name."],
  ['match', expect.stringMatching(/ names match, and kit, server and web may name no game: choose another name\.$/)],
])('%s is refused in one line, and nothing is written', (name, complaint) => {
  const before = [...sourcesOf(join(house.root, 'games')).keys()];
  expect(createGame(house.root, name)).toEqual(complaint);
  expect([...sourcesOf(join(house.root, 'games')).keys()]).toEqual(before);
});

test('a refusal fails the command', () => {
  expect(() => house.run(TSX, 'tools/new-game.ts', 'demo')).toThrow(
    /ended with 1\s+There is a games\/demo already\.\s*$/,
  );
});
