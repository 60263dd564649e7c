import { games } from '@haven/games/rules';
import type { Budget } from '../measure.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { compareDeckGames, comparisonFigures, comparisonText } from './deck-game.ts';
import { figuresOf, measureGame, speedText } from './speed.ts';

interface Budgets {
  readonly speed: Budget;
  readonly comparison: Budget;
}

const BUDGETS = {
  full: { speed: { rounds: 7, milliseconds: 400 }, comparison: { rounds: 15, milliseconds: 200 } },
  quick: { speed: { rounds: 1, milliseconds: 20 }, comparison: { rounds: 1, milliseconds: 20 } },
} as const satisfies Record<Pace, Budgets>;

/** How fast the rules are, and the kit beside boardgame.io. */
export const engine: Suite = {
  run(pace: Pace): Report {
    const { speed, comparison } = BUDGETS[pace];
    const duel = compareDeckGames(comparison);
    const speeds = games.map((game) => measureGame(game, speed));
    return {
      figures: { engine: figuresOf(speeds), kitVsBoardgameIo: comparisonFigures(duel) },
      text: `${speedText(speeds, speed)}\n\n${comparisonText(duel, comparison)}`,
    };
  },
};
