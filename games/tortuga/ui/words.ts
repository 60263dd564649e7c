import type { Seat } from '@haven/kit';
import { oncePerLanguage, type TranslateOf, type Values } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';
import type { Action, Area, Colour } from '@haven/tortuga-rules';
import { colourName, type Line, type MessageKey, messages, say, type Translate } from '@haven/tortuga-text';
import type { Language, SeatInfo } from '@haven/ui-kit';
import { createContext, useContext } from 'react';
import type { ScreenKey } from './text/en.ts';
import { screenTexts } from './text/index.ts';

/** Everything the screen can say in one language, with the names of those who sit at the table. */
export interface Words {
  readonly language: Language;
  /** A sentence of the game. */
  say(line: Line): string;
  /** A word of the game that needs nothing to be put in. */
  word(key: MessageKey): string;
  /** A word of this screen. */
  label(key: ScreenKey, values?: Values): string;
  nameOf(seat: Seat): string;
  actionOf(action: Action): string;
  shortOf(action: Action): string;
  areaOf(area: Area): string;
  chestOf(colour: Colour): string;
  percent(chance: number): string;
}

interface Speech {
  readonly translate: Translate;
  readonly label: TranslateOf<ScreenKey>;
  readonly percents: Intl.NumberFormat;
}

const speechIn = oncePerLanguage(learn);

function learn(language: Language): Speech {
  return {
    translate: translatorOf(language, messages[language]),
    label: translatorOf(language, screenTexts[language]),
    percents: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  };
}

/** Seats without a name go by the colour of their board. */
export function wordsIn(language: Language, seats: readonly SeatInfo[] = []): Words {
  const { translate, label, percents } = speechIn(language);
  const nameOf = (seat: Seat) => seats[seat]?.name || colourName(translate, seat);
  const word = (key: MessageKey) => translate(key, {});
  return {
    language,
    say: (said) => say(translate, said, nameOf),
    word,
    label: (key, values = {}) => label(key, values),
    nameOf,
    actionOf: (action) => word(`actions.${action}`),
    shortOf: (action) => word(`actionShorts.${action}`),
    areaOf: (area) => word(`areas.${area}`),
    chestOf: (colour) => word(`colours.${colour}`),
    percent: (chance) => percents.format(chance),
  };
}

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('nobody speaks here');
  return words;
}
