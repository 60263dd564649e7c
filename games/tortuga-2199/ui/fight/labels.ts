import type { Language } from '@haven/ui-kit';
import { translatorOf, useWords } from '../words.ts';
import { en, type FightKey, type FightTexts } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

type Values = Record<string, string | number>;
type Label<Key> = (key: Key, values?: Values) => string;

/** A hook that says the words of one part of the screen in the language of the table. */
export function labelsFor<Key extends string>(texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>) {
  const known = new Map<Language, Label<Key>>();
  return (): Label<Key> => {
    const { language } = useWords();
    const label = known.get(language) ?? learnt(language, texts[language]);
    known.set(language, label);
    return label;
  };
}

function learnt<Key extends string>(language: Language, tree: Readonly<Record<Key, string>>): Label<Key> {
  const translate = translatorOf(language, tree);
  return (key, values = {}) => translate(key, values);
}

const texts: Readonly<Record<Language, FightTexts>> = { en, fr, ru };

export const useFightLabel = labelsFor<FightKey>(texts);
