import { oncePerLanguage, type PerLanguage, type Values } from '@haven/text-kit';
import { anyTranslatorOf } from '@haven/text-kit/translator';
import { useWords } from '../words.ts';
import { en, type FightKey, type FightTexts } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

type Label<Key> = (key: Key, values?: Values) => string;

/** A hook that says the words of one part of the screen in the language of the table. */
export function labelsFor<Key extends string>(texts: PerLanguage<Readonly<Record<Key, string>>>): () => Label<Key> {
  const labelIn = oncePerLanguage((language): Label<Key> => {
    const translate = anyTranslatorOf(language, texts[language]);
    return (key, values = {}) => translate(key, values);
  });
  return () => labelIn(useWords().language);
}

const texts: PerLanguage<FightTexts> = { en, fr, ru };

export const useFightLabel = labelsFor<FightKey>(texts);
