import type { Line } from '@haven/tortuga-2199-text';
import type { Words } from '../words.ts';
import type { Row } from './rows.ts';

/** Why an action is not possible: nothing to do it with, or whatever the rules refuse. */
export function reasonOf({ label, say }: Words, { lacks }: Row, refused: Line): string {
  return lacks === null ? say(refused) : label(`lacks_${lacks}`);
}
