import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../game.ts';
import { retell } from '../transcript.ts';

/** The stored games of a folder, each played again: `golden(game, import.meta.url, ['"long":true'])`. All marks must come up. */
export function golden<T extends GameTypes>(game: Game<T>, url: string, marks: readonly string[]): void {
  const folder = fileURLToPath(new URL('.', url));
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  describe(`golden games of ${game.meta.id}`, () => {
    test.each(files)('%s plays as it was written', (file) => {
      expect(retell(game, textOf(file))).toBe(textOf(file));
    });
    test.each(marks)('%s comes up', (mark) => {
      const hint = `npm run golden -- ${game.meta.id} NAME --seed 1 --seats 2 writes another game`;
      expect(files.map(textOf).join('\n'), hint).toContain(mark);
    });
  });
}
