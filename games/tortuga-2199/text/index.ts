import type { Seat } from '@haven/kit';
import type { Language } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Line, line, type Messages } from './line.ts';
import { ru } from './ru.ts';
import { rulesEn } from './rules.en.ts';
import { rulesFr } from './rules.fr.ts';
import { rulesRu } from './rules.ru.ts';

/** ICU messages per language, for use-intl or any other formatter. */
export const messages: Readonly<Record<Language, Messages>> = { en, fr, ru };

/** The number of a rule or of a section: §3.12.1, §3. */
export type RuleId = keyof typeof rulesEn;

/** The rules reference per language: plain text, sections and rules in order. */
export const rulesText: Readonly<Record<Language, Readonly<Record<RuleId, string>>>> = {
  en: rulesEn,
  fr: rulesFr,
  ru: rulesRu,
};

/** The name of a seat alone. */
export function seatLine(seat: Seat): Line {
  return line('sheet.name', { seat: { seat } });
}

export { abilityHint, abilityLine } from './abilities.ts';
export { cardLine, fightLines, sectorLine } from './cards.ts';
export {
  type Action,
  CONTROL_LINES,
  LANGUAGES,
  type Language,
  type Place,
  RESOURCES,
  type Resource,
  SEAT_COLOURS,
} from './catalogue.ts';
export * from './line.ts';
export { logLine } from './log.ts';
export { moveLine } from './moves.ts';
export { promptLine } from './prompts.ts';
export { refusalLine } from './refusals.ts';
export { resultLines, undoneLine } from './result.ts';
export { statusLines } from './status.ts';
