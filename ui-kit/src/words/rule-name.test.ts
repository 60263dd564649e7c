import { expect, test } from 'vitest';
import { ruleNamer, rulesByNumber } from './rule-name.ts';

const RULES = rulesByNumber([
  { rule: '§2', title: 'Turns and cards', text: '' },
  { rule: '§2.1', text: 'The first player begins; then turns pass clockwise.' },
  { rule: '§2.2', text: 'Move, 1 Manoeuvre: your spaceship flies on.' },
]);

test('a rule goes by its own heading, or by that of its chapter', () => {
  expect(ruleNamer('en', RULES)('§2.2')).toBe('Rule §2.2: Move');
  expect(ruleNamer('en', RULES)('§2.1')).toBe('Rule §2.1: Turns and cards');
});
