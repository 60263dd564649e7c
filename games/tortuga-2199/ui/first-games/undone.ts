import { at, type Position, simRng } from '@haven/kit';
import { listed } from '@haven/text-kit';
import { sailor } from '@haven/tortuga-2199-bots';
import { cardPriceOf, faceNamed, type Move, type Tortuga2199 } from '@haven/tortuga-2199-rules';
import { moveLine } from '@haven/tortuga-2199-text';
import type { FirstGames } from '@haven/ui-kit';
import { type Words, wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

type Here = Position<Tortuga2199>;

/** So many cards are named. */
const MOST_CARDS = 3;

/** What could be had for what would be lost, and what a Sailor would do, whom newcomers have never met: the screen says the rest. */
export const undone: FirstGames<Tortuga2199>['undone'] = (here, { language, seats }) => {
  const words = wordsIn(language, seats);
  return [...affordable(here, words), ...bySailor(here, words)];
};

/** §3.3 The dearest first. */
function affordable({ view, moves }: Here, { language, cardOf, word }: Words): string[] {
  const faces = moves.flatMap((move) => (move.type === 'buy' ? [faceNamed(view, move.card)] : []));
  if (faces.length === 0) return [];
  const dearest = faces.toSorted((a, b) => cardPriceOf(view, b) - cardPriceOf(view, a));
  const priceOf = (face: (typeof faces)[number]) => word('resources.crypto', { n: cardPriceOf(view, face) });
  const named = new Set(dearest.map((face) => `${cardOf(face)} (${priceOf(face)})`));
  return [tellIn(language)('affordable', { cards: listed(language, [...named].slice(0, MOST_CARDS)) })];
}

/** §4.16 From the cargo bay nothing is bought: a card that is only played there brings hardly anything. */
function isStranded({ view, seat }: Here, { type }: Move): boolean {
  return type === 'play' && at(view.captains, seat).at === null;
}

function bySailor(here: Here, { language, say }: Words): string[] {
  const { move } = sailor.think(here, simRng(1));
  return move.type === 'end' || isStranded(here, move)
    ? []
    : [tellIn(language)('goOn', { move: say(moveLine(move, here.view)) })];
}
