/** §1.3 Boat and pirate start on the third of eight boxes. */
export const FIRST_BOX = 3;
export const LAST_BOX = 8;

/** §5.6 How many chests the fleet or the crew can carry, and how many dice BOARD or RAID can hold, by box. */
const CAPACITY = [0, 1, 2, 2, 3, 3, 4, 4, 4] as const;
export function capacityOf(box: number): number {
  return CAPACITY[box] ?? 0;
}

/** §2.6 Fleet, crew and hunt hold every die. */
export const DICE_LIMIT = 5;

/** §2.9 The two sides of a bonus tile. */
export const LAST_BONUS = 2;

/** §3.2 An action has one effect for the first and one for the second; §9 with two players it has one for the best. */
export type Effect = 'first' | 'second' | 'duel';

/** §4.1, §4.2 How far boat or pirate go ahead; §9.2 with two players. */
export const BOXES_AHEAD = { first: 2, second: 1, duel: 1 } as const satisfies Record<Effect, number>;

/** §4.3 A chest, and one tile of so many that are looked at; §4.4 the second finds no chest; §9.3 with two players. */
export const FINDS = {
  first: { chests: 1, tiles: 2 },
  second: { chests: 0, tiles: 1 },
  duel: { chests: 1, tiles: 1 },
} as const satisfies Record<Effect, { chests: 0 | 1; tiles: 1 | 2 }>;

/** §7.1, §8.1 Chests in Tortuga that end the game. */
export const CHESTS_TO_END = { short: 6, long: 8 } as const;

/** §6 What is worth what. */
export const POINTS = { tortuga: 3, fleet: 2, crew: 1, set: 3 } as const;
