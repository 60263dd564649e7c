import { BOUNTIES, type Options, PARTS, SYSTEMS, starBounty } from '@haven/star-bounty-rules';
import { detailsContract, momentsOf } from '@haven/text-kit/testing';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { topicOf } from './about.ts';
import { offerTopic } from './topics.ts';

const OPTIONS: Options = { formation: 'v', lenient: true };
const VIEWS = [1, 2].flatMap((seed) => {
  const moments = [...momentsOf(starBounty, { seed, seats: 1, options: OPTIONS })];
  return moments.filter((_, count) => count % 10 === 0).map(({ view }) => view);
});

const ABOUT = [
  ...BOUNTIES.flatMap((id) => [`enemy ${id}`, `taken ${id}`]),
  ...PARTS.flatMap((id) => [`part ${id}`, `offer ${id}`]),
  ...SYSTEMS.map((id) => `system ${id}`),
  ...['row 1', 'drones', 'backRoom', 'life', 'medBay', 'credits', 'sectors', 'bountyPile', 'shopPile', 'salvage'],
  ...['shot', 'impact', 'coin', 'odds', 'choice fire', 'choice flee', 'choice heal'],
];

detailsContract((language) => VIEWS.flatMap((view) => ABOUT.map(topicOf(wordsIn(language), view))));

test('§6.8 with a full hand only a part that is fitted at once says so', () => {
  const state = starBounty.setup(1, OPTIONS, { below: () => 0 });
  const view = {
    ...starBounty.view(state, 0),
    hand: PARTS.slice(-7),
    systems: { shields: 3, engines: 3, ballistics: 3 },
  };
  const [next, far] = (['4D', '9D'] as const).map((part) => offerTopic(wordsIn('en'), view, part));
  expect(next?.lines[0]).toBe('Buy and fit 4♦ at once for 2 credits (shields 3 → 4)');
  expect(far?.lines[0]).toBe('Buy 9♦ for 7 credits');
});
