import { at, type Position, positionOf, simRng, simulate } from '@haven/kit';
import { listed } from '@haven/text-kit';
import { sailor } from '@haven/tortuga-2199-bots';
import { cardPriceOf, faceNamed, type Move, type Tortuga2199, tortuga2199 } from '@haven/tortuga-2199-rules';
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
  const lines = affordable(here, words);
  const [first, last] = advisedIn(here);
  if (first === undefined) return { lines };
  const tell = tellIn(language);
  const move = said(first, words);
  const advice = last ? tell('goThere', { move, deed: said(last, words) }) : tell('goOn', { move });
  return { lines: [...lines, advice], move: tortuga2199.notate(first.move) };
};

/** A move where it would be made. */
type Advised = Pick<Here, 'view'> & { readonly move: Move };

const said = ({ move, view }: Advised, { say }: Words): string => say(moveLine(move, view));

/** §2.4, §3.3 The dearest first; Minerals are kept, Crypto is not. */
function affordable({ view, moves }: Here, { language, cardOf, word }: Words): string[] {
  const faces = moves.flatMap((move) => (move.type === 'buy' ? [faceNamed(view, move.card)] : []));
  if (faces.length === 0 || view.turn.crypto === 0) return [];
  const dearest = faces.toSorted((a, b) => cardPriceOf(view, b) - cardPriceOf(view, a));
  const priceOf = (face: (typeof faces)[number]) => word('resources.crypto', { n: cardPriceOf(view, face) });
  const named = new Set(dearest.map((face) => `${cardOf(face)} (${priceOf(face)})`));
  return [tellIn(language)('affordable', { cards: listed(language, [...named].slice(0, MOST_CARDS)) })];
}

/** A Sailor plans no farther ahead than this. */
const MOST_STEPS = 8;

/** What a Sailor would do: a deed, or the flight that leads to one; a flight that leads to none is no advice. */
function advisedIn(here: Here): readonly Advised[] {
  const rng = simRng(1);
  const imagined = tortuga2199.imagine?.(here.view, simRng(1));
  if (imagined === undefined) return [];
  const { state, play } = simulate(tortuga2199, imagined, rng);
  const way: Advised[] = [];
  for (let now = here; way.length < MOST_STEPS; now = positionOf(tortuga2199, state, here.seat)) {
    const { move } = sailor.think(now, rng);
    if (move.type === 'end' || isStranded(now, move)) return [];
    way.push({ move, view: now.view });
    if (move.type !== 'move') return way.length > 1 ? [at(way, 0), at(way, way.length - 1)] : way;
    play(here.seat, move);
  }
  return [];
}

/** §4.16 From the cargo bay nothing is bought: a card that is only played there brings hardly anything. */
function isStranded({ view, seat }: Here, { type }: Move): boolean {
  return type === 'play' && at(view.captains, seat).at === null;
}
