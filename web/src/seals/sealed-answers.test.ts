import { sealOfAnswer } from '@haven/kit';
import { expect, test } from 'vitest';
import { sealedAnswers } from './sealed-answers.ts';

const ANSWER = { seat: 1, asked: 7, move: 'ready', after: 9 };
const told = (seal?: string, more: object = {}) => ({
  from: 9,
  news: [{ seat: 1, events: [], ...(seal && { seal }), ...more }],
});

function given() {
  const answers = sealedAnswers();
  const nonce = answers.give(ANSWER);
  return { answers, nonce, seal: sealOfAnswer({ ...ANSWER, nonce }) };
}

test('the seal that the server tells is that of the answer which was given', () => {
  const { answers, nonce, seal } = given();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(answers.hear(told(seal))).toEqual({ entry: 10, asked: 7, move: 'ready', nonce });
  expect(answers.hear(told('other'))).toBeUndefined();
});

test('an exchanged answer is found out, and so is one whose seal was left out', () => {
  const { answers, nonce } = given();
  expect(answers.hear(told(sealOfAnswer({ ...ANSWER, move: 'wait', nonce })))).toBe('exchanged');
  expect(given().answers.hear(told())).toBe('exchanged');
});

test('what was known before, what others did and what was taken back is no answer to it', () => {
  const { answers, seal } = given();
  const before = { seat: 1, events: [] };
  const others = [
    { seat: 0, events: [], seal: 'other' },
    { seat: 1, events: [], undone: 1 },
  ];
  const news = [...new Array(9).fill(before), ...others];
  expect(answers.hear({ from: 0, news })).toBeUndefined();
  expect(answers.hear({ from: 11, news: [{ ...before, seal }] })).toMatchObject({ entry: 12 });
});

test('a bot that was quicker in this chair, and a refused answer, prove nothing', () => {
  const { answers } = given();
  expect(answers.hear(told('other', { by: 'bot' }))).toBeUndefined();
  expect(answers.hear(told('other'))).toBeUndefined();
  const refused = given();
  refused.answers.drop();
  expect(refused.answers.hear(told())).toBeUndefined();
});
