import { type Seat, simRng } from '@haven/kit';
import { detailsContract, momentsOf, PEOPLE } from '@haven/text-kit/testing';
import { type Options, SECTORS, STANDARD_SET, tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { isIdle } from '../idle.ts';
import { wordsIn } from '../words.ts';
import { topicOf } from './about.ts';
import type { Teller } from './topic.ts';

const OPTIONS: Options = { scenario: 'standard', map: 'nestled', cardSet: null };
const MOMENTS = [...momentsOf(tortuga2199, { seed: 5, seats: 3, options: OPTIONS, most: 160 })].filter(
  (_, count) => count % 40 === 39,
);

const aboutIn = (view: View) => [
  ...SECTORS.filter((id) => view.sectors[id]).map((id) => `sector ${id}`),
  ...STANDARD_SET.cards.map(({ id }) => `card ${id}`),
  ...['play', 'buy', 'move', 'reserve', 'capture', 'conquer', 'attack', 'lab', 'cache'].map((id) => `action ${id}`),
  ...['action', 'captain 0', 'captain 1', 'crypto', 'hand', 'huntToken', 'fight cards', 'lastRound'],
];

/** As the table asks: of a position that looks like this one. */
function askedOf(view: View, seat: Seat): Pick<Teller['board'], 'why' | 'isIdle'> {
  const state = tortuga2199.imagine?.(view, simRng(1));
  return {
    why: (wish) => (state && tortuga2199.refusal?.(state, seat, wish)) ?? { code: 'illegal-move' },
    isIdle: (face) => state !== undefined && isIdle(state, seat, face),
  };
}

detailsContract((language) => {
  const words = wordsIn(
    language,
    PEOPLE[language].map((name) => ({ name, kind: 'human' as const })),
  );
  return MOMENTS.flatMap(({ view, seat, moves }) => {
    const board: Teller['board'] = {
      view,
      me: seat,
      own: view.captains[seat] ?? null,
      asked: view.agenda.at(-1),
      moves: new Map(moves.map((move) => [tortuga2199.notate(move), move])),
      ...askedOf(view, seat),
    };
    return aboutIn(view).map(topicOf({ board, words }));
  });
});
