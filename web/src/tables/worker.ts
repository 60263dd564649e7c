/// <reference lib="webworker" />
import { gameById } from '@haven/games/rules';
import { type FromTable, type GameTypes, type MatchRecord, simRng, type ToTable, type Viewer } from '@haven/kit';
import { type History, historyOf } from './history.ts';
import { aided, type Beginning, botMoves, hear, type LocalTable, SEAT, sitDown, type Told } from './local-table.ts';
import { loadRun, type Run } from './runs.ts';

export type ToWorker =
  | { readonly type: 'sit'; readonly run: string; readonly beginning?: Beginning | undefined }
  | { readonly type: 'say'; readonly message: ToTable }
  | { readonly type: 'aided'; readonly aid: string }
  | { readonly type: 'history'; readonly of: string | Story };

/** A record, what helped to make it, and through whose eyes it is told. */
export interface Story {
  readonly record: MatchRecord<GameTypes>;
  readonly aids: readonly string[];
  readonly viewer: Viewer;
}

export type FromWorker =
  | { readonly type: 'sat'; readonly run: Run | null }
  | { readonly type: 'told'; readonly message: FromTable<GameTypes> }
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
      post({ type: 'sat', run: table?.run ?? null });
      return letBotsMove();
    case 'say':
      return say(message.message);
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
  letBotsMove();
}

function tell(told: Told): void {
  table = told.table;
  post({ type: 'told', message: told.message });
}

/** Long enough to see what each of them does. */
const BOT_MS = 700;
const rng = simRng(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
let botsAwake: ReturnType<typeof setTimeout> | undefined;

/** Bots take their turns one by one, behind whatever the player says meanwhile. */
function letBotsMove(): void {
  clearTimeout(botsAwake);
  botsAwake = setTimeout(() => {
    queue = queue.then(botTurn).catch(raise);
  }, BOT_MS);
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

async function keptHere(id: string): Promise<Story | undefined> {
  const kept = await loadRun(id);
  return kept && { record: kept.record, aids: kept.run.aids, viewer: SEAT };
}

function post(message: FromWorker): void {
  self.postMessage(message);
}
