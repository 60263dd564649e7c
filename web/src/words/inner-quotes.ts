import type { Language } from '@haven/text-kit';

/** A text that will stand in quotation marks: its own ones are written as inner ones are. */
export function innerQuotes(text: string, language: Language): string {
  return INNER_MARKS[language].reduce((name, [mark, inner]) => name.replace(mark, inner), text);
}

/** Quotation marks that stand within others, and what is written instead. */
const INNER_MARKS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/“/g, '‘'],
    [/”/g, '’'],
  ],
  fr: [
    [/«\s*/g, '“'],
    [/\s*»/g, '”'],
  ],
  ru: [
    [/«/g, '„'],
    [/»/g, '“'],
  ],
};
