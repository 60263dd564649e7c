import { browserLanguage, type Language, useSettings } from '@haven/ui-kit';
import { HOME_COOKIE, OWN_HOME } from '@haven/wire';
import { useEffect } from 'react';
import { useProgress } from '../experience/lessons.ts';

/** The longest that browsers keep a cookie. */
const LIFE_SECONDS = 400 * 24 * 3600;

/** The server writes home before any script runs: next time in the language chosen here, or not at all for whoever has games of their own. */
export function useNextWelcome(): void {
  const language = useSettings((settings) => settings.language);
  const isKnown = useProgress(({ done, played }) => done.length + played.length > 0);
  useEffect(() => keepWish(isKnown ? OWN_HOME : language), [language, isKnown]);
}

/** A mere visitor has no cookie: the browser asks for its own language by itself. */
function keepWish(wish: Language | typeof OWN_HOME): void {
  const seconds = wish === browserLanguage() ? 0 : LIFE_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet.
  document.cookie = `${HOME_COOKIE}=${wish};Path=/;Max-Age=${seconds};SameSite=Lax`;
}
