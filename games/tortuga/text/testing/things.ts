import { inEachLanguage, listed } from '@haven/text-kit';
import type { Things } from '@haven/text-kit/testing';
import { messages } from '../index.ts';

const DICE = [['A'], ['A', 'C'], ['B', 'D', 'E']];

/** What the messages of the game speak of, by the names of their places. */
export const things = inEachLanguage((language): Things => {
  const { actions, actionShorts, colours } = messages[language];
  const chest = Object.values(colours);
  return {
    action: Object.values(actions),
    actionShort: Object.values(actionShorts),
    chest,
    chests: chest,
    left: chest,
    centre: chest,
    dice: DICE.map((letters) => listed(language, letters)),
    die: DICE.slice(0, 1).flat(),
  };
});
