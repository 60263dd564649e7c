import { shotDamage } from '@haven/star-bounty-rules';
import { expect, test } from 'vitest';
import { groundLine } from './grounds.ts';
import { randomRun } from './testing/runs.ts';

const MOMENTS = Array.from({ length: 40 }, (_, seed) => [
  ...randomRun(seed, { formation: 'v', lenient: seed % 5 === 0 }),
]).flat();

/** Moves of which this is said, with the values of what is said. */
const saidOf = (key: string) =>
  MOMENTS.flatMap((moment) => {
    const ground = groundLine(moment.move, moment.view);
    return ground?.key === `grounds.${key}` ? [{ ...moment, values: ground.values }] : [];
  });

test('§6 the credits that a deal leaves', () => {
  for (const key of ['sold', 'healed', 'bought', 'fitted', 'searched', 'repaired', 'left']) {
    const said = saidOf(key);
    expect(said.length, key).toBeGreaterThan(2);
    const going = said.filter(({ after }) => after.verdict === null);
    for (const { after, values } of going) expect(after.credits, key).toBe(values.credits);
  }
});

test('§4.8 what more power does to the shot that lies there', () => {
  const shots = saidOf('boosted');
  expect(shots.length).toBeGreaterThan(10);
  for (const { after, values } of shots) expect(shotDamage(after)).toBe(values.damage);
});

test('§5.5 what more defence lets through', () => {
  const hits = saidOf('shielded');
  expect(hits.length).toBeGreaterThan(10);
  for (const { after, values } of hits)
    expect(groundLine({ type: 'endure' }, after)?.values.through).toBe(values.through);
});

test('§6.2 to §6.4 what a beaten enemy will pay', () => {
  const ends = saidOf('shot').filter(({ values }) => values.fate !== 'hit');
  expect(ends.length).toBeGreaterThan(5);
  for (const { values, view, after } of ends) {
    const card = view.battle?.enemy;
    const sale = after.collection.some((taken) => taken.card === card) && card ? { type: 'sell' as const, card } : null;
    if (sale && after.verdict === null)
      expect(groundLine(sale, after)?.values.credits).toBe(after.credits + Number(values.credits));
  }
});
