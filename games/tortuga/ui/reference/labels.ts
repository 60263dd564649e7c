import { oncePerLanguage, type PerLanguage, type Texts, type TranslateOf, type Values } from '@haven/text-kit';
import { anyTranslatorOf } from '@haven/text-kit/translator';
import { en, type ReferenceKey } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

export const referenceTexts: PerLanguage<Texts<ReferenceKey>> = { en, fr, ru };

/** Says a word of what can be looked at before a game. */
export const referenceLabel = oncePerLanguage((language) => {
  const translate: TranslateOf<ReferenceKey> = anyTranslatorOf(language, referenceTexts[language]);
  return (key: ReferenceKey, values: Values = {}) => translate(key, values);
});
