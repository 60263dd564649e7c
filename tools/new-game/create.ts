import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedGames } from '../game-names.ts';
import { filesBelow } from '../source-files.ts';
import { complaintAbout } from './complaint.ts';
import { addToLists, LIST_FILES } from './lists.ts';
import { type Names, namesOf, renamed, TEMPLATE } from './names.ts';
import { tidy } from './tidy.ts';

const SOURCE = fileURLToPath(new URL('template', import.meta.url));
/** Kept apart from the sources of the house by its ending: it imports packages that exist only once it is a game. */
const ENDING = '.template';
const CODE = /\.tsx?$/;

/** A new game from the template, with its line in each list. What speaks against it is said in one line. */
export function createGame(root: string, id: string): string | undefined {
  const complaint = complaintAbout(root, id) ?? writeGame(root, namesOf(id));
  if (complaint !== undefined) return complaint;
  addToLists(root, namesOf(id));
  return tidy(root, [`games/${id}`, ...LIST_FILES]);
}

function writeGame(root: string, names: Names): string | undefined {
  const folder = join(root, 'games', names.id);
  for (const path of filesBelow(SOURCE)) {
    const text = renamed(readFileSync(join(SOURCE, path), 'utf8'), TEMPLATE, names);
    write(join(folder, path.replace(ENDING, '')), text);
  }
  const [place] = namedGames(root).filter((line) => line.endsWith(` names ${names.id}`));
  if (place === undefined) return undefined;
  rmSync(folder, { recursive: true });
  return `${place}, and kit, server and web may name no game: choose another name.`;
}

/** The other way round: after a change of the template was tried out as a game. Returns the number of files. */
export function keepTemplate(root: string, id: string): number {
  const folder = join(root, 'games', id);
  const paths = filesBelow(folder);
  if (paths.length > 0) rmSync(SOURCE, { recursive: true, force: true });
  for (const path of paths) {
    const text = renamed(readFileSync(join(folder, path), 'utf8'), namesOf(id), TEMPLATE);
    write(join(SOURCE, CODE.test(path) ? `${path}${ENDING}` : path), text);
  }
  return paths.length;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
