import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../source-files.ts';

/** Whatever may change how a game is played by its bots: a few digits that stand for all of it, weights included. */
export function editionOf(root: string, game: string): string {
  const hash = createHash('sha256');
  for (const folder of ['kit/src', `games/${game}/rules`, `games/${game}/bots`])
    for (const path of filesBelow(join(root, folder)).filter(isPlayed))
      hash.update(`${folder}/${path}\n`).update(readFileSync(join(root, folder, path)));
  return hash.digest('hex').slice(0, DIGITS);
}

const DIGITS = 8;

function isPlayed(path: string): boolean {
  return (
    path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(testing|training|puzzles|review|golden)\//.test(path)
  );
}
