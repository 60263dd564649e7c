import type { Language, PerLanguage } from './languages.ts';

/** In French a narrow no-break space stands before a colon. */
const COLONS: PerLanguage<string> = { en: ': ', fr: '\u202f: ', ru: ': ' };

/** A label and what it introduces, as the language sets its colon: Discard pile: Anna. */
export function labelled(language: Language, label: string, said: string | number): string {
  return `${label}${COLONS[language]}${said}`;
}
