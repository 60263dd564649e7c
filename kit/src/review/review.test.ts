import { describe, expect, test } from 'vitest';
import { inForce } from '../entries.ts';
import { at } from '../game.ts';
import { type Match, play, recordOf, start } from '../match.ts';
import type { Expert } from '../search/expert.ts';
import { type Lanterns, lanterns } from '../testing/lanterns.ts';
import type { Glance } from './glance.ts';
import { glances } from './glances.ts';
import { reviewOf } from './review.ts';

const { imagine } = lanterns;
if (imagine === undefined) throw new Error('lanterns can be imagined');

/** Everybody rolls until everybody has moved; each point that one leads by is worth a twentieth. */
const expert: Expert<Lanterns> = {
  game: { ...lanterns, imagine },
  candidates: ({ moves }) => moves,
  policy: () => () => ({ type: 'roll' }),
  isCut: (state, from) => state.turn >= from.turn + from.seats,
  value: ({ points }, seat) => {
    const lead = (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat));
    return { win: 0.5 + Math.max(-0.5, Math.min(0.5, lead / 20)), terms: [lead] };
  },
  terms: ['lead'],
};

const TURNS = 12;
const EFFORT = { choice: 80, chances: 24, seed: 1 };
const experts = { choices: expert, chances: expert };

/** All roll, but for what is told. */
function matchOf(told: Readonly<Record<number, string>> = {}, seed = 1): Match<Lanterns> {
  let match = start(lanterns, { seats: 2, options: { short: false }, seed: seed.toString(16).padStart(64, '0') });
  for (let turn = 0; turn < TURNS; turn += 1) {
    const wish = { seat: turn % 2, move: told[turn] ?? 'roll' };
    match = play(lanterns, match, wish).match ?? match;
  }
  return match;
}

const looked = (match: Match<Lanterns>, effort = EFFORT) => [...glances(experts, recordOf(match), { effort })];

describe('choices', () => {
  test('a planted blunder is a turning point, with the better move and what it cost', () => {
    const { points, seats } = reviewOf(looked(matchOf({ 5: 'draw' })));
    const blunder = points.find(({ kind }) => kind === 'choice');
    expect(blunder).toMatchObject({ move: 5, seat: 1, chosen: { type: 'draw' } });
    expect(blunder).not.toMatchObject({ better: { type: 'draw' } });
    expect((blunder?.from ?? 0) - (blunder?.to ?? 0)).toBeGreaterThan(0.1);
    expect(seats[1]?.missed).toBeGreaterThan(0.1);
    expect(seats[1]?.phases.slice(0, 2)).toEqual([
      { choices: 2, sound: 2 },
      { choices: 2, sound: 1 },
    ]);
  });

  test('where the search tells nothing, nobody is blamed', () => {
    const silent = { ...expert, isTelling: () => false };
    const match = recordOf(matchOf({ 5: 'draw' }));
    const { seats } = reviewOf([...glances({ choices: silent, chances: expert }, match, { effort: EFFORT })]);
    expect(seats.map(({ missed }) => missed)).toEqual([0, 0]);
  });

  test('what the next choice could still make good is charged once', () => {
    const decision = { chosen: 'wait', best: 'strike', win: 0.4, loss: 0.2 };
    const line: Glance<string>[] = [
      { move: 0, seat: 0, chances: [0.6, 0.4], decision },
      { move: 1, seat: 0 },
      { move: 2, seat: 0, decision },
      { move: 3, chances: [0, 1] },
    ];
    const { seats, points } = reviewOf(line);
    expect(seats[0]?.missed).toBeCloseTo(0.2);
    expect(points.map(({ move }) => move)).toEqual([2]);
  });

  test('what others lost does not push out what one lost oneself', () => {
    const lossOf = (loss: number) => ({ chosen: 'wait', best: 'strike', win: 0.4, loss });
    const line = [0.3, 0.05, 0.3, 0, 0.3, 0, 0.3].map((loss, move) => ({
      move,
      seat: move % 2,
      chances: [0.5, 0.5],
      decision: lossOf(loss),
    }));
    const { points } = reviewOf(line);
    expect(points.filter(({ seat }) => seat === 1).map(({ move }) => move)).toEqual([1]);
    expect(points.filter(({ seat }) => seat === 0)).toHaveLength(3);
  });
});

describe('luck', () => {
  test('a six is good luck for whoever rolls it and bad luck for the others, a one the reverse', () => {
    const match = matchOf();
    const line = inForce(match.entries);
    const luckByDie = looked(match, { ...EFFORT, choice: 2, chances: 60 }).flatMap(({ move, fortune }) => {
      const [event] = line[move]?.events ?? [];
      if (fortune === undefined || event?.type !== 'rolled') return [];
      return [{ die: event.die, luck: at(fortune.after, event.seat) - at(fortune.expected, event.seat) }];
    });
    expect(luckByDie).toHaveLength(TURNS);
    for (const { die, luck } of luckByDie) if (die === 6) expect(luck).toBeGreaterThan(0);
    for (const { die, luck } of luckByDie) if (die === 1) expect(luck).toBeLessThan(0);
  });

  test('it adds up to nothing in the long run, and in every match over all seats', () => {
    const reviews = Array.from({ length: 20 }, (_, seed) =>
      reviewOf(looked(matchOf({}, seed + 1), { ...EFFORT, choice: 2, chances: 12 })),
    );
    const lucks = reviews.map(({ seats }) => seats[0]?.luck ?? 0);
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
    // The standard error is 0.06: twelve dice of 1.7 points each, twenty matches.
    expect(Math.abs(mean)).toBeLessThan(0.18);
    for (const { seats } of reviews) expect((seats[0]?.luck ?? 0) + (seats[1]?.luck ?? 0)).toBeCloseTo(0);
    expect(Math.max(...lucks.map(Math.abs))).toBeGreaterThan(0.1);
  });

  test('a move that leaves nothing to chance has none', () => {
    const match = matchOf({ 0: 'draw' });
    expect(at(looked(match), 0).fortune).toBeUndefined();
    expect(at(looked(match), 1).fortune).toBeDefined();
  });
});

test('the chances are told from the start to the end, where they are the result', () => {
  const match = matchOf();
  const { stands } = reviewOf(looked(match));
  const winners = lanterns.outcome(match.state)?.ranking[0] ?? [];
  expect(at(stands, 0)).toMatchObject({ move: 0 });
  expect(stands.at(-1)).toEqual({ move: TURNS, chances: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)) });
  for (const { chances } of stands) expect(at(chances, 0) + at(chances, 1)).toBeCloseTo(1);
});

test('the same effort sees the same, whoever shares it; another seed may not', () => {
  const record = recordOf(matchOf({ 5: 'draw' }));
  const shared = [2, 0, 1].flatMap((part) => [...glances(experts, record, { effort: EFFORT, share: { part, of: 3 } })]);
  const alone = [...glances(experts, record, { effort: EFFORT })];
  expect(reviewOf(shared)).toEqual(reviewOf(alone));
  expect([...glances(experts, record, { effort: { ...EFFORT, seed: 2 } })]).not.toEqual(alone);
});

test('whoever has seen enough stops asking', () => {
  let judged = 0;
  const value: typeof expert.value = (state, seat) => {
    judged += 1;
    return expert.value(state, seat);
  };
  const counting = { ...expert, value };
  const walk = glances({ choices: counting, chances: counting }, recordOf(matchOf()), { effort: EFFORT });
  walk.next();
  const after = judged;
  walk.return(undefined);
  expect([walk.next().done, judged]).toEqual([true, after]);
});
