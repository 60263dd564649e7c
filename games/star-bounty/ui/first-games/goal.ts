import { creditsFor, LAST_SECTOR, MEDALS, type StarBounty, type View } from '@haven/star-bounty-rules';
import type { FirstGames, Goal } from '@haven/ui-kit';
import { wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

/** §7.2 How many credits there are, which medal comes next, and how much of the way lies ahead. */
export const goal: FirstGames<StarBounty>['goal'] = ({ view }, { language }): Goal => {
  const tell = tellIn(language);
  const words = wordsIn(language);
  const { medal, credits: need } = nextMedal(view);
  const worth = view.collection.reduce((sum, taken) => sum + creditsFor(taken), 0);
  const values = {
    credits: view.credits,
    medal: words.word(`verdicts.${medal}`),
    prize: words.title(`verdicts.${medal}`),
    need,
    worth,
    sector: view.sector,
    last: LAST_SECTOR,
    enemies: view.rows.flat().length,
  };
  return {
    line: tell(worth > 0 ? 'goalSell' : 'goal', values),
    details: {
      title: tell('goalTitle', {}),
      lines: [
        tell(view.credits >= need ? 'goalBest' : 'goalCredits', values),
        ...(worth > 0 ? [tell('goalWorth', values)] : []),
        tell('goalSector', values),
      ],
      rules: ['§7.1', '§7.2', '§6.2'],
    },
  };
};

/** §7.2 The cheapest that is still out of reach, or the best of all. */
function nextMedal({ credits }: View): (typeof MEDALS)[number] {
  return MEDALS.findLast((medal) => credits < medal.credits) ?? MEDALS[0];
}
