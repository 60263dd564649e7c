import type { Language } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';
import type { RuleText } from '../contract/game-ui.ts';
import { KIT_WORDS } from './kit-words.ts';

/** The rules by their number, those of chapters and of their rules. */
export type RulesText = Readonly<Record<string, string>>;

/** A rule that begins with what it is about: `Move, 1 Manoeuvre: your spaceship …` */
const HEADED = /^([^,.:;{}()]{3,40}?)(?:,[^.:;]*)?[\s\u00a0\u202f]?: /;

/** How the way to a rule is called: its number, and its heading or that of its chapter. */
export function ruleNamer(language: Language, rules: RulesText): (rule: string) => string {
  const say = translatorOf(language, { rule: KIT_WORDS[language].rule });
  return (rule) => say('rule', { rule, name: HEADED.exec(rules[rule] ?? '')?.[1] ?? rules[chapterOf(rule)] ?? '' });
}

/** As a screen tells them. */
export const rulesByNumber = (rules: readonly RuleText[]): RulesText =>
  Object.fromEntries(rules.map(({ rule, title, text }) => [rule, title ?? text]));

const chapterOf = (rule: string): string => rule.split('.')[0] ?? rule;
