import {
  type GameTypes,
  type Match,
  type Refusal,
  type Seen,
  seenBy,
  tallyOf,
  tellFrom,
  type Viewer,
} from '@haven/kit';
import type { FromServer, TableInfo } from '@haven/wire';
import { report, type ServerContext } from '../server-context.ts';
import { mayTakeBack } from './full-history.ts';
import { chairsGivenUp } from './given-up.ts';
import { toldTo } from './may-know.ts';
import { otherRulesOf } from './other-rules.ts';
import { isOver, isPlaying, type Listener, type PlayingTable, type Table } from './table.ts';
import { infoOf } from './table-info.ts';

/** How things stand for one viewer, and what happened from an entry on. */
export function seenMessage(
  table: Table,
  match: Match<GameTypes>,
  told: { readonly viewer: Viewer; readonly from: number },
): string {
  const message = tellFrom(table.game, match, told);
  return JSON.stringify(isFixed(table, match, message.seen) ? { ...message, seen: fixed(message.seen) } : message);
}

/** The same, with the news as they were written down before. */
export function seenMessageWith(
  table: PlayingTable,
  told: { readonly viewer: Viewer; readonly from: number },
  news: string,
) {
  return `{"type":"seen","seen":${seenText(table, told.viewer)},"from":${told.from},"news":[${news}]}`;
}

/** Before the match has begun there is nothing to be seen. */
function refusedMessage(table: Table, viewer: Viewer, refusal: Refusal): string {
  if (!isPlaying(table)) return errorMessage(refusal);
  return `{"type":"refused","refusal":${JSON.stringify(refusal)},"seen":${seenText(table, viewer)}}`;
}

export function errorMessage(refusal: Refusal): string {
  return JSON.stringify({ type: 'error', refusal } satisfies FromServer);
}

/** A match is a value: how it stands is written once for each viewer, however often they ask. */
const WRITTEN = new WeakMap<Match<GameTypes>, Map<string, string>>();

function seenText(table: PlayingTable, viewer: Viewer): string {
  const { match } = table;
  const texts = WRITTEN.get(match) ?? new Map<string, string>();
  WRITTEN.set(match, texts);
  const name = `${viewer} ${isOver(table)}`;
  const text = texts.get(name) ?? JSON.stringify(keptBy(table, viewer));
  texts.set(name, text);
  return text;
}

/** What does not change with every move. */
export function tableMessage(
  table: Table,
  { viewer, guest }: Pick<Listener, 'viewer' | 'guest'>,
  info: TableInfo,
): string {
  const gaveUp = viewer === 'spectator' ? chairsGivenUp(table, guest) : [];
  const message: FromServer = {
    type: 'table',
    viewer,
    aids: table.aids,
    table: toldTo(viewer, info),
    ...(gaveUp.length > 0 && { gaveUp }),
  };
  return JSON.stringify(message);
}

function keptBy(table: PlayingTable, viewer: Viewer): Seen<GameTypes> {
  const { game, match } = table;
  const seen = seenBy(game, match, viewer);
  return isFixed(table, match, seen) ? fixed(seen) : seen;
}

/** The record of a finished match is public, dice included: nothing of it can be taken back. Nor of one that is too long, nor by other rules. */
function isFixed({ game, setting }: Table, match: Match<GameTypes>, { outcome }: Seen<GameTypes>): boolean {
  const isDone = outcome !== undefined || setting?.phase === 'ended';
  return isDone || otherRulesOf({ game, match }) !== undefined || !mayTakeBack(match);
}

function fixed(seen: Seen<GameTypes>): Seen<GameTypes> {
  return { ...seen, canUndo: false };
}

/** The message of each viewer among the listeners, written once however many sockets share it. */
export function seenMessages(table: Table, match: Match<GameTypes>): Map<Viewer, string> {
  const from = table.match ? tallyOf(table.match).entries : 0;
  const messages = new Map<Viewer, string>();
  for (const { viewer } of table.listeners) {
    if (!messages.has(viewer)) messages.set(viewer, seenMessage(table, match, { viewer, from }));
  }
  return messages;
}

/** Gives everybody the message of their viewer. */
export function broadcast({ listeners }: Table, messages: Map<Viewer, string>): void {
  for (const listener of listeners) {
    const message = messages.get(listener.viewer);
    if (message !== undefined) listener.hear(message);
  }
}

/** Something of the table itself changed: chairs, presence, phase, aids. */
export function broadcastTable(context: ServerContext, table: Table): void {
  if (table.listeners.size === 0) return;
  try {
    const info = infoOf(table, context.now());
    for (const listener of table.listeners) listener.hear(tableMessage(table, listener, info));
  } catch (error) {
    report(context, 'tell', error);
    table.suffer(error);
  }
}

interface Denied {
  readonly listener: Listener;
  readonly refusal: Refusal;
}

/** What one of them wanted to play is refused, and they are told how things stand; nobody else hears of it. */
export function sendRefusal(context: ServerContext, table: Table, { listener, refusal }: Denied): void {
  countRefusal(context, refusal);
  listener.hear(refusedMessage(table, listener.viewer, refusal));
}

/** Something else than a move is refused; nobody else hears of it. */
export function sendError(context: ServerContext, listener: Pick<Listener, 'hear'>, refusal: Refusal): void {
  countRefusal(context, refusal);
  listener.hear(errorMessage(refusal));
}

function countRefusal({ metrics }: ServerContext, { code }: Refusal): void {
  metrics.refusals.inc({ code });
}
