import type { PerLanguage } from '../../languages.ts';

/** Names that show where a sentence bends, elides or lists: they begin with vowels, consonants and a silent h. */
export const PEOPLE: PerLanguage<readonly string[]> = {
  en: ['Anna', 'Marc', 'Hugo', 'Élise'],
  fr: ['Anna', 'Marc', 'Hugo', 'Élise'],
  ru: ['Аня', 'Олег', 'Марк', 'Элиза'],
};

/** Any of them, as a part of a pattern. */
export const ANYBODY: string = [...new Set(Object.values(PEOPLE).flat())].join('|');
