import { type Position, simRng } from '@haven/kit';
import { sailor } from '@haven/tortuga-bots';
import { effectFor, type Tortuga, tortuga } from '@haven/tortuga-rules';
import { moveLine } from '@haven/tortuga-text';
import type { FirstGames } from '@haven/ui-kit';
import { type Words, wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

type Here = Position<Tortuga>;

/** §3.4 What is given up with an action, and what a Sailor would do; nothing where a Sailor gives it up too. */
export const undone: FirstGames<Tortuga>['undone'] = (here, { language, seats }) => {
  const { move } = sailor.think(here, simRng(1));
  if (move.type === 'forfeit') return { lines: [] };
  const words = wordsIn(language, seats);
  const advised = words.say(moveLine(move, here.view));
  return {
    lines: [...givenUp(here, words), tellIn(language)('sailor', { move: advised })],
    move: tortuga.notate(move),
  };
};

function givenUp({ view }: Here, { language, word }: Words): string[] {
  const step = view.agenda.at(-1);
  if (step?.type !== 'perform' && step?.type !== 'attack') return [];
  const { deed } = step;
  return [tellIn(language)('givenUp', { effect: word(`effects.${deed.action}.${effectFor(view, deed)}`) })];
}
