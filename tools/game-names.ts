import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './main.ts';
import { filesBelow, gameNames } from './source-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['kit', 'text-kit', 'ui-kit', 'picture-kit', 'wire', 'server', 'web'];
const SOURCE = /\.(?:[cm]?[jt]sx?|json|css|html|sql)$/;

/** Lines of the kits, the wire, server and web that name a game: those packages serve any game and know none. */
export function namedGames(root: string): string[] {
  const games = gameNames(root).map((game) => ({ game, pattern: patternOf(game) }));
  return sourcesOf(root).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        games.filter(({ pattern }) => pattern.test(line)).map(({ game }) => `${path}:${index + 1} names ${game}`),
      ),
  );
}

function sourcesOf(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((path) => SOURCE.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

/** star-bounty is also starBounty, STAR_BOUNTY and "Star Bounty"; but nim is no part of "Animation". */
function patternOf(game: string): RegExp {
  const [first = '', ...others] = game.split('-');
  const letters = (word: string) => [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('');
  const name = [letters(first), ...others.map(letters)].join('[-_ ]?');
  return new RegExp(
    `(?<![A-Za-z])${name}(?![a-z])|(?<=[a-z])${capital(first)}${others.map(capital).join('')}(?![a-z])`,
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function main(): number {
  const named = namedGames(ROOT);
  for (const line of named) console.error(line);
  return named.length > 0 ? 1 : 0;
}

if (isMain(import.meta)) process.exitCode = main();
