import { simRng } from '@haven/kit';
import { type Options, SYSTEMS, starBounty } from '@haven/star-bounty-rules';
import { LANGUAGES } from '@haven/text-kit';
import { expect, test } from 'vitest';
import { wordsIn } from '../words.ts';
import { topicOf } from './about.ts';
import { offerTopic, systemTopic } from './topics.ts';

const OPTIONS: Options = { formation: 'v', lenient: false };

test.each(LANGUAGES)('§6.12 a system names the part that it takes next, as cards are named in %s', (language) => {
  const view = starBounty.view(starBounty.setup(1, OPTIONS, simRng(1)), 0);
  const told = SYSTEMS.map((system) => systemTopic(wordsIn(language), view, system).lines.at(-1));
  expect(told).toEqual(
    SYSTEMS.map((system) => expect.stringContaining(` 3${{ shields: '♦', ballistics: '♣', engines: '♠' }[system]}.`)),
  );
});

test('§7.1 credits say what was earned and what was spent', () => {
  const view = starBounty.view(starBounty.setup(1, OPTIONS, simRng(1)), 0);
  const ledger = { ...view.ledger, bounties: 9, captures: 5, healing: -4 };
  expect(topicOf(wordsIn('en'), view)('credits')?.sums).toEqual([]);
  expect(topicOf(wordsIn('en'), { ...view, credits: 10, ledger })('credits')?.sums).toEqual([
    {
      title: 'Credits in hand',
      terms: [
        { what: 'Bounties by rank', points: 9 },
        { what: 'Prisoners sold', points: 5 },
        { what: 'Healing', points: -4 },
      ],
      total: 10,
    },
  ]);
});

test('§6.12 a part that is next can be bought and fitted with one press, any other only bought', () => {
  const view = { ...starBounty.view(starBounty.setup(1, OPTIONS, simRng(1)), 0), credits: 9 };
  const waysOf = (credits: number, part: '3C' | '5C') =>
    offerTopic(wordsIn('en'), { ...view, credits }, part).moves.map(({ type }) => type);
  expect(waysOf(9, '3C')).toEqual(['buyFit', 'buy']);
  expect(waysOf(9, '5C')).toEqual(['buy']);
  expect(waysOf(1, '3C')).toEqual(['buy']);
});
