import { type Language, oncePerLanguage } from './languages.ts';

/** The English of the house is British: no comma before the last of a list. */
const LISTS = oncePerLanguage(
  (language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }),
);

const NONE = '–';

/** Words as the language lists them, or a dash where there are none: Red, Blue and Green. */
export function listed(language: Language, words: readonly string[]): string {
  return words.length === 0 ? NONE : LISTS(language).format(words);
}

/** Words in a row, as in a table or a sum, or a dash where there are none. */
export function inRow(words: readonly string[], by = ', '): string {
  return words.join(by) || NONE;
}
