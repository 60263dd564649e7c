import { type Action, DICE, NUMBERS } from '../components/dice.ts';
import type { Player } from '../types.ts';

/** §3.2 What the dice on an action add up to. */
export function sumOn({ placed }: Pick<Player, 'placed'>, action: Action): number {
  let sum = 0;
  for (let die = 0; die < DICE.length; die += 1) {
    const letter = DICE[die];
    if (placed[die] === action && letter) sum += NUMBERS[action][letter];
  }
  return sum;
}

/** §2.9 The bonus tile adds to dice; alone it counts for nothing. */
export function withBonus(sum: number, bonus: number): number {
  return sum === 0 ? 0 : sum + bonus;
}

/** §3.2 Dice on the action, with the bonus tile. */
export function totalOf(player: Pick<Player, 'placed' | 'bonus'>, action: Action): number {
  return withBonus(sumOn(player, action), player.bonus[action]);
}
