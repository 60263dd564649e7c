import { gameById } from '@haven/games/rules';
import type { Shelf } from '../documents/shelf.ts';

/** Whether a table would play with it. */
export function isPlayable({ game, option }: Shelf, value: unknown): boolean {
  const spec = gameById(game)?.options[option];
  return spec?.kind === 'document' && spec.check(value) === undefined;
}
