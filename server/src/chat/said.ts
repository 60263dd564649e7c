import { EMOTES, PHRASES, type Said } from '@haven/wire';
import { z } from 'zod';

const MOST_CHARACTERS = 200;
/** Before it is tidied up. */
const MOST_RAW = 1000;
/** Controls, marks that turn the direction of all that follows, and characters that cannot be seen; emoji need one. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;

const Text = z
  .string()
  .max(MOST_RAW)
  .transform(tidy)
  .refine((text) => text !== '' && [...text].length <= MOST_CHARACTERS);

function tidy(text: string): string {
  return text.normalize().replace(UNSPEAKABLE, ' ').replace(/\s+/gu, ' ').trim();
}

/** The form of what is said at the door. */
export const SaidText = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ kind: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ kind: z.literal('text'), text: Text }),
]) satisfies z.ZodType<Said>;
