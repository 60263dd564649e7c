import { at } from '@haven/kit';
import { expect, test } from 'vitest';
import { groundLine } from './grounds.ts';
import { adventure } from './testing/runs.ts';

const SCENARIOS = ['standard', 'aggressive', 'peaceful'] as const;

const MOMENTS = Array.from({ length: 6 }, (_, game) => [
  ...adventure({
    seed: 75 + game,
    seats: 2 + (game % 3),
    options: { scenario: at(SCENARIOS, game % 3), map: 'tips', cardSet: null },
  }),
]).flat();

/** Moves of which this is said, with the values of what is said. */
const saidOf = (key: string) =>
  MOMENTS.flatMap((moment) => {
    const ground = groundLine(moment.move, moment.view);
    return ground?.key === `grounds.${key}` ? [{ ...moment, values: ground.values }] : [];
  });

const captainIn = ({ captains }: (typeof MOMENTS)[number]['view'], seat: number) => at(captains, seat);

test('§3.2 the pool that a played card makes', () => {
  const said = saidOf('pool');
  expect(said.length).toBeGreaterThan(100);
  for (const { after, values } of said) {
    const { crypto, manoeuvre } = after.turn;
    const sum = Object.entries({ crypto, manoeuvre }).filter(([, n]) => n > 0);
    const told = (values.sum as { sum: { key: string; values: { n: number } }[] }).sum;
    expect(told.map(({ key, values: { n } }) => [key.replace('resources.', ''), n])).toEqual(sum);
  }
});

test('§6.1 the Influence that a captain then has', () => {
  const said = saidOf('total').filter(({ move }) => move.type !== 'conquer');
  expect(said.length).toBeGreaterThan(5);
  for (const { after, seat, values } of said) expect(captainIn(after, seat).total).toBe(values.total);
  for (const { after, seat, values } of saidOf('total').filter(({ move }) => move.type === 'conquer'))
    expect(captainIn(after, seat).total).toBe(values.total);
});

test('§3.3 §3.9 the cards that a captain then has', () => {
  const said = [...saidOf('thinned'), ...saidOf('bought')].filter(({ move }) => move.type !== 'chooseShip');
  expect(said.length).toBeGreaterThan(10);
  for (const { after, seat, values } of said) {
    const { played, discard, counts } = captainIn(after, seat);
    const cards = played.length + discard.length + counts.hand + counts.deck + counts.unseen + counts.reserve;
    expect(cards).toBe(values.cards);
  }
});

test('§3.6 the Minerals tokens that a captain then has', () => {
  const said = saidOf('minerals');
  expect(said.length).toBeGreaterThan(5);
  for (const { after, seat, values } of said) expect(captainIn(after, seat).minerals).toBe(values.minerals);
});

test('§3.7 what others do not know is not told: a creature is never named', () => {
  const told = JSON.stringify([...saidOf('there'), ...saidOf('explored')].map(({ values }) => values));
  expect(told).toContain('groundThings');
  expect(told).not.toContain('cards');
});

test('§2.4 §3.6 nobody is told that nothing is left while there are minerals, which keep', () => {
  const said = saidOf('ended');
  expect(new Set(said.map(({ values }) => values.unused))).toEqual(new Set(['yes', 'kept', 'no']));
  for (const { view, seat, values } of said) {
    const { crypto, manoeuvre } = view.turn;
    const kept = captainIn(view, seat).minerals > 0 ? 'kept' : 'no';
    expect(values.unused).toBe(crypto + manoeuvre > 0 ? 'yes' : kept);
  }
});
