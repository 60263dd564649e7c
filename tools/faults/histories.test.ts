import type { News } from '@haven/kit';
import type { ChatLine, TableInfo } from '@haven/wire';
import { expect, test } from 'vitest';
import { disagreements, hearChat, hearNews, hearTable, hearWhole, missingChat, newHistory } from './histories.ts';

const entry = (seat: number, word: string): News<unknown> => ({ seat, events: [{ word }] });
const line = (number: number, text: string): ChatLine => ({ number, seat: 0, at: 5, said: { kind: 'text', text } });

function told(...words: string[]) {
  const history = newHistory(0);
  hearNews(history, { from: 0, news: words.map((word) => entry(0, word)) });
  return history;
}

test('the same again, and more of it, is no contradiction', () => {
  const history = told('a');
  expect(hearWhole(history, { from: 0, news: [entry(0, 'a'), entry(0, 'b')] })).toEqual([]);
  expect(history.news).toHaveLength(2);
});

test.each([
  ['a lost entry', [entry(0, 'a')], '2 entries were told, 1 are left'],
  ['a changed entry', [entry(0, 'a'), entry(0, 'x')], 'entry 1 was'],
  ['entries in another order', [entry(0, 'b'), entry(0, 'a')], 'entry 0 was'],
  ['a doubled entry', [entry(0, 'a'), entry(0, 'a'), entry(0, 'b')], 'entry 1 was'],
])('%s is found', (_name, news, words) => {
  expect(hearWhole(told('a', 'b'), { from: 0, news })[0]).toContain(words);
});

test('a gap is found', () => {
  expect(hearNews(told('a'), { from: 2, news: [entry(0, 'c')] })).toEqual(['entry 2 was told after entry 0']);
});

test('chat that changes, is lost or comes out of order is found', () => {
  const history = newHistory(0);
  expect(hearChat(history, [line(1, 'hello'), line(2, 'you')])).toEqual([]);
  expect(hearChat(history, [line(2, 'thou')])[0]).toContain('line 2 was');
  expect(hearChat(history, [line(2, 'you'), line(1, 'hello')])).toEqual(['lines of chat were told out of their order']);
  expect(missingChat(history, new Set([1]))).toEqual(['line 2 of the chat is lost']);
});

test('chairs that change in mid-game and phases that run backwards are found', () => {
  const history = newHistory(0);
  const table = (phase: string, name: string, kind = 'human') =>
    ({ phase, chairs: [{ kind, name }] }) as unknown as TableInfo;
  expect(hearTable(history, table('gathering', ''))).toEqual([]);
  expect(hearTable(history, table('playing', 'Zoë'))).toEqual([]);
  expect(hearTable(history, table('playing', 'Joe'))).toEqual([]);
  expect(hearTable(history, table('playing', 'Zoë'))[0]).toContain('a name was');
  expect(hearTable(history, table('playing', 'Joe', 'bot'))[0]).toContain('the chairs was');
  expect(hearTable(history, table('gathering', 'Joe', 'bot'))).toEqual([
    'the table was playing and is gathering again',
  ]);
});

test('viewers who were told of different entries are found', () => {
  const other = { ...newHistory('spectator'), news: [entry(0, 'hidden'), entry(1, 'b')] };
  expect(disagreements([told('a', 'b'), other])).toEqual(['0 and spectator were told of different entries 1']);
  expect(disagreements([told('a'), other])).toEqual(['0 and spectator were told of 1 and 2 entries']);
});
