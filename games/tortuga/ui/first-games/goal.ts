import { at, type Position, type Seat } from '@haven/kit';
import { chestsToEnd, type Tortuga } from '@haven/tortuga-rules';
import type { FirstGames, Goal } from '@haven/ui-kit';
import { nearEndLine } from '../details/about.ts';
import { scoreSum } from '../details/seat-topic.ts';
import { endingsIn } from '../endings.ts';
import { wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

/** §7.1 How many chests are home, of oneself and of the rival nearest to the end, and how many come next. */
export const goal: FirstGames<Tortuga>['goal'] = ({ view, seat }, { language, seats }): Goal => {
  const words = wordsIn(language, seats);
  const tell = tellIn(language);
  const own = at(view.players, seat);
  const rival = nearestRival({ view, seat });
  const values = {
    mine: own.tortuga.length,
    most: chestsToEnd(view),
    rival: words.nameOf(rival),
    theirs: at(view.players, rival).tortuga.length,
    coming: own.fleet.length,
  };
  return {
    line: tell('goal', values),
    details: {
      title: tell('goalTitle', {}),
      lines: [
        ...endingsIn(view).map((ending) => nearEndLine({ board: { view, front: seat }, words }, ending)),
        tell('goalEnd', values),
        tell('goalComing', values),
      ],
      sums: [scoreSum(words, own)],
      rules: ['§7.1', '§6.1', '§6.3'],
    },
  };
};

function nearestRival({ view: { players }, seat }: Pick<Position<Tortuga>, 'view' | 'seat'>): Seat {
  const rivals = players.map((_, other) => other).filter((other) => other !== seat);
  const homeOf = (other: Seat) => at(players, other).tortuga.length;
  return rivals.reduce((best, other) => (homeOf(other) > homeOf(best) ? other : best));
}
