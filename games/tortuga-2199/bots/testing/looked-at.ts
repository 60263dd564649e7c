import type { Seat } from '@haven/kit';
import { type State, tortuga2199 } from '@haven/tortuga-2199-rules';
import { type Outlook, outlookOf } from '../outlook.ts';
import { plain1 } from '../weights/plain-1.ts';
import { weightsIn } from '../weights.ts';

/** What the first bot of the house in this seat makes of the table: its weights stay as they are. */
export function lookedAt(state: State, seat: Seat): Outlook {
  return outlookOf(tortuga2199.view(state, seat), seat, weightsIn(plain1));
}
