import type { Ability, Face, SectorId } from '@haven/tortuga-2199-rules';
import { abilityLine, colourName, kindName, messages, saidBest, say } from '@haven/tortuga-2199-text';
import { type Language, type SeatInfo, tableContext, wordsOf } from '@haven/ui-kit';
import { screenTexts } from './text/index.ts';

/** Seats without a name go by the colour of their ship. */
const spokenIn = wordsOf({ messages, labels: screenTexts, say, seatName: colourName });

/** Everything the screen can say in one language, with the names of those who sit at the table. */
export interface Words extends ReturnType<typeof spokenIn> {
  cardOf(face: Pick<Face, 'id' | 'name'>): string;
  sectorOf(sector: SectorId): string;
  /** One line for the face of a card. */
  abilityOf(ability: Ability): string;
  /** §8.4 What the set prints on a card, if it says anything. */
  printedOn(face: Pick<Face, 'text'>): string | undefined;
}

export function wordsIn(language: Language, seats?: readonly SeatInfo[]): Words {
  const words = spokenIn(language, seats);
  const { translate } = words;
  return {
    ...words,
    cardOf: ({ id, name }) => kindName(translate, name ? { kind: id, name } : { kind: id }),
    sectorOf: (sector) => translate(`sectors.${sector}`, {}),
    abilityOf: (ability) => say(translate, abilityLine(ability)),
    printedOn: ({ text }) => saidBest(translate.language, text),
  };
}

export const [WordsContext, useWords] = tableContext<Words>();
