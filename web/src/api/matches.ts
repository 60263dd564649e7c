import type { GameTypes, MatchRecord } from '@haven/kit';
import type { BestRun, MatchSummary, OfferedDocument } from '@haven/wire';
import { type Answer, ask } from './ask.ts';

export function fetchSummary(match: string): Promise<Answer<MatchSummary>> {
  return ask(`/matches/${encodeURIComponent(match)}`);
}

/** The record of a finished match. */
export function fetchRecord(match: string): Promise<Answer<MatchRecord<GameTypes>>> {
  return ask(`/matches/${encodeURIComponent(match)}/record`);
}

/** The best runs of each game; none if the server is out of reach. */
export async function fetchBest(): Promise<ReadonlyMap<string, readonly BestRun[]>> {
  const answer = await ask<{ games: Readonly<Record<string, readonly BestRun[]>> }>('/best/all');
  return new Map(Object.entries(answer.value?.games ?? {}));
}

/** None if the server is out of reach. */
export async function fetchDocuments(game: string, option: string): Promise<readonly OfferedDocument[]> {
  const path = `/documents/${encodeURIComponent(game)}/${encodeURIComponent(option)}`;
  const answer = await ask<{ documents: readonly OfferedDocument[] }>(path);
  return answer.refusal ? [] : answer.value.documents;
}
