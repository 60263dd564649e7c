import { describe, expect, test } from 'vitest';
import { pick } from '../rng.ts';
import { type Lanterns, lanterns } from '../testing/lanterns.ts';
import { belief } from './belief.ts';
import { bout, leadOf, shareOf } from './bout.ts';
import { attend, type Course } from './course.ts';
import { evolution, type Genome } from './evolution.ts';
import { type Learned, learnedFrom, readLearned, type Subject, valuesIn } from './learned.ts';
import type { Lore } from './lore.ts';
import { regression } from './regression.ts';
import { chancesOf } from './score.ts';

const SUBJECT: Subject = { meta: { id: 'lanterns', version: 1 }, schema: ['speed', 'range'] };

describe('a file of learned values', () => {
  const whole = learnedFrom(SUBJECT, { seed: 1, games: 10 }, { speed: 0.5, range: 2 });

  test('is read where it fits', () => {
    expect(readLearned(SUBJECT, whole)).toEqual({ values: { speed: 0.5, range: 2 } });
  });

  test.each<[string, Partial<Learned>]>([
    ['other-game', { game: 'checkers' }],
    ['other-rules', { rules: 2 }],
    ['other-schema', { schema: '' }],
    ['damaged', { values: { speed: 0.6, range: 2 } }],
  ])('is refused otherwise: %s', (code, change) => {
    const other = { ...whole, ...change };
    expect(readLearned(SUBJECT, other).refusal?.code).toBe(code);
    expect(() => valuesIn(SUBJECT, other)).toThrow(code);
  });

  test('a name more is another schema', () => {
    const wider = { ...SUBJECT, schema: [...SUBJECT.schema, 'depth'] };
    expect(readLearned(wider, whole).refusal?.code).toBe('other-schema');
  });
});

/** Wins by being nearer to two and a half. */
const merit = ({ speed = 0, range = 0 }: Genome) => -((speed - 2) ** 2) - (range - 0.5) ** 2;

const toy = evolution({
  subject: SUBJECT,
  names: SUBJECT.schema,
  start: { speed: 1, range: 1 },
  rounds: 40,
  pairs: 6,
  trials: 1,
  stray: { first: 0.4, last: 0.05, rounds: 40 },
  trial: (challenger, holder) => merit(challenger) - merit(holder),
});

describe('evolution', () => {
  test('finds the weights that do best', () => {
    const { values, games } = attend(toy, 1);
    expect(values.speed).toBeCloseTo(2, 1);
    expect(values.range).toBeCloseTo(0.5, 1);
    expect(games).toBe(40 * 12);
  });

  test('the same seed gives the same bytes, another one does not', () => {
    expect(attend(toy, 1)).toEqual(attend(toy, 1));
    expect(attend(toy, 2).hash).not.toBe(attend(toy, 1).hash);
  });

  test('goes on from a kept state as if nothing had happened', () => {
    expect(resumed(toy, 1)).toEqual(attend(toy, 1));
  });
});

/** Written down and read again after every round, and with the last job done first. */
function resumed<State, Job, Result>(course: Course<State, Job, Result>, seed: number): Learned {
  let state = course.begin(seed);
  while (course.progress(state).round < course.rounds) {
    const kept: State = JSON.parse(JSON.stringify(state));
    const backwards = course.jobs(kept).toReversed();
    state = course.learn(kept, backwards.map((job) => course.work(job)).toReversed());
  }
  return course.learned(state);
}

describe('what features are worth', () => {
  /** Whoever has more of the first feature wins, whatever the second is. */
  const lore: Lore = {
    subject: SUBJECT,
    names: SUBJECT.schema,
    rounds: 4,
    jobs: 2,
    games: 50,
    samplesOf: (game) => {
      const [mine, theirs] = [((game * 7) % 11) / 10, ((game * 3) % 10) / 10];
      const features = [
        [mine, (game % 3) / 3],
        [theirs, (game % 5) / 5],
      ];
      return mine === theirs ? [] : [{ features, shares: mine > theirs ? [1, 0] : [0, 1] }];
    },
  };

  function learnsSpeed<State, Job, Result>(course: Course<State, Job, Result>): void {
    const { values } = attend(course, 1);
    expect(Number(values.speed)).toBeGreaterThan(1);
    expect(Math.abs(Number(values.range))).toBeLessThan(Number(values.speed) / 3);
    expect(resumed(course, 1)).toEqual(attend(course, 1));
  }

  test('by small steps it learns what is worth having', () => learnsSpeed(regression(lore)));

  test('by belief it does, too', () => learnsSpeed(belief(lore)));

  test('belief tells apart what usually comes together: of two features alike the one that wins alone', () => {
    const together: Lore = {
      ...lore,
      samplesOf: (game) => {
        const [both, speed] = [(game % 7) / 7, (game % 3) / 3 - 0.3];
        return [
          {
            features: [
              [both + speed, both],
              [0, 0],
            ],
            shares: speed > 0 ? [1, 0] : [0, 1],
          },
        ];
      },
    };
    const { speed, range } = attend(belief(together), 1).values;
    expect(Number(speed)).toBeGreaterThan(1);
    expect(Number(range)).toBeLessThan(-Number(speed) / 3);
  });

  test('chances add up to one, and grow with the score', () => {
    const chances = chancesOf([0, 1, 1000]);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  });
});

test('a bout between bots comes to an outcome that the seed decides', () => {
  const bot = {
    id: 'random',
    think: ({ moves }: { moves: readonly Lanterns['Move'][] }, rng: Parameters<typeof pick>[0]) => ({
      move: pick(rng, moves),
      reasons: [],
    }),
  };
  const outcome = (seed: number) => bout(lanterns, { bots: [bot, bot], options: { short: true }, seed });
  expect(outcome(1)).toEqual(outcome(1));
  expect(shareOf(outcome(1), 0) + shareOf(outcome(1), 1)).toBe(1);
  expect(leadOf(outcome(1), 0)).toBe(-leadOf(outcome(1), 1));
});
