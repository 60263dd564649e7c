import { createTranslator } from 'use-intl/core';
import { type Language, type Line, messages, say, type Translate } from '../index.ts';

/** A language as the page and the terminal speak it; a missing message or value throws. */
export function translatorOf(language: Language): Translate {
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale: language, messages: messages[language], onError });
}

export function voiceOf(language: Language): (line: Line) => string {
  const translate = translatorOf(language);
  return (line) => say(translate, line);
}
