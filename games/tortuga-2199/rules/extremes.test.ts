import { effort, inspect } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import { KEYWORDS, keywordOf, optionsOf } from './components/card-set.ts';
import { problemsOf } from './components/card-set-schema.ts';
import { tortuga2199 } from './index.ts';
import { EXTREME_SET } from './testing/extreme-set.ts';
import { plan } from './testing/plan.ts';

const GAMES = effort({ daily: 3, thorough: 1_000 });

const extreme: typeof tortuga2199 = {
  ...tortuga2199,
  setup: (seats, options, rng) => tortuga2199.setup(seats, { ...options, cardSet: EXTREME_SET }, rng),
};

test('§8.3 the set of extremes is valid and has every keyword and every field', () => {
  expect(problemsOf(EXTREME_SET)).toEqual([]);
  const abilities = EXTREME_SET.cards.flatMap((card) => card.abilities.flatMap((each) => [each, ...optionsOf(each)]));
  expect(new Set(abilities.map(({ does }) => does))).toEqual(new Set(Object.keys(KEYWORDS)));
  expect(new Set(abilities.map(({ does }) => keywordOf(does).when))).toEqual(new Set(['play', 'combat']));
  expect(new Set(abilities.flatMap(Object.keys))).toEqual(
    new Set(['does', 'n', 'pays', 'if', 'per', 'most', 'gives', 'of']),
  );
});

test(
  `§8.3 ${GAMES} random games with every keyword at its extremes keep every promise and end`,
  () => {
    const { faults, games } = inspect(extreme, { ...plan, runs: GAMES, maxMoves: 6_000 });
    expect(faults).toEqual([]);
    expect(games).toBe(GAMES);
  },
  GAMES * 60_000,
);
