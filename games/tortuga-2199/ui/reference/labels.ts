import type { PerLanguage, Texts } from '@haven/text-kit';
import { en, type ReferenceKey } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

export const referenceTexts: PerLanguage<Texts<ReferenceKey>> = { en, fr, ru };
