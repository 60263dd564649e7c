import type { RuleText } from '@haven/ui-kit';

/** §5 is a chapter, §5.4 a rule of it. */
export function isChapter({ rule }: RuleText): boolean {
  return !rule.includes('.');
}

/** Rules by number (§5.4, 5.4, or a whole chapter: §5) or by a word of their title or text, each below its chapter. */
export function matchingRules(rules: readonly RuleText[], search: string): readonly RuleText[] {
  const wish = search.trim().toLowerCase();
  if (wish === '') return rules;
  const number = /^§?\s*(\d+(?:\.\d+)?)\.?$/.exec(wish)?.[1];
  const found = rules.filter((rule) => (number === undefined ? hasWord(rule, wish) : isUnder(rule.rule, `§${number}`)));
  const chapters = new Set(found.map(({ rule }) => rule.split('.')[0]));
  return rules.filter((rule) => found.includes(rule) || (isChapter(rule) && chapters.has(rule.rule)));
}

function hasWord({ title = '', text }: RuleText, word: string): boolean {
  return `${title} ${text}`.toLowerCase().includes(word);
}

function isUnder(rule: string, number: string): boolean {
  return rule === number || rule.startsWith(`${number}.`);
}
