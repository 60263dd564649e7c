import type { Guide, PerLanguage } from '@haven/text-kit';
import { EDITION } from '@haven/tortuga-2199-rules';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { type RuleId, rulesAt } from './rules-at.ts';

/** ICU messages per language, for use-intl or any other formatter. */
export const messages: PerLanguage<Messages> = { en, fr, ru };

const HOUSE_TABLE = { options: { scenario: 'standard', map: 'nestled', cardSet: null, edition: EDITION } } as const;

/** The rules reference of the house set per language: plain text, sections and rules in order. */
export const rulesText: PerLanguage<Readonly<Record<RuleId, string>>> = {
  en: rulesAt('en', HOUSE_TABLE),
  fr: rulesAt('fr', HOUSE_TABLE),
  ru: rulesAt('ru', HOUSE_TABLE),
};

/** The way into the game, for those who do not know it: each language is loaded when somebody reads it. */
export const guide: PerLanguage<() => Promise<Guide>> = {
  en: async () => (await import('./guide.en.ts')).guideEn,
  fr: async () => (await import('./guide.fr.ts')).guideFr,
  ru: async () => (await import('./guide.ru.ts')).guideRu,
};

export { abilityHint, abilityLine } from './abilities.ts';
export { cardLine, fightLines, sectorLine } from './cards.ts';
export {
  type Action,
  CONTROL_LINES,
  colourName,
  OTHER_REFUSALS,
  type Place,
  RESOURCES,
  type Resource,
  SEAT_COLOURS,
} from './catalogue.ts';
export { groundLine } from './grounds.ts';
export * from './line.ts';
export { logLine } from './log.ts';
export { moveLine } from './moves.ts';
export { promptLine } from './prompts.ts';
export { refusalLine } from './refusals.ts';
export { resultLines, seatLine, undoneLine } from './result.ts';
export { type RuleId, rulesAt } from './rules-at.ts';
export { rulesBehind } from './rules-behind.ts';
export { sectorStatus, statusLines } from './status.ts';
export { termLine } from './terms.ts';
