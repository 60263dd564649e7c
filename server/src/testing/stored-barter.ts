import type { GameTypes, MatchRecord } from '@haven/kit';
import type { StoredTable } from '../store/tables.ts';

export const NOW = 1_700_000_000_000;

type Barter = MatchRecord<GameTypes>;

/** A match of two before its first move, as a store is given it. */
export function barterRecord(changes: Partial<Barter> = {}): Barter {
  const start = { options: {}, seed: 'ab'.repeat(32), initial: {}, entries: [] };
  return { game: 'barter', version: 3, seats: 2, ...start, ...changes };
}

/** What is agreed and written down about the chairs and the cards of such a match. */
export const SEALED = {
  fairness: { share: 'cd', seal: 'ef', chairs: [{ seal: 'ab', salt: null }] },
  documents: { cards: 'hash' },
} as const satisfies Partial<Barter>;

/** A public table at which somebody is awaited; whoever needs it says who sits there. */
export function gatheringTable({ id, host, chairs }: Pick<StoredTable, 'id' | 'host' | 'chairs'>): StoredTable {
  return {
    id,
    host,
    chairs,
    game: 'barter',
    options: { cards: { long: 'text' } },
    told: { cards: 'hash' },
    access: 'public',
    clock: { kind: 'days', days: 2 },
    timeout: 'vote',
    share: 'cd',
    created: NOW,
    changed: NOW,
    revision: 0,
    phase: 'gathering',
    rematch: null,
    clocks: [],
  };
}
