import { copy } from '../copy.ts';
import type { Game, GameTypes } from '../game.ts';
import type { Rng } from '../rng.ts';

/** How many lines of play of this length start here, with the same dice on every line: one number tests every rule at once. */
export function countLines<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  plan: { depth: number; dice: () => Rng },
): number {
  if (plan.depth === 0) return 1;
  let lines = 0;
  for (const seat of game.toAct(state)) {
    for (const move of game.legalMoves(state, seat)) {
      const next = copy(state);
      game.play({ state: next, seat, rng: plan.dice(), emit: (event) => game.apply(next, event) }, move);
      lines += countLines(game, next, { ...plan, depth: plan.depth - 1 });
    }
  }
  return lines;
}
