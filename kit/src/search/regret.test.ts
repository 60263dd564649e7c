import { expect, test } from 'vitest';
import { type SecretDuel, solved } from './regret.ts';

test('whoever must not be foreseen does both equally often', () => {
  const pennies: SecretDuel = {
    signs: [[0, 0]],
    answers: [2],
    payoff: (first, second) => (first.choice === second.choice ? [1, -1] : [-1, 1]),
  };
  const { first, second } = solved(pennies, 500);
  expect(first[0]?.[0]).toBeCloseTo(0.5, 1);
  expect(second[0]?.get(0)?.[0]).toBeCloseTo(0.5, 1);
});

test('a better choice is made always', () => {
  const plain: SecretDuel = { signs: [[0, 1]], answers: [1], payoff: (first) => [first.choice, 0] };
  expect(solved(plain, 200).first[0]?.[1]).toBeGreaterThan(0.98);
});

/** One of two cards in secret, a stake of one each; the holder may raise by one, which the other answers by calling or giving up. */
const CHECK = 0;
const RAISE = 1;
const [LOW, HIGH] = [0, 1];
const poker: SecretDuel = {
  signs: [
    [CHECK, RAISE],
    [CHECK, RAISE],
  ],
  answers: [2],
  payoff: ({ hand, choice }, { choice: answer }) => {
    const isCalled = answer === 1;
    const stake = choice === RAISE && isCalled ? 2 : 1;
    const won = (choice === RAISE && !isCalled) || hand === HIGH ? stake : -stake;
    return [won, -won];
  },
};

test('a bluff is made and called as often as theory says', () => {
  const { first, second } = solved(poker, 4000);
  expect(first[HIGH]?.[RAISE]).toBeGreaterThan(0.95);
  expect(first[LOW]?.[RAISE]).toBeCloseTo(1 / 3, 1);
  expect(second[0]?.get(RAISE)?.[1]).toBeCloseTo(2 / 3, 1);
});
