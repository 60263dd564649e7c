import type { History } from './history.ts';
import { tellHistory } from './local.ts';
import { fetchRecord, fetchSummary } from './server.ts';

/** Where a match stands, for links to it. */
export interface Place {
  readonly kind: 'run' | 'table';
  readonly id: string;
}

export type NoStory = 'unknown-table' | 'not-finished' | 'unreachable';

const NO_STORY: Readonly<Record<string, NoStory>> = {
  'unknown-match': 'unknown-table',
  'match-not-over': 'not-finished',
};

/** A match from its start: a run of this browser, or a finished match of the server. */
export async function storyOf({ kind, id }: Place): Promise<History | NoStory> {
  if (kind === 'run') return (await tellHistory(id)) ?? 'unknown-table';
  const [record, summary] = await Promise.all([fetchRecord(id), fetchSummary(id)]);
  if (record.refusal) return NO_STORY[record.refusal.code] ?? 'unreachable';
  const viewer = record.value.seats === 1 ? 0 : 'spectator';
  const aids = summary.value?.aids ?? [];
  return (await tellHistory({ record: record.value, aids, viewer, seats: [] })) ?? 'unknown-table';
}
