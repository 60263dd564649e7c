import type { Language, PerLanguage } from '@haven/text-kit';
import { useEffect, useState } from 'react';
import type { en } from './en.ts';
import type { Messages } from './messages.ts';

/** Whoever speaks one language loads one; the others come when they are wished for. */
const LOADERS: PerLanguage<() => Promise<Messages>> = {
  en: () => import('./en.ts').then((text) => text.en),
  fr: () => import('./fr.ts').then((text) => text.fr),
  ru: () => import('./ru.ts').then((text) => text.ru),
};

/** Their places are those of English, which use-intl reads off its types; text.test.ts compares them. */
const loaded = new Map<Language, typeof en>();

export async function loadMessages(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await LOADERS[language]()) as typeof en);
}

interface Words {
  readonly language: Language;
  readonly messages: typeof en;
}

/** The words of the page; until those of another language are there, the ones it was using. */
export function useMessages(wished: Language): Words {
  const [language, setLanguage] = useState(wished);
  useEffect(() => {
    let isWished = true;
    loadMessages(wished)
      .then(() => isWished && setLanguage(wished))
      .catch(() => undefined);
    return () => {
      isWished = false;
    };
  }, [wished]);
  const messages = loaded.get(language);
  if (messages === undefined) throw new Error(`the words of ${language} are not loaded`);
  return { language, messages };
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: Language;
  }
}
