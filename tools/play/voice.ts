import type { GameText, Line, Translate } from '@haven/games/texts';
import { createTranslator } from 'use-intl/core';
import { words } from './words.ts';

/** One language of a game and of the terminal. */
export interface Voice {
  /** A line of the game's own words. */
  readonly say: (line: Line) => string;
  /** A message of the terminal. */
  readonly tell: Translate;
}

export function voiceOf(text: GameText, language: string): Voice {
  const translate = translatorOf(language, text.messages[language]);
  return { say: (line) => text.say(translate, line), tell: terminalVoice(language) };
}

/** The terminal speaks before any game is chosen, too. */
export function terminalVoice(language: string): Translate {
  return translatorOf(language, words[language]);
}

function translatorOf(locale: string, messages: object | undefined): Translate {
  // Any game's tree: use-intl walks its dots, so its type may as well be flat.
  const tree: Record<string, string> = { ...messages };
  return createTranslator({ locale, messages: tree, onError: rethrow });
}

function rethrow(error: Error): never {
  throw error;
}
