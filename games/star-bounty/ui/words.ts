import type { Bounty, Part } from '@haven/star-bounty-rules';
import { fullName, type Line, messages, say, shortName } from '@haven/star-bounty-text';
import { oncePerLanguage, type Values } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';
import type { Language } from '@haven/ui-kit';
import { createContext, useContext } from 'react';
import type { ScreenKey } from './text/en.ts';
import { screenTexts } from './text/index.ts';

/** Everything the screen can say in one language. */
export interface Words {
  readonly language: Language;
  /** A sentence of the game. */
  say(line: Line): string;
  /** A word of this screen. */
  label(key: ScreenKey, values?: Values): string;
  nameOf(card: Bounty | Part): string;
  shortOf(card: Bounty | Part): string;
  percent(chance: number): string;
}

export const wordsIn = oncePerLanguage(learn);

function learn(language: Language): Words {
  const translate = translatorOf(language, messages[language]);
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const precise = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const label = translatorOf(language, screenTexts[language]);
  return {
    language,
    say: (line) => say(translate, line),
    label: (key, values = {}) => label(key, values),
    nameOf: (card) => capital(fullName(translate, card), language),
    shortOf: (card) => shortName(translate, card),
    percent: (chance) => (isExtreme(chance) ? precise : percents).format(chance),
  };
}

/** Close to never or always, the first decimal tells them apart. */
const isExtreme = (chance: number) => (chance > 0 && chance < 0.02) || (chance > 0.98 && chance < 1);

const capital = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export const WordsContext = createContext<Words>(wordsIn('en'));
export const useWords = () => useContext(WordsContext);
