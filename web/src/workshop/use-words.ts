import { oncePerLanguage, type PerLanguage, type Values } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';
import { useSettings } from '@haven/ui-kit';
import { en, type WorkshopKey, type WorkshopTexts } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

type Words = (key: WorkshopKey, values?: Values) => string;

const texts: PerLanguage<WorkshopTexts> = { en, fr, ru };

const wordsIn = oncePerLanguage((language): Words => {
  const translate = translatorOf(language, texts[language]);
  return (key, values = {}) => translate(key, values);
});

/** The words of the workshop come with it: nobody else has to load them. */
export function useWorkshopWords(): Words {
  return wordsIn(useSettings((settings) => settings.language));
}
