/** §1.2 Life support is full with ten hearts; one heart means critical (§5.7), none means destroyed (§5.8). */
export const FULL_LIFE = 10;
export const CRITICAL = 1;

/** §1.3 What an operating system starts with, and §4.4 the most it can carry. */
export const FIRST_POWER = 2;
export const FULL_POWER = 10;

/** §1.4 */
export const DRONES = 2;

/** §1.7 */
export const FIRST_HAND = 5;
export const HAND_LIMIT = 7;
