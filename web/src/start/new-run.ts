import { choiceOf } from '@haven/games/levels';
import { type Refusal, SEED_BYTES } from '@haven/kit';
import type { TableWish } from '@haven/wire';
import { navigate } from 'wouter/use-browser-location';
import { setTable, startTable } from '../api/lobby.ts';
import { introduce } from '../api/me.ts';
import { lastLevel } from '../levels/last-level.ts';
import type { RunBeginning } from '../links/local/local-table.ts';
import type { Setting } from '../links/open-table.ts';
import { randomHex } from '../seals/salts.ts';

/** Goes to a new run in this browser. */
export function beginHere(game: string, wish?: Partial<Setting> & Pick<RunBeginning, 'level'>): void {
  const level = choiceOf(game).length > 0 && { level: lastLevel(wish?.level) };
  const beginning: RunBeginning = { game, seed: randomHex(SEED_BYTES), ...wish, ...level };
  navigate(`/run/${randomHex(8)}`, { state: { beginning } });
}

export function beginningOf(state: unknown): RunBeginning | undefined {
  if (typeof state !== 'object' || state === null || !('beginning' in state)) return undefined;
  return state.beginning as RunBeginning;
}

/** What a table on the server is unless somebody wishes otherwise; nobody waits for a person who has gone. */
export const PLAIN_TABLE = { options: {}, access: 'link', clock: { kind: 'none' }, timeout: 'bot' } as const;

/** Goes to a new table on the server; a refusal if there is none to go to. Alone one need not wait for anybody. */
export async function openOnline(wish: Omit<TableWish, 'seal' | 'isListed' | 'once'>): Promise<Refusal | undefined> {
  const unnamed = await introduce();
  if (unnamed) return unnamed;
  const { refusal, value } = await setTable(wish);
  if (refusal) return refusal;
  if (wish.seats === 1) await startTable(value.table);
  navigate(`/table/${value.table}`);
  return undefined;
}
