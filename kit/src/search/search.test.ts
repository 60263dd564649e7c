import { describe, expect, test } from 'vitest';
import type { Position } from '../bot.ts';
import { at } from '../game.ts';
import { simRng } from '../rng.ts';
import { expert, opening } from '../testing/lantern-expert.ts';
import { type Lanterns, lanterns } from '../testing/lanterns.ts';
import type { Expert } from './expert.ts';
import { search } from './search.ts';

const kindOf = ({ best }: ReturnType<typeof find>) => best.move.type;
const find = (playouts: number, seed = 1) => search(expert, opening(1), { playouts, rng: simRng(seed) });

describe('what it finds', () => {
  test('a die of three and a half on average is better than three points for sure, and both than a card', () => {
    const { best, second, others } = find(4_000);
    expect(best.move.type).toBe('roll');
    expect(second?.move.type).toBe('show');
    expect(others.at(-1)?.move.type).toBe('draw');
  });

  test('moves that come to the same are told as one', () => {
    const position = opening(1);
    const shows = position.moves.filter(({ type }) => type === 'show');
    const { best, same, second } = search(
      { ...expert, policy: () => () => ({ type: 'roll' as const }) },
      { ...position, moves: shows },
      { playouts: 20, rng: simRng(1) },
    );
    expect([best.move, ...same]).toEqual(expect.arrayContaining(shows));
    expect(second).toBeUndefined();
  });

  test('the terms make up the difference between the best and the second', () => {
    const { second, terms } = find(400);
    expect(terms.map(({ name }) => name)).toContain('lead');
    expect(terms.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(second?.over ?? Number.NaN, 10);
  });

  test('of two moves far apart the verdict is clear, of one choice alone there is nothing to tell', () => {
    const position = opening(1);
    const moves = position.moves.filter(({ type }) => type !== 'show');
    expect(search(expert, { ...position, moves }, { playouts: 400, rng: simRng(1) }).verdict).toBe('clear');
    const forced = search(expert, { ...position, moves: moves.slice(0, 1) }, { playouts: 400, rng: simRng(1) });
    expect([forced.best.move, forced.others, forced.verdict]).toEqual([moves[0], [], 'close']);
  });
});

describe('where there is more to it than winning', () => {
  test('moves are compared by what they are worth, and told with their chance to win', () => {
    const hoarder: Expert<Lanterns> = {
      ...expert,
      value: (state, seat) => ({ ...expert.value(state, seat), worth: state.hands[seat]?.length ?? 0 }),
    };
    const { best, others } = search(hoarder, opening(1), { playouts: 400, rng: simRng(1) });
    expect(best.move.type).toBe('draw');
    expect(best.win).toBeLessThan(Math.max(...others.map(({ win }) => win)));
  });

  test('the judge is asked about games that are over, if it knows of ends', () => {
    const toTheEnd: Expert<Lanterns> = { ...expert, isCut: () => false };
    const namesIn = (asked: Expert<Lanterns>) =>
      search(asked, opening(1), { playouts: 60, rng: simRng(1) }).terms.map(({ name }) => name);
    expect(namesIn(toTheEnd)).toEqual([]);
    expect(namesIn({ ...toTheEnd, judgesEnds: true })).toContain('lead');
  });
});

test('a game that tells whose dice are whose is played on with them', () => {
  const lowest = search({ ...expert, luck: () => ({ below: () => 0 }) }, opening(1), { playouts: 60, rng: simRng(1) });
  expect(lowest.best.move.type).toBe('show');
});

describe('the budget', () => {
  test('the same seed finds the same, another one may not', () => {
    expect(find(60)).toEqual(find(60));
    expect(find(60, 2).best.win).not.toBe(find(60).best.win);
  });

  test('it goes half and half: those that are given up early have fewer playouts', () => {
    const { best, others } = find(200);
    const all = [best, ...others].map(({ n }) => n);
    expect(all.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(220);
    expect(all[0]).toBe(all[1]);
    expect(all.at(-1)).toBeLessThan(all[0] ?? 0);
  });

  test('time that is up ends it after a world that all have seen', () => {
    let time = 0;
    const now = () => {
      time += 1;
      return time;
    };
    const { best, others } = search(expert, opening(1), { playouts: 4_000, ms: 10, now, rng: simRng(1) });
    expect(best.n).toBeLessThan(12);
    expect(others.every(({ n }) => n > 0)).toBe(true);
  });

  test('finding out what to compare takes of the time as well', () => {
    let time = 0;
    const slow: Expert<Lanterns> = {
      ...expert,
      candidates: ({ moves }) => {
        time += 20;
        return moves;
      },
    };
    const { best } = search(slow, opening(1), { playouts: 4_000, ms: 10, now: () => time, rng: simRng(1) });
    expect(best.n).toBe(1);
  });

  test('whoever takes too long in the very first world has no time for the others', () => {
    let time = 0;
    const slow: Expert<Lanterns> = {
      ...expert,
      value: (state, seat) => {
        time += 20;
        return expert.value(state, seat);
      },
    };
    const { best, others } = search(slow, opening(1), { playouts: 4_000, ms: 50, now: () => time, rng: simRng(1) });
    expect([best.n, others.map(({ n }) => n)]).toEqual([1, [1, 1]]);
    expect(opening(1).moves.length).toBeGreaterThan(3);
  });

  test('nobody waits for what is called off, yet there is an answer', () => {
    const called = search(expert, opening(1), { playouts: 4_000, isAborted: () => true, rng: simRng(1) });
    expect([called.best.n, opening(1).moves]).toEqual([1, expect.arrayContaining([called.best.move])]);
  });
});

test('what a seat cannot see does not matter: worlds that look the same to it are searched alike', () => {
  const position = opening(3);
  const other = expert.game.imagine(position.view, simRng(9));
  const again = { seat: 0, view: lanterns.view(other, 0), moves: lanterns.legalMoves(other, 0) };
  const told = (from: Position<Lanterns>) => search(expert, from, { playouts: 60, rng: simRng(5) });
  expect(told(again)).toEqual(told(position));
  expect(kindOf(told(position))).toBe('roll');
});

test('a move that is asked about is compared, also one that nobody would think of', () => {
  const position = opening(1);
  const first = at(position.moves, 0);
  const rest = position.moves.slice(1);
  const blind = { ...expert, candidates: () => rest };
  const { best, second } = search(blind, position, { playouts: 200, rng: simRng(1), about: first });
  expect(best.move === first || second?.move === first).toBe(true);
  expect(search(blind, position, { playouts: 200, rng: simRng(1) }).others.map(({ move }) => move)).not.toContain(
    first,
  );
});
