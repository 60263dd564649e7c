import { type Language, oncePerLanguage, type PerLanguage } from './languages.ts';

/** The English of the house is British: no comma before the last of a list. */
const LISTS = oncePerLanguage(
  (language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }),
);

/** What a list without words says. */
const NOTHING: PerLanguage<string> = { en: 'nothing', fr: 'rien', ru: 'ничего' };

/** Words as the language lists them, or that there is nothing: Red, Blue and Green. */
export function listed(language: Language, words: readonly string[]): string {
  return LISTS(language).format(words) || NOTHING[language];
}

/** Words in a row, as in a table or a sum, or that there is nothing. */
export function inRow(language: Language, words: readonly string[], by = ', '): string {
  return words.join(by) || NOTHING[language];
}
