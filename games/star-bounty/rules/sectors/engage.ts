import { at } from '@haven/kit';
import { ask } from '../agenda.ts';
import * as moves from '../moves.ts';
import { because } from '../refusals.ts';
import type { Act } from '../types.ts';

/** §2.4 Choose one enemy of the front row; it alone fights until it is beaten or you flee. */
export const engage: Act<'engage'> = {
  offer: ({ rows }) => at(rows, 0).enemies.map((enemy) => moves.engage[enemy]),
  barrier: ({ rows }, _seat, { enemy }) =>
    at(rows, 0).enemies.includes(enemy) ? undefined : because('not-in-front-row', '§2.3'),
  play: (turn, _step, { enemy }) => {
    turn.emit({ type: 'engaged', enemy });
    ask(turn, 'fire');
  },
};
