import type { ChatLine } from '@haven/wire';
import type { Circle } from './online-table.ts';

/** By name, where there is one: chairs change hands, and no two names at a table are the same. */
export function isMineIn({ state: { viewer, table } }: Circle, { seat, name }: ChatLine): boolean {
  if (viewer === 'spectator') return false;
  const mine = table.chairs[viewer]?.name;
  return name && mine ? name === mine : seat === viewer;
}
