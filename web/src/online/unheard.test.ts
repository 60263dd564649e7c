import type { ChatLine } from '@haven/wire';
import { expect, test } from 'vitest';
import { givenBack, type Sent, unheardOf } from './unheard.ts';

const line = (number: number, text: string): ChatLine => ({ number, seat: 0, at: 0, said: { kind: 'text', text } });
const sent = (text: string, after: number): Sent => ({ text, at: 0, after });

test('what comes back as a line is heard, tidied up as the server does; the rest is not', () => {
  const both = [sent('hello  there', 3), sent('too fast', 3)];
  expect(unheardOf(both, [line(4, 'hello there')])).toEqual([both[1]]);
  expect(unheardOf(both, [line(4, 'hello there'), line(5, 'too fast')])).toEqual([]);
});

test('the same words said before are not these', () => {
  const again = [sent('again', 7)];
  expect(unheardOf(again, [line(7, 'again')])).toEqual(again);
});

test('what was not heard stands in front of what is being typed', () => {
  expect(givenBack(sent('one', 0), null)).toBe('one');
  expect(givenBack(sent('one', 0), 'tw')).toBe('one tw');
});
