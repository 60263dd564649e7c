import type { GameText, Language, Line, Translate } from '@haven/text-kit';
import { anyTranslatorOf, STRICT } from '@haven/text-kit/translator';
import { words } from './words.ts';

/** One language of a game and of the terminal. */
export interface Voice {
  /** A line of the game's own words. */
  readonly say: (line: Line) => string;
  /** A message of the terminal. */
  readonly tell: Translate;
}

export function voiceOf(text: GameText, language: Language): Voice {
  const translate = anyTranslatorOf(language, text.messages[language], STRICT);
  return { say: (line) => text.say(translate, line), tell: terminalVoice(language) };
}

/** The terminal speaks before any game is chosen, too. */
export function terminalVoice(language: Language): Translate {
  return anyTranslatorOf(language, words[language], STRICT);
}
