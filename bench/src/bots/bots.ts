import { levelsOf } from '@haven/games/bots';
import { games } from '@haven/games/rules';
import type { Pace, Report, Suite } from '../suite.ts';
import { figuresOf, measureBot, tempoText } from './tempo.ts';

/** Milliseconds of processor time for each bot. */
const BUDGETS = { full: 8_000, quick: 50 } as const satisfies Record<Pace, number>;

/** How long the bots of every game think, level by level. */
export const bots: Suite = {
  run(pace: Pace): Report {
    const tempos = games.flatMap((game) => levelsOf(game.meta.id).map((bot) => measureBot(game, bot, BUDGETS[pace])));
    return { figures: { bots: figuresOf(tempos) }, text: tempoText(tempos) };
  },
};
