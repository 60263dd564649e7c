import type { AnyGame, GameTypes, Match, Viewer } from '@haven/kit';
import type { PageElsewhere } from '../bus/tidings.ts';
import type { StoredWhole } from '../store/store.ts';
import type { StoredTable } from '../store/tables.ts';
import { rulesFor } from './other-rules.ts';
import { createQueue, type Queue } from './queue.ts';
import { resume } from './resume.ts';

/** Somebody at the table. Whoever loses the chair goes on watching. */
export interface Listener {
  viewer: Viewer;
  /** Whose chair it is, where the table knows that. */
  readonly player?: string;
  /** Whose browser it is, also where they only look on. */
  readonly guest?: string;
  /** What they are called, where they came to a table before its match without a chair. */
  readonly name?: string;
  /** Since when nobody looks at the page; undefined while somebody does. */
  unseenSince?: number | undefined;
  hear(message: string): void;
}

/**
 * Since when each person is at a table or away from it, by player. It is known to the memory alone: whoever has not
 * been seen since the table was opened is away since then.
 */
interface Presence {
  readonly opened: number;
  readonly came: Map<string, number>;
  readonly left: Map<string, number>;
  /** When each person last turned away from a page of theirs. */
  readonly looked: Map<string, number>;
}

/** When a full table begins by itself, and which players have asked it to wait. The memory alone knows it. */
interface Countdown {
  at?: number | undefined;
  /** Until when somebody asked to wait. */
  notBefore: number;
  /** What had been agreed on when it began to count. */
  terms?: string;
  /** Who asked. */
  readonly waited: Set<string>;
}

/** A table in memory, and all who follow it. */
export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly created: number;
  /** Of whoever plays alone, for the table of the best. */
  nickname?: string;
  /** Refuses everything once the table was found sick. */
  queue: Queue;
  readonly listeners: Set<Listener>;
  /** Who sits here, or looks in, with a page at another server. */
  elsewhere: readonly PageElsewhere[];
  readonly presence: Presence;
  readonly countdown: Countdown;
  /** The number of the last line that everybody here has heard. */
  lines: number;
  /** Chairs and phase; undefined for a match that was begun without a table. */
  setting: StoredTable | undefined;
  /** Undefined until everybody sits and the seed is mixed. */
  match: Match<GameTypes> | undefined;
  aids: readonly string[];
  /** Whether this server moves for the bots: the one that wrote last does, or one that was told to look after the table. */
  leads: boolean;
  changed: number;
  /** Says to those who watch over tables that this one was opened or changed. */
  announce(): void;
  /** Something about this table failed: one that fails again and again is sick. */
  suffer(error: unknown): void;
}

export type PlayingTable = Table & { match: Match<GameTypes> };
export type SetTable = Table & { setting: StoredTable };

export function isPlaying(table: Table): table is PlayingTable {
  return table.match !== undefined;
}

export function isGathering(table: Table): table is SetTable {
  return table.setting?.phase === 'gathering';
}

export function isSet(table: Table): table is SetTable {
  return table.setting !== undefined;
}

/** Nothing can be played any more: the record is public. */
export function isOver({ game, match, setting }: PlayingTable): boolean {
  return setting?.phase === 'ended' || game.outcome(match.state) !== undefined;
}

interface Opening {
  readonly id: string;
  readonly now: number;
  readonly leads: boolean;
}

export function openTable(game: AnyGame, stored: StoredWhole, { id, now, leads }: Opening): Table {
  const { match, setting } = stored;
  const { created = 0, changed = 0 } = match ?? setting ?? {};
  const rules = match ? rulesFor(game, match.record.version) : game;
  return {
    id,
    leads,
    created,
    changed,
    setting,
    game: rules,
    queue: createQueue(),
    listeners: new Set(),
    elsewhere: [],
    presence: { opened: now, came: new Map(), left: new Map(), looked: new Map() },
    countdown: { notBefore: 0, waited: new Set() },
    lines: 0,
    match: match && resume(rules, match.record, match.snapshot),
    aids: match?.aids ?? [],
    announce: () => {},
    suffer: () => {},
    ...(match?.nickname && { nickname: match.nickname }),
  };
}
