import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './main.ts';
import { filesBelow } from './source-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WRITTEN = 'server/src/api-docs/told.ts';

/** Where the types are declared that page and server say to each other, in the order in which they are shown. */
const SOURCES = [
  ...['wire/src/socket.ts', 'wire/src/table.ts', 'wire/src/player.ts', 'text-kit/src/languages.ts'],
  ...['kit/src/messages.ts', 'kit/src/match.ts', 'kit/src/game.ts'],
];
const FIRST = ['ToServer', 'FromServer', 'TableWish', 'TakenSeat'];
/** What a game is inside says nothing to those outside. */
const NOT_TOLD = ['GameTypes', 'Game', 'Match'];
const DECLARED = /^(?:export )?(?:interface|type|const) (\w+)/gm;

/** Declarations that belong together, as they stand in the source. */
interface Block {
  readonly names: readonly string[];
  readonly text: string;
}

function blocksIn(root: string): Block[] {
  return SOURCES.flatMap((file) => readFileSync(join(root, file), 'utf8').split(/\n\n(?=\S)/)).flatMap((text) => {
    const names = [...text.matchAll(DECLARED)].map(([, name = '']) => name);
    return names.length === 0 || /\bfunction\b/.test(text) ? [] : [{ names, text: text.trim() }];
  });
}

/** The first of them, and all that they speak of. */
function toldTypes(root: string): string[] {
  const blocks = blocksIn(root);
  const told = new Set<Block>();
  const tell = (name: string) => {
    const block = NOT_TOLD.includes(name) ? undefined : blocks.find(({ names }) => names.includes(name));
    if (block === undefined || told.has(block)) return;
    told.add(block);
    for (const [word] of block.text.replace(/\/\*.*?\*\//gs, '').matchAll(/\b[A-Z]\w+\b/g)) tell(word);
  };
  FIRST.forEach(tell);
  return [...told].map(({ text }) => text.replace(/^export /gm, ''));
}

/** Tests, the operator's own, and what is wrong with files. */
const NOT_ON_THE_WIRE = /\.test\.ts$|^testing\/|^admin\/|^(?:match-file|receipt|verify)/;
const REFUSAL = /\bcode: '(?!custom)([a-z-]+)'|refused\('([a-z-]+)'/g;

/** Every code that server and kit refuse with, and what the page says of it if it says anything. */
function refusals(root: string): [code: string, words: string][] {
  const codes = ['server/src', 'kit/src'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((path) => path.endsWith('.ts') && !NOT_ON_THE_WIRE.test(path))
      .flatMap((path) => [...readFileSync(join(root, folder, path), 'utf8').matchAll(REFUSAL)])
      .map(([, code, other]) => code ?? other ?? ''),
  );
  const words = wordsIn(readFileSync(join(root, 'web/src/text/en.ts'), 'utf8'));
  return [...new Set(codes)].sort().map((code) => [code, words.get(code) ?? '']);
}

function wordsIn(texts: string): Map<string, string> {
  const [, refused = ''] = texts.split(/^ {2}refusals: \{$/m);
  const lines = [...refused.matchAll(/^ {4}'?([a-z-]+)'?:\s+'([^'\n]*)',$/gm)];
  return new Map(lines.map(([, code = '', words = '']) => [code, words]));
}

/** What an outside client is told of types and refusals. */
interface Told {
  readonly types: readonly string[];
  readonly refusals: readonly (readonly [code: string, words: string])[];
}

export function toldFrom(root: string): Told {
  return { types: toldTypes(root), refusals: refusals(root) };
}

function fileOf({ types, refusals: codes }: Told): string {
  return [
    '/** Written by `npm run protocol` from the types and the texts of the house: what an outside client is told. */',
    `export const TOLD_TYPES: readonly string[] = ${JSON.stringify(types, null, 2)};`,
    '',
    `export const REFUSALS: readonly (readonly [code: string, words: string])[] = ${JSON.stringify(codes, null, 2)};`,
    '',
  ].join('\n');
}

/** Writes the part of the reference at /api/docs that stands in the sources. */
function main(): void {
  writeFileSync(join(ROOT, WRITTEN), fileOf(toldFrom(ROOT)));
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', WRITTEN], { cwd: ROOT });
  process.exitCode = status ?? 1;
}

if (isMain(import.meta)) main();
