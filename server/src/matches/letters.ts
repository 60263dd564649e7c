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
import type { TableInfo } from '@haven/wire';
import { toldTo } from './may-know.ts';
import { otherRulesOf } from './other-rules.ts';
import { isOver, isPlaying, type PlayingTable, type Table } from './table.ts';

/** How things stand for one viewer, and what happened from an entry on. */
export function seenLetter(
  table: Table,
  match: Match<GameTypes>,
  told: { readonly viewer: Viewer; readonly from: number },
): string {
  const message = tellFrom(table.game, match, told);
  return JSON.stringify({ ...message, seen: kept({ ...table, match }, message.seen) });
}

/** Before the match has begun there is nothing to be seen. */
export function refusedLetter(table: Table, viewer: Viewer, refusal: Refusal): string {
  if (!isPlaying(table)) return JSON.stringify({ type: 'error', refusal });
  const seen = kept(table, seenBy(table.game, table.match, viewer));
  return JSON.stringify({ type: 'refused', refusal, seen });
}

/** What does not change with every move. */
export function tableLetter({ aids }: Table, viewer: Viewer, table: TableInfo): string {
  return JSON.stringify({ type: 'table', viewer, aids, table: toldTo(viewer, table) });
}

/** The record of a finished match is public, dice included: nothing of it can be taken back, nor by other rules. */
function kept(table: PlayingTable, seen: Seen<GameTypes>): Seen<GameTypes> {
  return isOver(table) || otherRulesOf(table) ? { ...seen, canUndo: false } : seen;
}

/** The letter of each viewer among the listeners, written once however many sockets share it. */
export function seenLetters(table: Table, match: Match<GameTypes>): Map<Viewer, string> {
  const from = table.match ? tallyOf(table.match).entries : 0;
  const letters = new Map<Viewer, string>();
  for (const { viewer } of table.listeners) {
    if (!letters.has(viewer)) letters.set(viewer, seenLetter(table, match, { viewer, from }));
  }
  return letters;
}
