import { at } from '@haven/kit';
import type { Options } from '../meta.ts';
import type { BountyRank } from './cards.ts';

export const LAST_SECTOR = 4;

/** §2.1 Bounties by sector, and §2.2 how they stand in rows. §8.1 The other two formations are table options. */
export const FORMATIONS: Readonly<Record<Options['formation'], readonly (readonly number[])[]>> = {
  v: [[1], [1, 2], [1, 2, 2], [1, 2, 2, 2]],
  wide: [[1], [1, 2], [1, 2, 2], [1, 2, 4]],
  'single-file': [[1], [1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1]],
};

/** §2.1 So many bounties wait in a sector, the same in every formation. */
export function bountiesIn(sector: number): number {
  return at(FORMATIONS.v, sector - 1).reduce((sum, size) => sum + size, 0);
}

/** §3.1 */
export const HEALTH = { A: 30, K: 25, Q: 20, J: 15 } as const satisfies Record<BountyRank, number>;

/** §6.2 What a bounty pays. */
export const BOUNTY_PAY = { A: 11, K: 9, Q: 7, J: 5 } as const satisfies Record<BountyRank, number>;

/** §6.3 More for one that was taken alive. */
export const ALIVE_BONUS = 5;

/** §6.4 More for every bounty of a far sector, by sector. */
export const SECTOR_BONUS = [0, 0, 1, 2, 3] as const;

/** §7.2 */
export const MEDALS = [
  { medal: 'platinum', credits: 125 },
  { medal: 'gold', credits: 100 },
  { medal: 'silver', credits: 75 },
  { medal: 'bronze', credits: 50 },
] as const;
export type Medal = (typeof MEDALS)[number]['medal'];
