import { once } from 'node:events';
import WebSocket from 'ws';

/** One socket of the load. It keeps its last piece of news unread until somebody needs it. */
export interface Ear {
  send(text: string): void;
  last(): string;
  /** Waits until so many pieces of news have come in all. */
  heard(count: number): Promise<void>;
  close(): void;
}

/** Looks at how every frame begins; only those that are news count. */
export type Sift = (start: string, socket: WebSocket) => boolean;

/** So much of a frame says what it is. */
const START_BYTES = 64;

/** `address` is where it says that it comes from, to a server that believes its proxy. */
export async function openEar(url: string, isNews: Sift, address = '127.0.0.1'): Promise<Ear> {
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: { 'x-forwarded-for': address } });
  let last: Buffer = Buffer.alloc(0);
  let count = 0;
  let waiting: { count: number; wake: () => void } | undefined;
  socket.on('message', (data) => {
    const frame = data as Buffer;
    if (!isNews(frame.toString('latin1', 0, START_BYTES), socket)) return;
    last = frame;
    count += 1;
    if (waiting && count >= waiting.count) waiting.wake();
  });
  await once(socket, 'open');
  return {
    send: (text) => socket.send(text),
    last: () => last.toString(),
    heard: (wanted) => {
      if (count >= wanted) return Promise.resolve();
      return new Promise((wake) => {
        waiting = { count: wanted, wake };
      });
    },
    close: () => socket.close(),
  };
}
