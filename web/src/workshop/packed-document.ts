import { cleanText, cutText } from '@haven/kit';
import { inAddress, outOfAddress } from '../replays/address-text.ts';

const VERSION = 1;
export const LONGEST_TITLE = 60;

/** A document with its name, on its way from one browser to another. */
export interface Sent {
  readonly title: string;
  readonly value: unknown;
}

/** A document as the fragment of an address; undefined if it is too long for one. */
export function packedDocument({ title, value }: Sent): Promise<string | undefined> {
  return inAddress([VERSION, title, value]);
}

/** What such a fragment says, to be checked like a file from anywhere; undefined if it is none. */
export async function unpackedDocument(fragment: string): Promise<Sent | undefined> {
  try {
    return sentIn(await outOfAddress(fragment));
  } catch {
    return undefined;
  }
}

function sentIn(told: unknown): Sent | undefined {
  if (!Array.isArray(told) || told[0] !== VERSION || typeof told[1] !== 'string') return undefined;
  return { title: cutText(cleanText(told[1]), LONGEST_TITLE), value: told[2] };
}
