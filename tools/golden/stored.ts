import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@haven/kit';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function rulesFolder(game: AnyGame): string {
  return join(ROOT, 'games', game.meta.id, 'rules');
}

export function goldenFile(game: AnyGame, name: string): string {
  return join(rulesFolder(game), 'golden', name);
}

export function storedGames(game: AnyGame): { readonly file: string; readonly text: string }[] {
  return readdirSync(goldenFile(game, '.'))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ file, text: readFileSync(goldenFile(game, file), 'utf8') }));
}

/** Why no play carries out a rule, by its §. */
export function beyondPlay(game: AnyGame): Readonly<Record<string, string>> {
  const path = goldenFile(game, 'beyond-play.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
