import type { Puzzle } from '@haven/kit/puzzles';

/** The puzzles of a game as a source file; the formatter has the last word on its lines. */
export function puzzleFile(command: string, puzzles: readonly Puzzle[]): string {
  return [
    "import type { Puzzle } from '@haven/text-kit';",
    '',
    `/** Made by \`${command}\`. */`,
    `export const found: readonly Puzzle[] = ${JSON.stringify(puzzles, null, 2)};`,
    '',
  ].join('\n');
}
