import { type Position, simRng } from '@haven/kit';
import { listed } from '@haven/text-kit';
import { sailor } from '@haven/tortuga-2199-bots';
import { cardPriceOf, faceNamed, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
import { moveLine } from '@haven/tortuga-2199-text';
import type { FirstGames } from '@haven/ui-kit';
import { usefulIn } from '../actions/rows.ts';
import { type Words, wordsIn } from '../words.ts';
import { tellIn } from './texts.ts';

type Here = Position<Tortuga2199>;

/** So many cards are named. */
const MOST_CARDS = 3;

/** §2.2 What would be lost with the turn, what could be had for it, and what a Sailor would do. */
export const undone: FirstGames<Tortuga2199>['undone'] = (here, { language, seats }) => {
  const words = wordsIn(language, seats);
  const lines = [...affordable(here, words), ...stillOpen(here, words), ...bySailor(here, words)];
  return lines.length > 0 ? [...lost(here, words), ...lines] : [];
};

function lost({ view, seat }: Here, { language, word }: Words): string[] {
  const tell = tellIn(language);
  const { crypto, manoeuvre } = view.turn;
  const cards = view.captains[seat]?.own?.hand.length ?? 0;
  const what = [
    ...(crypto > 0 ? [word('resources.crypto', { n: crypto })] : []),
    ...(manoeuvre > 0 ? [word('resources.manoeuvre', { n: manoeuvre })] : []),
    ...(cards > 0 ? [tell('cards', { count: cards })] : []),
  ];
  return what.length > 0 ? [tell('lost', { what: listed(language, what) })] : [];
}

/** §3.3 The dearest first. */
function affordable({ view, moves }: Here, { language, cardOf, word }: Words): string[] {
  const faces = moves.flatMap((move) => (move.type === 'buy' ? [faceNamed(view, move.card)] : []));
  if (faces.length === 0) return [];
  const dearest = faces.toSorted((a, b) => cardPriceOf(view, b) - cardPriceOf(view, a));
  const priceOf = (face: (typeof faces)[number]) => word('resources.crypto', { n: cardPriceOf(view, face) });
  const named = new Set(dearest.map((face) => `${cardOf(face)} (${priceOf(face)})`));
  return [tellIn(language)('affordable', { cards: listed(language, [...named].slice(0, MOST_CARDS)) })];
}

/** §3 What else would be a pity; buying has its own line. */
function stillOpen({ moves }: Here, { language, word }: Words): string[] {
  const offered = new Map(moves.map((move) => [tortuga2199.notate(move), move]));
  const actions = usefulIn(offered).filter((action) => action !== 'buy');
  if (actions.length === 0) return [];
  const labels = actions.map((action) => word(`actions.${action}.label`));
  return [tellIn(language)('open', { actions: listed(language, labels) })];
}

function bySailor(here: Here, { language, say }: Words): string[] {
  const { move } = sailor.think(here, simRng(1));
  return move.type === 'end' ? [] : [tellIn(language)('sailor', { move: say(moveLine(move, here.view)) })];
}
