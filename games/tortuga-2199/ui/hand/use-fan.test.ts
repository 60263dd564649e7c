import { expect, test } from 'vitest';
import { isMadeToWait } from './use-fan.ts';

const NEWS = { text: 'Blue moves.', isHarm: false };
const HARM = { text: 'Blue conquers the Mines, taken from Red.', isHarm: true };

test('a hand that was left open waits only for what was taken from oneself', () => {
  expect(isMadeToWait({ isOpen: true, lines: [NEWS] }, 'open')).toBe(false);
  expect(isMadeToWait({ isOpen: true, lines: [HARM, NEWS] }, 'open')).toBe(true);
  expect(isMadeToWait({ isOpen: false, lines: [HARM, NEWS] }, 'open')).toBe(false);
});

test('before anybody touched the hand news come first', () => {
  expect(isMadeToWait({ isOpen: true, lines: [NEWS] }, null)).toBe(true);
  expect(isMadeToWait({ isOpen: true, lines: [NEWS] }, 'folded')).toBe(true);
});
