import type { Standing } from '@haven/kit';
import type { View } from '../types.ts';

/** §6.1 The round, and how much Influence everybody has. */
export function standingOf({ round, captains }: View): Standing {
  return { round, points: captains.map(({ total }) => total) };
}
