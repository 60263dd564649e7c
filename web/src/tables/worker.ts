/// <reference lib="webworker" />
import { gameById } from '@haven/games/rules';
import {
  type FromTable,
  type GameTypes,
  type MatchRecord,
  type Seat,
  simRng,
  type ToTable,
  type Viewer,
} from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import { type Chair, humansOf } from './chair.ts';
import { type History, historyOf } from './history.ts';
import {
  aided,
  type Beginning,
  botMoves,
  hear,
  type LocalTable,
  type Setting,
  settingOf,
  sitDown,
  type Told,
} from './local-table.ts';
import { loadRun, type Run } from './runs.ts';

export type ToWorker =
  | { readonly type: 'sit'; readonly run: string; readonly beginning?: Beginning | undefined }
  | { readonly type: 'say'; readonly message: ToTable }
  /** Somebody else holds the device now. */
  | { readonly type: 'take'; readonly seat: Seat }
  /** How long a bot waits before it moves, so that one sees what it does. */
  | { readonly type: 'pace'; readonly ms: number }
  | { readonly type: 'aided'; readonly aid: string }
  | { readonly type: 'history'; readonly of: string | Story };

/** A record, what helped to make it, and through whose eyes it is told. */
export interface Story {
  readonly record: MatchRecord<GameTypes>;
  readonly aids: readonly string[];
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
}

/** A table as the page is told of it when it sits down. */
export interface Sat {
  readonly run: Run;
  readonly setting: Setting;
  readonly chair: Chair;
}

export type FromWorker =
  | { readonly type: 'sat'; readonly sat: Sat | null }
  | { readonly type: 'told'; readonly message: FromTable<GameTypes> }
  | { readonly type: 'chair'; readonly chair: Chair }
  | { readonly type: 'history'; readonly history: History | null };

declare const self: DedicatedWorkerGlobalScope;

let table: LocalTable | undefined;
let queue: Promise<unknown> = Promise.resolve();

/** One message at a time: a move is saved before the next one is read. */
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => serve(data)).catch(raise);
};

/** Out of the promise, so that the page hears of it as the worker's error. */
function raise(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

async function serve(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'sit':
      table = await sitDown(message.run, message.beginning);
      post({ type: 'sat', sat: table ? { run: table.run, setting: settingOf(table), chair: table.chair } : null });
      return letBotsMove();
    case 'say':
      return say(message.message);
    case 'take':
      return take(message.seat);
    case 'pace':
      pace = message.ms;
      return letBotsMove();
    case 'aided':
      table = table && (await aided(table, message.aid));
      return;
    case 'history':
      return post({ type: 'history', history: await historyFrom(message.of) });
    default:
      return message satisfies never;
  }
}

async function say(message: ToTable): Promise<void> {
  if (table === undefined) return;
  tell(await hear(table, message));
  if (message.type !== 'look') letBotsMove();
}

function take(seat: Seat): void {
  if (table === undefined || table.chair.next !== seat) return;
  table = { ...table, chair: { viewer: seat, next: null } };
  post({ type: 'chair', chair: table.chair });
}

function tell(told: Told): void {
  const hasMoved = table?.chair.viewer !== told.table.chair.viewer || table.chair.next !== told.table.chair.next;
  table = told.table;
  post({ type: 'told', message: told.message });
  if (hasMoved) post({ type: 'chair', chair: table.chair });
}

let pace = 450;
const rng = simRng(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
let botsAwake: ReturnType<typeof setTimeout> | undefined;

/** Bots take their turns one by one, behind whatever the player says meanwhile. */
function letBotsMove(): void {
  clearTimeout(botsAwake);
  botsAwake = setTimeout(() => {
    queue = queue.then(botTurn).catch(raise);
  }, pace);
}

async function botTurn(): Promise<void> {
  const told = table && (await botMoves(table, rng));
  if (told === undefined) return;
  tell(told);
  letBotsMove();
}

async function historyFrom(source: string | Story): Promise<History | null> {
  const found = typeof source === 'string' ? await keptHere(source) : source;
  const game = gameById(found?.record.game ?? '');
  return found && game ? historyOf(game, found.record, found) : null;
}

/** A run of one person is told through their eyes, a match of several as anybody could have watched it. */
async function keptHere(id: string): Promise<Story | undefined> {
  const kept = await loadRun(id);
  if (kept === undefined) return undefined;
  const { aids, seats = [] } = kept.run;
  const [first = 0, ...others] = humansOf(seats);
  return { record: kept.record, aids, seats, viewer: others.length === 0 ? first : 'spectator' };
}

function post(message: FromWorker): void {
  self.postMessage(message);
}
