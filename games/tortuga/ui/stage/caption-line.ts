import { at } from '@haven/kit';
import { type Deed, type Event, LAST_BOX, type Token } from '@haven/tortuga-rules';
import { logLine } from '@haven/tortuga-text';
import type { Words } from '../words.ts';
import type { Frame } from './beats.ts';

type Shown = Pick<Frame, 'view' | 'events'>;

/** What is said of an event while it is shown: with it what does not come of it, since nobody is asked about that. */
export function captionLine(event: Event, shown: Shown, { label, say, word, nameOf }: Words): string | undefined {
  const line = logLine(event);
  const told = line && say(line);
  const token = event.type === 'deedBegan' ? tokenAtEnd(event.deed, shown) : undefined;
  if (event.type !== 'deedBegan' || token === undefined) return told;
  const stays = label('staysOnLastBox', { seat: nameOf(event.deed.seat), token: word(`names.${token}`) });
  return `${told} ${stays}`;
}

/** §3.4, §4.10 Whose token cannot go on. */
function tokenAtEnd({ seat, action }: Deed, { view, events }: Shown): Token | undefined {
  const token = TOKEN_AHEAD[action];
  const hasMoved = events.some((event) => event.type === 'tokenMoved' && event.seat === seat);
  return token && !hasMoved && at(view.players, seat)[token] === LAST_BOX ? token : undefined;
}

const TOKEN_AHEAD: Readonly<Partial<Record<Deed['action'], Token>>> = { fleet: 'boat', crew: 'pirate' };
