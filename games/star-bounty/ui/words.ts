import type { Bounty, Part } from '@haven/star-bounty-rules';
import { fullName, messages, say, shortName } from '@haven/star-bounty-text';
import { oncePerLanguage } from '@haven/text-kit';
import { capital, type Language, tableContext, wordsOf } from '@haven/ui-kit';
import { screenTexts } from './text/index.ts';

const spokenIn = wordsOf({ messages, labels: screenTexts, say });

/** Everything the screen can say in one language. */
export interface Words extends ReturnType<typeof spokenIn> {
  fullOf(card: Bounty | Part): string;
  shortOf(card: Bounty | Part): string;
}

export const wordsIn = oncePerLanguage(learn);

function learn(language: Language): Words {
  const words = spokenIn(language);
  const precise = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    ...words,
    fullOf: (card) => capital(fullName(words.translate, card), language),
    shortOf: (card) => shortName(words.translate, card),
    percent: (chance) => (isExtreme(chance) ? precise.format(chance) : words.percent(chance)),
  };
}

/** Close to never or always, the first decimal tells them apart. */
const isExtreme = (chance: number) => (chance > 0 && chance < 0.02) || (chance > 0.98 && chance < 1);

export const [WordsContext, useWords] = tableContext<Words>();
