import { inEachLanguage } from '@haven/text-kit';
import type { Things } from '@haven/text-kit/testing';
import { fullName, messages, objectName, shortName } from '../index.ts';
import { translatorIn } from './voices.ts';

const CARDS = ['AS', 'KD', 'QH', 'JC'] as const;
const PARTS = ['4D', '10S'] as const;

/** What the messages of the game speak of, by the names of their places. */
export const things = inEachLanguage((language): Things => {
  const { ranks, suits, systems } = messages[language];
  const translate = translatorIn(language);
  const short = CARDS.map((card) => shortName(translate, card));
  const full = CARDS.map((card) => fullName(translate, card));
  const object = CARDS.map((card) => objectName(translate, card));
  const parts = PARTS.map((part) => shortName(translate, part));
  return {
    enemy: short,
    prisoner: short,
    card: short,
    part: parts,
    parts,
    enemyName: full,
    enemiesName: full,
    enemyObject: object,
    prisonerObject: object,
    cardObject: object,
    partObject: PARTS.map((part) => objectName(translate, part)),
    rank: Object.values(ranks),
    suit: Object.values(suits),
    system: Object.values(systems),
  };
});
