export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One for each language of the house. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;

export function inEachLanguage<T>(make: (language: Language) => T): PerLanguage<T> {
  return { en: make('en'), fr: make('fr'), ru: make('ru') };
}

/** Makes what a language needs when it is first asked for, and only once. */
export function oncePerLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
