import type { GameTypes, MatchRecord, Outcome, Refusal } from '@haven/kit';
import { keepSeat } from './seats.ts';

/** How a match of the server stands, as everybody may know. */
export interface MatchSummary {
  readonly match: string;
  readonly game: string;
  readonly nickname?: string;
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
  readonly nickname?: string;
}

const UNREACHABLE: Refusal = { code: 'unreachable' };

export type Answer<V> =
  | { readonly value: V; readonly refusal?: undefined }
  | { readonly value?: undefined; readonly refusal: Refusal };

async function ask<V>(path: string, request?: RequestInit): Promise<Answer<V>> {
  try {
    const response = await fetch(`/api${path}`, request);
    const body = await response.json();
    return response.ok ? { value: body as V } : { refusal: (body as { refusal?: Refusal }).refusal ?? UNREACHABLE };
  } catch {
    return { refusal: UNREACHABLE };
  }
}

/** Begins a match on the server and keeps its seat; the match's id, or why there is none. */
export async function beginMatch(game: string, nickname: string): Promise<Answer<string>> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game, ...(nickname !== '' && { nickname }) });
  const answer = await ask<{ match: string; token: string }>('/matches', { method: 'POST', headers, body });
  if (answer.refusal) return answer;
  const { match, token } = answer.value;
  keepSeat({ match, game, token, since: Date.now() });
  return { value: match };
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
