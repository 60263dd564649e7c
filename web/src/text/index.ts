import type { Language, PerLanguage } from '@haven/text-kit';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';
import { ru } from './ru.ts';

const translations: PerLanguage<Messages> = { en, fr, ru };

/** Their places are those of English, which use-intl reads off its types; text.test.ts compares them. */
export function messagesIn(language: Language): typeof en {
  return translations[language] as typeof en;
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: Language;
  }
}
