import { type Refusal, SEED_BYTES } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { navigate } from 'wouter/use-browser-location';
import type { Beginning, Setting } from '../tables/local-table.ts';
import { beginMatch } from '../tables/server.ts';

/** Goes to a new run in this browser. */
export function beginHere(game: string, setting?: Setting): void {
  const beginning: Beginning = { game, seed: randomHex(SEED_BYTES), ...setting };
  navigate(`/run/${randomHex(8)}`, { state: { beginning } });
}

export function beginningOf(state: unknown): Beginning | undefined {
  if (typeof state !== 'object' || state === null || !('beginning' in state)) return undefined;
  return state.beginning as Beginning;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Goes to a new run on the server; a refusal if there is none to go to. */
export async function beginKept(game: string): Promise<Refusal | undefined> {
  const { refusal, value } = await beginMatch(game, useSettings.getState().nickname.trim());
  if (value !== undefined) navigate(`/table/${value}`);
  return refusal;
}
