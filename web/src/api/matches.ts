import type { GameTypes, MatchRecord, Outcome } from '@haven/kit';
import { type Answer, ask } from './ask.ts';

/** How a match of the server stands, as everybody may know. */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly nickname?: string;
  readonly created: number;
  readonly changed: number;
  readonly moves: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly over: boolean;
  readonly outcome?: Outcome;
}

/** A line of the list of best runs. */
export interface BestRun {
  readonly match: string;
  readonly verdict: string;
  readonly total: number;
  readonly undone: number;
  readonly aids: readonly string[];
  readonly date: number;
  readonly seats: number;
  /** Of those who came first and wished it. */
  readonly names: readonly string[];
  readonly isLost?: boolean;
}

export function fetchSummary(match: string): Promise<Answer<MatchSummary>> {
  return ask(`/matches/${encodeURIComponent(match)}`);
}

/** The record of a finished match. */
export function fetchRecord(match: string): Promise<Answer<MatchRecord<GameTypes>>> {
  return ask(`/matches/${encodeURIComponent(match)}/record`);
}

/** The best runs of a game; none if the server is out of reach. */
export async function fetchBest(game: string): Promise<readonly BestRun[]> {
  const answer = await ask<{ runs: readonly BestRun[] }>(`/best?game=${encodeURIComponent(game)}`);
  return answer.refusal ? [] : answer.value.runs;
}

/** A document that the house offers for an option of a game. */
export interface HouseDocument {
  readonly name: string;
  readonly value: unknown;
}

/** None if the server is out of reach. */
export async function fetchDocuments(game: string, option: string): Promise<readonly HouseDocument[]> {
  const path = `/documents/${encodeURIComponent(game)}/${encodeURIComponent(option)}`;
  const answer = await ask<{ documents: readonly HouseDocument[] }>(path);
  return answer.refusal ? [] : answer.value.documents;
}
