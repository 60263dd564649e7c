import type { Language, PerLanguage } from '../../languages.ts';
import { ANY_LANGUAGE } from './any-language.ts';
import { COUNTED } from './counted.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import type { ProseRule } from './rule.ts';
import { RUSSIAN } from './russian.ts';

const RULES: PerLanguage<readonly ProseRule[]> = {
  en: [...ANY_LANGUAGE, COUNTED.en, ...ENGLISH],
  fr: [...ANY_LANGUAGE, COUNTED.fr, ...FRENCH],
  ru: [...ANY_LANGUAGE, COUNTED.ru, ...RUSSIAN],
};

/** The rules of its language that a sentence breaks. */
export function faultsIn(language: Language, sentence: string): string[] {
  return RULES[language].filter(({ isBrokenBy }) => isBrokenBy(sentence)).map(({ rule }) => rule);
}

export function rulesIn(language: Language): string[] {
  return RULES[language].map(({ rule }) => rule);
}
