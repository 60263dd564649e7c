import type { RuleText } from '@haven/ui-kit';
import { expect, test } from 'vitest';
import { matchingRules } from './rule-search.ts';

const RULES: readonly RuleText[] = [
  { rule: '§1', title: 'Setting up', text: '' },
  { rule: '§1.1', text: 'Everybody takes a boat.' },
  { rule: '§5', title: 'Fights', text: '' },
  { rule: '§5.1', text: 'Roll two dice.' },
  { rule: '§5.10', text: 'Flee with a BOAT.' },
];

const found = (search: string) => matchingRules(RULES, search).map(({ rule }) => rule);

test('nothing asked for: the whole of it', () => {
  expect(found(' ')).toEqual(RULES.map(({ rule }) => rule));
});

test.each(['§5.1', '5.1', '§ 5.1', '5.1.'])('%s is that rule below its chapter, not §5.10', (search) => {
  expect(found(search)).toEqual(['§5', '§5.1']);
});

test('a chapter brings all its rules', () => {
  expect(found('5')).toEqual(['§5', '§5.1', '§5.10']);
});

test('a word is found in any case, each rule below its chapter', () => {
  expect(found('boat')).toEqual(['§1', '§1.1', '§5', '§5.10']);
});

test('a word of a chapter’s title finds the chapter', () => {
  expect(found('fights')).toEqual(['§5']);
});

test('what is nowhere is not found', () => {
  expect(found('9.9')).toEqual([]);
  expect(found('dragon')).toEqual([]);
});
