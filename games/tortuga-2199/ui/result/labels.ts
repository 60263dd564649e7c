import type { PerLanguage } from '@haven/text-kit';
import { labelsFor } from '../fight/labels.ts';
import { en, type ResultKey, type ResultTexts } from './text/en.ts';
import { fr } from './text/fr.ts';
import { ru } from './text/ru.ts';

const texts: PerLanguage<ResultTexts> = { en, fr, ru };

export const useResultLabel = labelsFor<ResultKey>(texts);
