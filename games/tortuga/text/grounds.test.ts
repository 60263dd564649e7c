import { at } from '@haven/kit';
import { momentsOf } from '@haven/text-kit/testing';
import { scoreOf, tortuga } from '@haven/tortuga-rules';
import { expect, test } from 'vitest';
import { groundLine } from './grounds.ts';

const MOMENTS = Array.from({ length: 9 }, (_, seed) => {
  const options = { long: false, start: 'random', swift: false } as const;
  return [...momentsOf(tortuga, { seed, seats: 2 + (seed % 3), options })];
}).flat();

/** Moves of which this is said, with the values of what is said. */
const saidOf = (key: string) =>
  MOMENTS.flatMap((moment) => {
    const ground = groundLine(moment.move, moment.view);
    return ground?.key === `grounds.${key}` ? [{ ...moment, values: ground.values }] : [];
  });

test('§4.1 §4.2 the box that a token comes to', () => {
  const said = saidOf('advance');
  expect(said.length).toBeGreaterThan(20);
  for (const { seat, events, values } of said) {
    const moved = events.find((event) => event.type === 'tokenMoved' && event.seat === seat);
    expect(moved).toMatchObject({ box: values.box });
  }
});

test('§2.2 the dice that are left to roll', () => {
  const said = saidOf('dice').filter(({ move }) => move.type === 'pick');
  expect(said.length).toBeGreaterThan(100);
  for (const { view, seat, move, values } of said) {
    const kept = move.type === 'pick' ? move.dice.length : 0;
    expect(at(view.players, seat).placed.filter((place) => place === null)).toHaveLength(kept + Number(values.left));
  }
});

test('§6.3 a chest that completes a set is worth three points by that alone', () => {
  const said = saidOf('spoils').filter(({ values, after }) => values.why === 'set' && isActing(after));
  expect(said.length).toBeGreaterThan(3);
  for (const { view, after, seat } of said) expect(setsOn(after, seat)).toBe(setsOn(view, seat) + 3);
});

/** Nothing else has moved. */
const isActing = ({ agenda }: (typeof MOMENTS)[number]['view']) => agenda.at(-1)?.type === 'attack';

function setsOn({ players }: (typeof MOMENTS)[number]['view'], seat: number): number {
  const lines = scoreOf({ ...at(players, seat), tiles: [] });
  return lines.find(({ what }) => what === 'sets')?.points ?? 0;
}
