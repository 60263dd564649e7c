import { at } from '@haven/kit';
import type { Ear } from './ear.ts';
import type { Table } from './load.ts';

/** What a seat's news says: who is to act, and a random legal move if that is the seat itself. */
export interface Position {
  readonly toAct: number;
  answer(): string;
}

export type ReadNews = (news: string, seat: number) => Position;

/** A table of several seats that all hear of every move. Every seat has heard once when it begins. */
export function seatsTable(ears: readonly Ear[], read: ReadNews): Table {
  let seat = 0;
  let moves = 0;
  let position = read(at(ears, seat).last(), seat);
  const passOn = async (next: number) => {
    if (next === seat) return;
    seat = next;
    await at(ears, seat).heard(moves + 1);
    position = read(at(ears, seat).last(), seat);
  };
  return {
    move: async () => {
      await passOn(position.toAct);
      const ear = at(ears, seat);
      const message = position.answer();
      moves += 1;
      const start = performance.now();
      ear.send(message);
      await ear.heard(moves + 1);
      const took = performance.now() - start;
      position = read(ear.last(), seat);
      return took;
    },
    close: () => {
      for (const ear of ears) ear.close();
    },
  };
}
