import { detailsContract, momentsOf, PEOPLE } from '@haven/text-kit/testing';
import { ACTIONS, AREAS, COLOURS, DICE, type Options, tortuga } from '@haven/tortuga-rules';
import { wordsIn } from '../words.ts';
import { topicOf } from './about.ts';

const OPTIONS: Options = { long: false, start: 'random', swift: true };
const MOMENTS = [2, 3].flatMap((seats) =>
  [...momentsOf(tortuga, { seed: seats, seats, options: OPTIONS, most: 120 })].filter((_, count) => count % 40 === 39),
);

const ABOUT = [
  ...ACTIONS.map((id) => `action ${id}`),
  ...AREAS.map((id) => `area 1 ${id}`),
  ...COLOURS.map((id) => `chest ${id}`),
  ...DICE.map((id) => `die ${id}`),
  ...['seat 0', 'seat 1', 'track 0 fleet', 'track 1 crew', 'odds', 'pick', 'wait', 'bag', 'bonusTile', 'startPlayer'],
];

detailsContract((language) => {
  const words = wordsIn(
    language,
    PEOPLE[language].map((name) => ({ name, kind: 'human' as const })),
  );
  return MOMENTS.flatMap(({ view, seat }) => ABOUT.map(topicOf({ board: { view, front: seat }, words })));
});
