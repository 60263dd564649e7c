import type { PerLanguage } from '@haven/text-kit';
import { en, type ScreenTexts } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

/** The words of this screen that are no words of the game. */
export const screenTexts: PerLanguage<ScreenTexts> = { en, fr, ru };
