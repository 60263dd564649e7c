import { type GameTypes, type Match, type Refusal, type Seen, seenBy, tellFrom, type Viewer } from '@haven/kit';
import type { Table } from './table.ts';

/** How things stand for one viewer, and what happened from an entry on. */
export function seenLetter(
  table: Table,
  match: Match<GameTypes>,
  told: { readonly viewer: Viewer; readonly from: number },
): string {
  const message = tellFrom(table.game, match, told);
  return JSON.stringify({ ...message, seen: kept(message.seen) });
}

export function refusedLetter({ game, match }: Table, viewer: Viewer, refusal: Refusal): string {
  return JSON.stringify({ type: 'refused', refusal, seen: kept(seenBy(game, match, viewer)) });
}

/** What does not change with every move. */
export function tableLetter({ id, match, aids, nickname }: Table, viewer: Viewer): string {
  const { game, version, options } = match;
  return JSON.stringify({ type: 'table', match: id, game, version, options, viewer, aids, nickname });
}

/** The record of a finished match is public, dice included: nothing of it can be taken back. */
function kept(seen: Seen<GameTypes>): Seen<GameTypes> {
  return seen.outcome ? { ...seen, canUndo: false } : seen;
}

/** The letter of each viewer among the listeners, written once however many sockets share it. */
export function seenLetters(table: Table, match: Match<GameTypes>): Map<Viewer, string> {
  const from = table.match.entries.length;
  const letters = new Map<Viewer, string>();
  for (const { viewer } of table.listeners) {
    if (!letters.has(viewer)) letters.set(viewer, seenLetter(table, match, { viewer, from }));
  }
  return letters;
}
