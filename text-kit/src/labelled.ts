import type { Language, PerLanguage } from './languages.ts';

/** In French a narrow no-break space stands before a colon and before a semicolon. */
const COLONS: PerLanguage<string> = { en: ': ', fr: '\u202f: ', ru: ': ' };
const SEMICOLONS: PerLanguage<string> = { en: '; ', fr: '\u202f; ', ru: '; ' };

/** A label and what it introduces, as the language sets its colon: Discard pile: Anna. */
export function labelled(language: Language, label: string, said: string | number): string {
  return `${label}${COLONS[language]}${said}`;
}

/** Parts of a sentence side by side, as the language sets its semicolon; what says nothing is left out. */
export function abreast(language: Language, parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(SEMICOLONS[language]);
}
