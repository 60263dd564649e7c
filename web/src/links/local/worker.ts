/// <reference lib="webworker" />
import { type FromTable, type GameTypes, type Seat, simRng, type ToTable } from '@haven/kit';
import type { HotSeat } from '../hand-over.ts';
import type { Setting } from '../open-table.ts';
import {
  aided,
  type Beginning,
  botMoves,
  hear,
  type LocalTable,
  settingOf,
  sitDown,
  type Told,
} from './local-table.ts';
import type { Run } from './runs.ts';

export type ToWorker =
  | { readonly type: 'sit'; readonly run: string; readonly beginning?: Beginning | undefined }
  | { readonly type: 'say'; readonly message: ToTable }
  /** Somebody else holds the device now. */
  | { readonly type: 'take'; readonly seat: Seat }
  /** How long a bot waits before it moves, so that one sees what it does. */
  | { readonly type: 'pace'; readonly ms: number }
  | { readonly type: 'aided'; readonly aid: string };

/** A table as the page is told of it when it sits down. */
export interface Sat {
  readonly run: Run;
  readonly setting: Setting;
  readonly hotSeat: HotSeat;
}

export type FromWorker =
  | { readonly type: 'sat'; readonly sat: Sat | null }
  | { readonly type: 'told'; readonly message: FromTable<GameTypes> }
  | { readonly type: 'hot-seat'; readonly hotSeat: HotSeat };

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
      post({ type: 'sat', sat: table ? { run: table.run, setting: settingOf(table), hotSeat: table.hotSeat } : null });
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
  if (table === undefined || table.hotSeat.next !== seat) return;
  table = { ...table, hotSeat: { viewer: seat, next: null } };
  post({ type: 'hot-seat', hotSeat: table.hotSeat });
}

function tell(told: Told): void {
  const hasMoved =
    table?.hotSeat.viewer !== told.table.hotSeat.viewer || table.hotSeat.next !== told.table.hotSeat.next;
  table = told.table;
  post({ type: 'told', message: told.message });
  if (hasMoved) post({ type: 'hot-seat', hotSeat: table.hotSeat });
}

let pace = 450;
/** Bots that do not wait make so many moves before the page hears of them. */
const AT_ONCE = 200;
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
  const told = table && (await botMoves(table, rng, pace === 0 ? AT_ONCE : 1));
  if (told === undefined) return;
  tell(told);
  letBotsMove();
}

function post(message: FromWorker): void {
  self.postMessage(message);
}
