import { preferencesOf } from '@haven/ui-kit';

/** The puzzles that somebody has solved, remembered in this browser. */
export const useSolved = preferencesOf<{ readonly solved: readonly string[] }>('puzzles', { solved: [] });

export function puzzleKey(game: string, id: string): string {
  return `${game}/${id}`;
}

export function keepSolved(key: string): void {
  useSolved.setState(({ solved }) => ({ solved: [...new Set([...solved, key])] }));
}
