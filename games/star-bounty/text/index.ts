import type { Guide, PerLanguage } from '@haven/text-kit';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesFr } from './rules.fr.ts';
import { rulesRu } from './rules.ru.ts';

/** ICU messages per language, for use-intl or any other formatter. */
export const messages: PerLanguage<Messages> = { en, fr, ru };

/** The number of a rule or of a section: §5.6, §5. */
export type RuleId = keyof typeof rulesEn;

/** The rules reference per language: plain text, sections and rules in order. */
export const rulesText: PerLanguage<Readonly<Record<RuleId, string>>> = { en: rulesEn, fr: rulesFr, ru: rulesRu };

export * from './line.ts';
/** The way into the game, for those who do not know it: each language is loaded when somebody reads it. */
export const guide: PerLanguage<() => Promise<Guide>> = {
  en: async () => (await import('./guide.en.ts')).guideEn,
  fr: async () => (await import('./guide.fr.ts')).guideFr,
  ru: async () => (await import('./guide.ru.ts')).guideRu,
};

export { groundLine } from './grounds.ts';
export { logLine } from './log.ts';
export { moveLine } from './moves.ts';
export { promptLine } from './prompts.ts';
export { refusalLine } from './refusals.ts';
export { causeLine, resultLines, undoneLine } from './result.ts';
export { statusLines } from './status.ts';
export { termLine } from './terms.ts';
