import { type Language, useSettings } from '@haven/ui-kit';
import { createTranslator } from 'use-intl/core';
import { en, type WorkshopKey, type WorkshopTexts } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

type Words = (key: WorkshopKey, values?: Readonly<Record<string, string | number>>) => string;

const texts: Readonly<Record<Language, WorkshopTexts>> = { en, fr, ru };
const known = new Map<Language, Words>();

/** The words of the workshop come with it: nobody else has to load them. */
export function useWorkshopWords(): Words {
  const language = useSettings((settings) => settings.language);
  const words = known.get(language) ?? learnt(language);
  known.set(language, words);
  return words;
}

function learnt(locale: Language): Words {
  return createTranslator({ locale, messages: { ...texts[locale] } }) as Words;
}
