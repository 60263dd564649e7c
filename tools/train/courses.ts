import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Course } from '@haven/kit/learning';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the bots of a game can be taught, by the name of the file that it leads to; nothing if the game has no courses. */
export async function coursesOf(game: string): Promise<Readonly<Record<string, Course>> | undefined> {
  const source = join(ROOT, 'games', game, 'bots/training/courses.ts');
  if (!/^[a-z0-9-]+$/.test(game) || !existsSync(source)) return undefined;
  const { courses } = await import(pathToFileURL(source).href);
  return courses;
}
