import { at } from '@haven/kit';
import type { Claim, Quest, QuestPosition } from '@haven/kit/puzzles';
import {
  ACTIONS,
  type Action,
  DICE,
  diceShowing,
  NUMBERS,
  type SeenPlayer,
  SKULL,
  setOf,
  symbolOf,
  type Tortuga,
  withPlaced,
} from '@haven/tortuga-rules';
import { oddsOf } from '../odds.ts';
import { HIGHEST } from '../rivals.ts';

/** So much likelier is the best choice than the next one. */
const CLEAR = 0.08;
const MOST_CERTAIN = 0.95;
/** Fewer ways to choose are no question. */
const FEWEST_PICKS = 4;

/** §2.2 Which dice to keep for the best chance of a total, by the exact odds. */
export const dice: Quest<Tortuga> = {
  kind: 'dice',
  seats: [2, 3],
  wanted: 6,
  find: (asked, rng) => {
    const action = at(ACTIONS, rng.below(ACTIONS.length));
    return isAsked(asked) ? claimOf(asked, action, 5 + rng.below(HIGHEST - 7)) : undefined;
  },
  holds: (asked, { values, way }) => {
    const action = ACTIONS.find((each) => each === values.action);
    const again = action && claimOf(asked, action, Number(values.total));
    return JSON.stringify(again?.values) === JSON.stringify(values) && again?.way[0] === way[0];
  },
};

function isAsked({ view, moves }: QuestPosition<Tortuga>): boolean {
  const step = view.agenda.at(-1);
  return step?.type === 'pick' && !step.open && moves.length >= FEWEST_PICKS;
}

function claimOf({ view, moves }: QuestPosition<Tortuga>, action: Action, total: number): Claim | undefined {
  const board = at(view.players, 0);
  const judged = moves
    .flatMap((move) => (move.type === 'pick' && move.dice !== '' ? [move.dice] : []))
    .map((letters) => ({ letters, chance: chanceOf(board, letters, { action, total }) }))
    .toSorted((one, other) => other.chance - one.chance);
  const [best] = judged;
  const next = judged.find(({ chance }) => best && chance < best.chance - EQUAL);
  if (!best || !next || best.chance - next.chance < CLEAR || best.chance > MOST_CERTAIN) return undefined;
  const kept = judged.filter(({ chance }) => chance >= best.chance - EQUAL).map(({ letters }) => letters);
  const odds = { chance: percent(best.chance), other: percent(next.chance) };
  const values = { action, total, ...keptOf(board, best.letters), ...odds };
  const moveOf = (letters: string) => `pick ${letters}`;
  return { kind: 'dice', values, task: { type: 'choose', best: kept.map(moveOf) }, way: [moveOf(best.letters)] };
}

/** What the kept dice show, as one would say it. */
function keptOf(board: SeenPlayer, letters: string): { symbol: string; numbers: string; skulls: number } {
  const symbol = symbolOf(board, setOf(letters));
  const skulls = [...letters].filter((letter) => diceShowing(board, SKULL) & setOf(letter));
  const shown = DICE.filter((die) => letters.includes(die) && !skulls.includes(die));
  const numbers = symbol ? shown.map((die) => NUMBERS[symbol][die]) : [];
  return { symbol: symbol ?? '', numbers: numbers.join(', '), skulls: skulls.length };
}

const EQUAL = 1e-9;

/** Skulls alone are turned to the action that is wanted, as far as it takes them (§2.8). */
function chanceOf(
  board: SeenPlayer,
  letters: string,
  { action, total }: { readonly action: Action; readonly total: number },
): number {
  const pick = setOf(letters);
  return oddsOf(withPlaced(board, pick, symbolOf(board, pick) ?? action), action)[total] ?? 0;
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}
