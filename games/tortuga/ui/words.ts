import type { Action, Area, Colour } from '@haven/tortuga-rules';
import { colourName, messages, say } from '@haven/tortuga-text';
import { type Language, type SeatInfo, tableContext, wordsOf } from '@haven/ui-kit';
import { screenTexts } from './text/index.ts';

/** Seats without a name go by the colour of their board. */
const spokenIn = wordsOf({ messages, labels: screenTexts, say, seatName: colourName });

/** Everything the screen can say in one language, with the names of those who sit at the table. */
export interface Words extends ReturnType<typeof spokenIn> {
  actionOf(action: Action): string;
  shortOf(action: Action): string;
  areaOf(area: Area): string;
  chestOf(colour: Colour): string;
}

export function wordsIn(language: Language, seats?: readonly SeatInfo[]): Words {
  const words = spokenIn(language, seats);
  return {
    ...words,
    actionOf: (action) => words.word(`actions.${action}`),
    shortOf: (action) => words.word(`actionShorts.${action}`),
    areaOf: (area) => words.word(`areas.${area}`),
    chestOf: (colour) => words.word(`colours.${colour}`),
  };
}

export const [WordsContext, useWords] = tableContext<Words>();
