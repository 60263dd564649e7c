import { listed, type OneOf, type Speaker, speech, type Values, type Vocabulary } from '@haven/text-kit';
import { type Action, type Colour, DICE, faceOf, NUMBERS, type Rolled, SKULL } from '@haven/tortuga-rules';
import { colourName } from './catalogue.ts';
import type { en } from './en.ts';

type Thing = OneOf<{ action: Action; chests: readonly Colour[]; rolled: readonly Rolled[] }>;

type Words = Vocabulary<typeof en, Thing>;
export type MessageKey = Words['Key'];
export type Line = Words['Line'];
export type Value = Words['Value'];
export type Translate = Words['Translate'];

export const { line, say } = speech<MessageKey, Thing>({ seatName: colourName, placesOf });

/** An action fills `x` with its full name and `xShort` with its short one; chests and dice are listed. */
function placesOf(speaker: Speaker<MessageKey, Thing>, name: string, thing: Thing): Values {
  const { translate } = speaker;
  const list = (words: readonly string[]) => ({ [name]: listed(translate.language, words) });
  if ('chests' in thing) return list(thing.chests.map((colour) => translate(`colours.${colour}`, {})));
  if ('rolled' in thing) return list(thing.rolled.map((die) => speaker.say(dieLine(die))));
  return {
    [name]: translate(`actions.${thing.action}`, {}),
    [`${name}Short`]: translate(`actionShorts.${thing.action}`, {}),
  };
}

/** FLEET 5 on die A, or a skull on die C. */
export function dieLine(rolled: Rolled): Line {
  const face = faceOf(rolled);
  const letter = DICE.find((die) => rolled.charAt(1) === die) ?? 'A';
  if (face === SKULL) return line('dice.skull', { die: letter });
  return line('dice.face', { die: letter, action: { action: face }, number: NUMBERS[face][letter] });
}
