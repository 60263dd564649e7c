import { expect, test } from 'vitest';
import { read } from '../socket/messages.ts';

const tidied = (text: string) => {
  const heard = read(JSON.stringify({ type: 'say', said: { kind: 'text', text } }));
  if (heard.refusal) return heard.refusal.code;
  return heard.said.type === 'say' && heard.said.said.kind === 'text' ? heard.said.said.text : undefined;
};

test.each([
  ['white space', '  two\n\n lines\t', 'two lines'],
  ['a bell', 'be\u0007ll', 'be ll'],
  ['a turned direction', '\u202eright to left', 'right to left'],
  ['two ways to write a letter', 'e\u0301', 'é'],
  ['emoji', '👩‍👩‍👧 ☠️', '👩‍👩‍👧 ☠️'],
  ['markup', '<b>plain</b>', '<b>plain</b>'],
  ['as much as fits', '☠'.repeat(200), '☠'.repeat(200)],
  ['more than fits', '☠'.repeat(201), 'bad-message'],
  ['nothing to be seen', ' \u200b ', 'bad-message'],
  ['a flood', 'x'.repeat(2000), 'bad-message'],
  ['tags', 'a\u{e0041}\u{e0042}b', 'ab'],
  ['another turned direction', '\u061cabc', 'abc'],
  ['a tower of marks', `a${'\u0305'.repeat(40)}`, `a${'\u0305'.repeat(4)}`],
  ['a filler alone', '\u3164', 'bad-message'],
])('%s', (_name, text, heard) => {
  expect(tidied(text)).toBe(heard);
});
