import type { AnyGame, GameTypes, Match, Viewer } from '@haven/kit';
import type { StoredMatch } from '../store/store.ts';
import { createQueue, type Queue } from './queue.ts';
import { resume } from './resume.ts';

/** Somebody at the table. */
export interface Listener {
  readonly viewer: Viewer;
  hear(letter: string): void;
}

/** A match in memory, and all who follow it. */
export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly created: number;
  readonly nickname?: string;
  readonly queue: Queue;
  readonly listeners: Set<Listener>;
  match: Match<GameTypes>;
  aids: readonly string[];
  changed: number;
}

export function openTable(game: AnyGame, stored: StoredMatch): Table {
  const { id, record, snapshot, created, nickname, aids, changed } = stored;
  const match = resume(game, record, snapshot);
  const queue = createQueue();
  return { id, game, created, queue, listeners: new Set(), match, aids, changed, ...(nickname && { nickname }) };
}
