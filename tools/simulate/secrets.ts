import type { Viewer } from '@haven/kit';
import { wordsOf } from '../../server/src/testing/words-of.ts';
import type { Ledger } from './ledger.ts';

/** The secrets of a position that what a viewer sees of it gives away. */
export function leaksIn(seen: { readonly seq: number }, viewer: Viewer, { game, matchAt }: Ledger): string[] {
  const { state, seed } = matchAt(seen.seq);
  if (game.outcome(state) !== undefined) return [];
  const words = wordsOf(seen);
  return [...game.secrets(state, viewer), seed].filter((name) => words.has(name));
}
