import { oncePerLanguage, type PerLanguage, type Values } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';
import { useSettings } from '@haven/ui-kit';
import { en, type ReferenceKey, type ReferenceTexts } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

type Words = (key: ReferenceKey, values?: Values) => string;

const texts: PerLanguage<ReferenceTexts> = { en, fr, ru };

const wordsIn = oncePerLanguage((language): Words => {
  const translate = translatorOf(language, texts[language]);
  return (key, values = {}) => translate(key, values);
});

/** They come with the page: nobody else has to load them. */
export function useReferenceWords(): Words {
  return wordsIn(useSettings((settings) => settings.language));
}
