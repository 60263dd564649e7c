import type { GameTypes, News, Refusal, Seen, Viewer } from '@haven/kit';
import type { ChatLine, FromServer, Request, RequestEnd, TableInfo } from '@haven/wire';
import WebSocket from 'ws';

/** Any message of the server; the tests ask for one type and look into what that one has. */
export interface Heard {
  readonly type: FromServer['type'];
  readonly seen: Seen<GameTypes>;
  readonly from: number;
  readonly news: readonly News<unknown>[];
  readonly refusal: Refusal;
  readonly aids: readonly string[];
  readonly viewer: Viewer;
  readonly table: TableInfo;
  readonly lines: readonly ChatLine[];
  readonly request: Request | null;
  readonly ended?: RequestEnd;
}

/** A person behind a real socket. */
export interface Guest {
  readonly socket: WebSocket;
  /** Every frame as it came over the wire. */
  readonly frames: readonly string[];
  /** Sends an object as JSON, or a text as it is. */
  say(message: unknown): void;
  joins(where: { match: string; token?: string; from?: number }): Promise<Heard>;
  /** The next message of this type that was not asked for before; others before it are skipped. */
  hears(type: Heard['type']): Promise<Heard>;
  /** The code that the server closes with. */
  closed(): Promise<number>;
}

/** What has not come by then does not come: it is better said than waited for. */
const PATIENCE_MS = 120_000;

function unheard(type: Heard['type'], frames: readonly string[]): string {
  return `no '${type}' was heard in ${PATIENCE_MS} ms; the last of ${frames.length} messages was ${frames.at(-1)}`;
}

export async function guestAt(address: string, headers: Record<string, string> = {}): Promise<Guest> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/table`, { headers });
  const frames: string[] = [];
  let read = 0;
  let wake = () => {};
  socket.on('message', (data) => {
    frames.push(String(data));
    wake();
  });
  const code = new Promise<number>((resolve) => {
    socket.on('close', (closeCode) => {
      resolve(closeCode);
      wake();
    });
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));

  const hears = async (type: Heard['type']): Promise<Heard> => {
    for (;;) {
      while (read < frames.length) {
        const message = JSON.parse(frames[read++] ?? '') as Heard;
        if (message.type === type) return message;
      }
      if (socket.readyState === WebSocket.CLOSED) throw new Error(`closed before a '${type}' was heard`);
      await new Promise<void>((resolve, reject) => {
        const clock = setTimeout(() => reject(new Error(unheard(type, frames))), PATIENCE_MS).unref();
        wake = () => {
          clearTimeout(clock);
          resolve();
        };
      });
    }
  };
  const say = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const joins = ({ match, token, from }: { match: string; token?: string; from?: number }) => {
    say({ type: 'join', match, token, from });
    return hears('seen');
  };
  return { socket, frames, say, joins, hears, closed: () => code };
}
