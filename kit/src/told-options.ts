import { fingerprint } from './fingerprint.ts';
import type { AnyGame } from './game.ts';

/** A document may be long: everybody is told its fingerprint only. */
export function toldOptions(
  game: Pick<AnyGame, 'options'>,
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const told = Object.entries(options).map(([name, value]) => {
    const isDocument = game.options[name]?.kind === 'document' && value !== null;
    return [name, isDocument ? fingerprint(value) : value];
  });
  return Object.fromEntries(told);
}
