import { boundFigures, type Language, oncePerLanguage, type PerLanguage, type Values } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';
import { useSettings } from '@haven/ui-kit';
import { en, type ReviewKey, type ReviewTexts } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

export interface Words {
  readonly language: Language;
  say(key: ReviewKey, values?: Values): string;
  percent(chance: number): string;
}

const texts: PerLanguage<ReviewTexts> = { en, fr, ru };

export const wordsIn = oncePerLanguage((language): Words => {
  const translate = translatorOf(language, texts[language]);
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    language,
    say: (key, values = {}) => boundFigures(translate(key, values)),
    percent: (chance) => percents.format(chance),
  };
});

/** The words of a review come with it: nobody else has to load them. */
export function useReviewWords(): Words {
  return wordsIn(useSettings((settings) => settings.language));
}
