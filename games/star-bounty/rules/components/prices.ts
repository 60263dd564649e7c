import type { PartValue } from './cards.ts';

/** §6.7 */
export const PART_PRICE = {
  3: 1,
  4: 1,
  5: 3,
  6: 3,
  7: 5,
  8: 5,
  9: 7,
  10: 7,
} as const satisfies Record<PartValue, number>;

/** §6.6 */
export const SHELF = 5;
/** §6.9 */
export const BACK_ROOM_PRICE = 3;
/** §6.10 */
export const HEART_PRICE = 1;
/** §6.12 */
export const FIT_PRICE = 1;
/** §6.13 */
export const REPAIR_PRICE = 10;
