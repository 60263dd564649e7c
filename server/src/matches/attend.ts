import type { Refusal } from '@haven/kit';
import type { House } from '../house.ts';
import { refusedLetter, seenLetter, tableLetter } from './letters.ts';
import type { Listener, Table } from './table.ts';

/** Sits down or looks over a shoulder, and hears all that happened from an entry on. */
export function join(table: Table, listener: Listener, from: number): Promise<void> {
  return table.queue.run(() => {
    const { viewer } = listener;
    const letters = [tableLetter(table, viewer), seenLetter(table, table.match, { viewer, from })];
    table.listeners.add(listener);
    for (const letter of letters) listener.hear(letter);
  });
}

export function leave(table: Table, listener: Listener): void {
  table.listeners.delete(listener);
}

export function look(table: Table, listener: Listener, from: number): Promise<void> {
  const { viewer } = listener;
  return table.queue.run(() => listener.hear(seenLetter(table, table.match, { viewer, from })));
}

/** The wish of one viewer is refused; nobody else hears of it. */
export function refuse(house: House, table: Table, denied: { listener: Listener; refusal: Refusal }): void {
  const { listener, refusal } = denied;
  house.metrics.refusals.inc({ code: refusal.code });
  listener.hear(refusedLetter(table, listener.viewer, refusal));
}
