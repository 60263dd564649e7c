import { sealOfAnswer } from '@haven/kit';
import { expect, test } from 'vitest';
import { sealedAnswers } from './sealed-answers.ts';

const ANSWER = { seat: 1, asked: 7, move: 'ready' };
const told = (seal?: string) => [{ seat: 1, events: [], ...(seal && { seal }) }];

test('the seal that the server tells is that of the answer which was given', () => {
  const answers = sealedAnswers();
  const nonce = answers.give(ANSWER);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(answers.fits(told(sealOfAnswer({ ...ANSWER, nonce })))).toBe(true);
});

test('an exchanged answer is found out', () => {
  const answers = sealedAnswers();
  const nonce = answers.give(ANSWER);
  expect(answers.fits(told(sealOfAnswer({ ...ANSWER, move: 'wait', nonce })))).toBe(false);
});

test('the answers of others, of a bot in this chair, and those that were refused prove nothing', () => {
  const answers = sealedAnswers();
  answers.give(ANSWER);
  expect(answers.fits([{ seat: 0, events: [], seal: 'other' }])).toBe(true);
  expect(answers.fits([{ seat: 1, events: [], seal: 'other', by: 'bot' }])).toBe(true);
  answers.drop();
  expect(answers.fits(told('other'))).toBe(true);
});
