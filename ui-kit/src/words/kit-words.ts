import type { PerLanguage, Texts } from '@haven/text-kit';
import { en, type KitWord } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

export type { KitWord } from './en.ts';

/** Words that stand on any table; a screen that wants others has them among its labels. */
export const KIT_WORDS: PerLanguage<Texts<KitWord>> = { en, fr, ru };
