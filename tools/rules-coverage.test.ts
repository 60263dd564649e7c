import { describe, expect, test } from 'vitest';
import { type Coverage, coverageOf, isComplete, report, totals } from './rules-coverage.ts';
import { tree } from './testing/tree.ts';

const COMPLETE = {
  'games/barter/RULES.md': '# Barter\n\n## §1 Offers\n\n- §1.1 An offer names a price.\n- **§1.10** A price is paid.\n',
  'games/barter/rules/steps/offer.ts': '/** §1 Offer. */\n// §1.1, see also §1.10.\n',
  'games/barter/rules/offer.test.ts': "test('§1 and §1.1 offer', f); it('§1.10 pay', f);",
  'games/barter/text/src/en.ts': "export const en = { '§1': 'a', '§1.1': 'b', \"§1.10\": 'c' };",
};

function coverage(changes: Readonly<Record<string, string>> = {}): Coverage {
  return coverageOf(tree({ ...COMPLETE, ...changes }), 'barter');
}

describe('what a rule is', () => {
  test('a § that starts a line, a bullet or a numbered item; a heading only gathers', () => {
    const text = '§1 a\n### §2 b\n- §3 c\n4. §4 d\n**§5.1** e\n- **§6** f\nsee §7\n  §8 indented\n';
    expect(coverage({ 'games/barter/RULES.md': text }).rules).toEqual(['1', '3', '4', '5.1', '6']);
  });

  test('standing twice is an error', () => {
    const { rules, errors } = coverage({ 'games/barter/RULES.md': '§1 a\n§1.1 b\n§1.10 c\n§1.1 d\n' });
    expect(rules).toEqual(['1', '1.1', '1.10']);
    expect(errors).toEqual(['§1.1 stands more than once in RULES.md']);
  });

  test('a game without RULES.md is an error', () => {
    const root = tree({ 'games/barter/rules/index.ts': '' });
    expect(coverageOf(root, 'barter').errors).toEqual(['there is no RULES.md']);
  });
});

describe('what covers a rule', () => {
  test('code, a test title and an English text together', () => {
    expect(isComplete(coverage())).toBe(true);
  });

  test('a citation of a longer number covers no shorter one', () => {
    const { gaps } = coverage({ 'games/barter/rules/steps/offer.ts': '// §1.10' });
    expect(gaps).toEqual([{ rule: '1.1', missing: ['code'] }]);
  });

  test('a range is its first number only', () => {
    const { gaps } = coverage({ 'games/barter/rules/steps/offer.ts': '// §1–1.10' });
    expect(gaps.map(({ rule }) => rule)).toEqual(['1.1', '1.10']);
  });

  test('tests are no code, and comments in tests are no titles', () => {
    const { gaps } = coverage({
      'games/barter/rules/steps/offer.ts': '// §1 §1.1',
      'games/barter/rules/offer.test.ts': "// §1.10\ntest('§1 §1.1', () => expect('§1.10').toBe(1));",
    });
    expect(gaps).toEqual([{ rule: '1.10', missing: ['code', 'test'] }]);
  });

  test('a test of any part of the game counts', () => {
    const { gaps } = coverage({
      'games/barter/rules/offer.test.ts': "test('§1 §1.1', f)",
      'games/barter/bots/bot.test.ts': "test('§1.10', f)",
    });
    expect(gaps).toEqual([]);
  });

  test('text counts as a quoted key in an English file', () => {
    const { gaps } = coverage({
      'games/barter/text/src/en.ts': "export const en = { '§1': 'see §1.1' };",
      'games/barter/text/src/fr.ts': "export const fr = { '§1.1': 'x' };",
      'games/barter/text/src/events.ts': "export const events = { '§1.1': 'x' };",
      'games/barter/text/src/rules.en.ts': "export const rules = { '§1.10': 'x' };",
    });
    expect(gaps).toEqual([{ rule: '1.1', missing: ['text'] }]);
  });

  test.each([
    ["test.each([[1, '(']])('§1.10 %s', f)", true],
    [`test.each\`a\n\${1}\`("§1.10", f)`, true],
    ['test.concurrent("§1.10", f)', true],
    ['test(`§1.10 ${x}`, f)', true],
    ['test.skip("§1.10", f)', false],
    ['test.todo("§1.10")', false],
    ['describe("§1.10", f)', false],
  ])('a title as in %s: %s', (source, counts) => {
    const { gaps } = coverage({ 'games/barter/rules/offer.test.ts': `test('§1 §1.1', f);\n${source}` });
    expect(gaps.length === 0).toBe(counts);
  });
});

test('a § that RULES.md does not have is an error wherever it is cited', () => {
  const { errors } = coverage({
    'games/barter/rules/extra.ts': '// §7',
    'games/barter/rules/extra.test.ts': "test('§8', f)",
    'games/barter/text/en/extra.ts': "const x = '§9';",
  });
  expect(errors).toEqual([
    '§7 is cited in code but not in RULES.md',
    '§8 is cited in test but not in RULES.md',
    '§9 is cited in text but not in RULES.md',
  ]);
});

test('the report is a table of the gaps', () => {
  const barter = coverage({ 'games/barter/text/src/en.ts': "export const en = { '§1': 'a', '§1.1': 'b' };" });
  expect(report(barter)).toBe(
    [
      'barter: 1 of 2 rules covered',
      '            code     test     text',
      '  §1.10     ok       ok       missing',
    ].join('\n'),
  );
  expect(totals([barter])).toEqual({ barter: { rules: 2, covered: 1 } });
});
