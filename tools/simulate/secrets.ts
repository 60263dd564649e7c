import type { Viewer } from '@haven/kit';
import type { Ledger } from './ledger.ts';

/** Every word of a message: texts and names of fields. */
function wordsOf(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const word of value.split(/\s/)) words.add(word);
  if (typeof value !== 'object' || value === null) return words;
  for (const [name, inner] of Object.entries(value)) {
    words.add(name);
    wordsOf(inner, words);
  }
  return words;
}

/** The secrets of a position that what a viewer sees of it gives away. */
export function leaksIn(seen: { readonly seq: number }, viewer: Viewer, { game, matchAt }: Ledger): string[] {
  const { state, seed } = matchAt(seen.seq);
  if (game.outcome(state) !== undefined) return [];
  const words = wordsOf(seen);
  return [...game.secrets(state, viewer), seed].filter((name) => words.has(name));
}
