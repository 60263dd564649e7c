import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FromServer } from '@haven/wire';

/** By which a page knows whether it still speaks with the same house. */
export interface HouseMarks {
  /** Over which data, and with which build of the page. */
  message(): Promise<string>;
}

/** The script that begins the page: its name changes with every byte of the page's scripts. */
const FIRST_SCRIPT = /<script[^>]*\ssrc="([^"]+)"/;

/** The page may be built anew while the server runs. */
export function houseMarks(data: string, page: string | undefined): HouseMarks {
  const buildNow = async () => (page === undefined ? '' : buildIn(join(page, 'index.html')));
  return {
    message: async () => JSON.stringify({ type: 'house', data, build: await buildNow() } satisfies FromServer),
  };
}

/** Empty where there is no page. */
async function buildIn(index: string): Promise<string> {
  const text = await readFile(index, 'utf8').catch(() => '');
  return FIRST_SCRIPT.exec(text)?.[1] ?? '';
}
