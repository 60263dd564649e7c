import type { Guide } from '@haven/text-kit';
import type { RuleText } from '@haven/ui-kit';
import type { Findable } from './search.ts';

/** Something that can be found, and where it stands. */
export interface RulesEntry extends Findable {
  readonly place: string;
}

type Places = Readonly<Record<'turn' | 'examples' | 'glossary', string>>;

/** §5 is a chapter, §5.4 a rule of it. */
export function isChapter(rule: string): boolean {
  return !rule.includes('.');
}

export function ruleEntries(rules: readonly RuleText[]): readonly RulesEntry[] {
  const titles = new Map(rules.map(({ rule, title = '' }) => [rule, title]));
  return rules.map((each) => ({
    ...each,
    place: isChapter(each.rule) ? '' : (titles.get(chapterOf(each.rule)) ?? ''),
  }));
}

function chapterOf(rule: string): string {
  return rule.split('.')[0] ?? rule;
}

export function guideEntries({ turn, examples, glossary }: Guide, places: Places): readonly RulesEntry[] {
  return [
    ...glossary.map(({ term, meaning }) => ({ title: term, text: meaning, place: places.glossary })),
    ...turn.map(({ title, text }) => ({ title, text, place: places.turn })),
    ...examples.map(({ title, paragraphs }) => ({ title, text: paragraphs.join(' '), place: places.examples })),
  ];
}
