import type { Seat } from '@haven/kit';
import type { Event } from '@haven/tortuga-rules';
import type { Frame } from './beats.ts';

/** Who is to be seen in a frame besides the board in front: first who is acted upon, then who acts. */
export function rivalInFilm({ events }: Pick<Frame, 'events'>, front: Seat): Seat | undefined {
  return [...events.flatMap(victims), ...events.flatMap(actors)].find((seat) => seat !== front);
}

/** What is done on boards; dice, bonuses and ranks are looked at on the flags. */
const ON_BOARDS: ReadonlySet<Event['type']> = new Set([
  'deedBegan',
  'tokenMoved',
  'chestDrawn',
  'attacked',
  'chestStolen',
  'centreTaken',
  'chestLost',
  'chestsMoved',
]);

export function isOnBoards({ events }: Pick<Frame, 'events'>): boolean {
  return events.some(({ type }) => ON_BOARDS.has(type));
}

const victims = (event: Event) => ('target' in event ? [event.target] : []);

function actors(event: Event): Seat[] {
  if ('deed' in event) return [event.deed.seat];
  return 'seat' in event ? [event.seat] : [];
}
