import type { FromTable, GameTypes, News, Seen } from '@haven/kit';
import type { FromServer } from '@haven/wire';
import WebSocket from 'ws';
import { expect } from './test.ts';

type Known = Seen<GameTypes>;

/** The same seat in a second tab that nobody looks at: it hears what the seat is told, and can move for it. */
export interface SocketListener {
  seen(): Known;
  /** Waits until the seat is told something like this. */
  until(isSo: (seen: Known) => boolean): Promise<Known>;
  play(move: string): void;
  /** The server was away: all that was told before has to be there still. */
  rejoin(): Promise<void>;
  close(): void;
}

export interface Seated {
  readonly address: string;
  readonly table: string;
  readonly token: string;
}

/** What was told on one socket. */
interface Told {
  seen: Known | undefined;
  readonly news: News<unknown>[];
  /** Woken by the next letter. */
  readonly waiting: (() => void)[];
}

export async function listenAt(seated: Seated): Promise<SocketListener> {
  let { socket, told } = await join(seated);
  const seen = () => {
    if (told.seen === undefined) throw new Error('nothing was told yet');
    return told.seen;
  };
  return {
    seen,
    until: (isSo) => untilTold(told, isSo),
    play: (move) => socket.send(JSON.stringify({ type: 'play', asked: seen().asked, move })),
    rejoin: async () => {
      const before = told.news;
      ({ socket, told } = await join(seated));
      expect(told.news.slice(0, before.length)).toEqual(before);
    },
    close: () => socket.close(),
  };
}

async function join({ address, table, token }: Seated): Promise<{ socket: WebSocket; told: Told }> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/table`);
  const told: Told = { seen: undefined, news: [], waiting: [] };
  socket.on('message', (data) => hear(told, JSON.parse(String(data)) as FromServer));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.send(JSON.stringify({ type: 'join', match: table, token }));
  await untilTold(told, () => true);
  return { socket, told };
}

function hear(told: Told, letter: FromServer): void {
  if (letter.type === 'error' || letter.type === 'refused') throw new Error(`refused: ${letter.refusal.code}`);
  if (letter.type !== 'seen') return;
  keep(told, letter);
  for (const wake of told.waiting.splice(0)) wake();
}

function keep(told: Told, { seen, from, news }: Extract<FromTable<GameTypes>, { type: 'seen' }>): void {
  told.news.splice(from, told.news.length, ...news);
  told.seen = seen;
}

async function untilTold(told: Told, isSo: (seen: Known) => boolean): Promise<Known> {
  for (;;) {
    if (told.seen && isSo(told.seen)) return told.seen;
    await new Promise<void>((resolve) => told.waiting.push(resolve));
  }
}
