import { readText } from '@haven/kit';
import { EMOTES, PHRASES, type Spoken } from '@haven/wire';
import { z } from 'zod';

export const MOST_CHARACTERS = 200;
/** Before it is tidied up. */
const MOST_RAW = 2400;

const Text = z.string().max(MOST_RAW).transform(tidied);

function tidied(text: string, context: z.RefinementCtx): string {
  const tidy = readText(text, MOST_CHARACTERS);
  if (tidy !== undefined) return tidy;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}

/** The form of what is said at the door. */
export const ChatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ kind: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.strictObject({ kind: z.literal('text'), text: Text }),
]) satisfies z.ZodType<Spoken>;
