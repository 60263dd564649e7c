import { readText } from '@haven/kit';
import { z } from 'zod';

const MOST_CHARACTERS = 24;
/** Before it is cleaned. */
const MOST_RAW = 600;

/** Any name that can be seen, in any script, emoji included. */
export const Nickname = z.string().max(MOST_RAW).transform(readName);

function readName(text: string, context: z.RefinementCtx): string {
  const name = readText(text, MOST_CHARACTERS);
  if (name !== undefined) return name;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}
