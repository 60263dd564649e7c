import { at } from '@haven/kit';
import { type Action, DICE, diceOn, limitOf, NUMBERS, type SeenPlayer, sumOn, withBonus } from '@haven/tortuga-rules';

/** The highest total there is: all five numbers of an action and a bonus of two. */
export const HIGHEST = 17;

/** The chance of each total. */
export type Totals = readonly number[];

/** How a board's totals may turn out if each die in hand goes to an action by these chances, whatever the others do. */
export function likelyTotals(player: SeenPlayer, action: Action, chance: number): Totals {
  let ways = [{ sum: sumOn(player, action), dice: diceOn(player, action), chance: 1 }];
  const limit = limitOf(player, action);
  for (const [die, letter] of DICE.entries()) {
    if (player.placed[die] !== null) continue;
    const number = NUMBERS[action][letter];
    ways = ways.flatMap((way) =>
      way.dice < limit
        ? [
            { sum: way.sum + number, dice: way.dice + 1, chance: way.chance * chance },
            { ...way, chance: way.chance * (1 - chance) },
          ]
        : [way],
    );
  }
  return gathered(ways, player.bonus[action]);
}

function gathered(ways: readonly { sum: number; chance: number }[], bonus: number): Totals {
  const totals = new Array<number>(HIGHEST + 1).fill(0);
  for (const { sum, chance } of ways) {
    const total = withBonus(sum, bonus);
    totals[total] = at(totals, total) + chance;
  }
  return totals;
}

/** Which action a die in hand is likely to serve: the more it is worth to its owner, the likelier. */
export function leanings(worths: readonly number[]): number[] {
  const weights = worths.map((worth) => LEAST + Math.max(0, worth));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** So that even a poor action is sometimes chosen: dice do not always fall as one likes. */
const LEAST = 1.5;
