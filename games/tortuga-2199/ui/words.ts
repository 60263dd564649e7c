import type { Seat } from '@haven/kit';
import { oncePerLanguage, type TranslateOf, type Values } from '@haven/text-kit';
import { translatorOf } from '@haven/text-kit/translator';
import type { Ability, Face, SectorId } from '@haven/tortuga-2199-rules';
import {
  abilityLine,
  colourName,
  kindName,
  type Line,
  type MessageKey,
  messages,
  saidBest,
  say,
  type Translate,
} from '@haven/tortuga-2199-text';
import type { Language, SeatInfo } from '@haven/ui-kit';
import { createContext, useContext } from 'react';
import type { ScreenKey } from './text/en.ts';
import { screenTexts } from './text/index.ts';

/** Everything the screen can say in one language, with the names of those who sit at the table. */
export interface Words {
  readonly language: Language;
  /** A sentence of the game. */
  say(line: Line): string;
  /** A word of the game. */
  word(key: MessageKey, values?: Values): string;
  /** The same, at the head of something. */
  title(key: MessageKey, values?: Values): string;
  /** A word of this screen. */
  label(key: ScreenKey, values?: Values): string;
  nameOf(seat: Seat): string;
  cardOf(face: Pick<Face, 'id' | 'name'>): string;
  sectorOf(sector: SectorId): string;
  shortOf(sector: SectorId): string;
  /** One line for the face of a card. */
  abilityOf(ability: Ability): string;
  /** §8.4 What the set prints on a card, if it says anything. */
  printedOn(face: Pick<Face, 'text'>): string | undefined;
}

interface Speech {
  readonly translate: Translate;
  readonly label: TranslateOf<ScreenKey>;
}

const speechIn = oncePerLanguage(learn);

function learn(language: Language): Speech {
  return {
    translate: translatorOf(language, messages[language]),
    label: translatorOf(language, screenTexts[language]),
  };
}

/** Seats without a name go by the colour of their ship. */
export function wordsIn(language: Language, seats: readonly SeatInfo[] = []): Words {
  const { translate, label } = speechIn(language);
  const nameOf = (seat: Seat) => seats[seat]?.name || colourName(translate, seat);
  return {
    language,
    say: (said) => say(translate, said, nameOf),
    word: (key, values = {}) => translate(key, values),
    title: (key, values = {}) => capital(translate(key, values), language),
    label: (key, values = {}) => label(key, values),
    nameOf,
    cardOf: ({ id, name }) => kindName(translate, name ? { kind: id, name } : { kind: id }),
    sectorOf: (sector) => translate(`sectors.${sector}`, {}),
    shortOf: (sector) => translate(`sectorShorts.${sector}`, {}),
    abilityOf: (ability) => say(translate, abilityLine(ability)),
    printedOn: ({ text }) => saidBest(translate, text),
  };
}

const capital = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('nobody speaks here');
  return words;
}
