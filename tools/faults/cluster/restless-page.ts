import type { SeatClock } from '@haven/wire';
import WebSocket from 'ws';

/** An open page that asks again and again how things stand, and comes back whenever it is cut off. */
export interface RestlessPage {
  /** The longest it had to wait for an answer, in milliseconds, since it was asked for last. */
  longestWait(): number;
  /** With which codes its sockets were closed, and when. */
  readonly closed: readonly { readonly code: number; readonly at: number }[];
  readonly clocks: () => readonly SeatClock[];
  isSeated(): boolean;
  leave(): void;
}

interface Place {
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly match: string;
  readonly token: string;
}

const ASK_MS = 200;
/** As the page waits: see web/src/links/remote/connection.ts. */
const [STOPPING, MOVE_MS, FIRST_WAIT_MS] = [1001, 150, 400];
/** Beyond all entries. */
const END = 1_000_000;

interface Told {
  readonly type: string;
  readonly table?: { readonly clocks: readonly SeatClock[] };
}

export function openPage({ address, headers, match, token }: Place): RestlessPage {
  const closed: { code: number; at: number }[] = [];
  let [waitingSince, longest, tries, isLeft]: [number | undefined, number, number, boolean] = [undefined, 0, 0, false];
  let clocks: readonly SeatClock[] = [];
  let socket: WebSocket | undefined;
  const wait = () => {
    waitingSince ??= performance.now();
  };
  const hear = ({ type, table }: Told) => {
    if (table) ({ clocks } = table);
    if (type !== 'seen') return;
    tries = 0;
    if (waitingSince !== undefined) longest = Math.max(longest, performance.now() - waitingSince);
    waitingSince = undefined;
  };
  const connect = () => {
    if (isLeft) return;
    const next = new WebSocket(`${address.replace('http', 'ws')}/api/table`, { headers });
    socket = next;
    next.on('open', () => next.send(JSON.stringify({ type: 'join', match, token })));
    next.on('message', (data) => hear(JSON.parse(String(data)) as Told));
    next.on('error', () => {});
    next.on('close', (code) => {
      closed.push({ code, at: performance.now() });
      wait();
      setTimeout(connect, code === STOPPING ? Math.random() * MOVE_MS : waitAfter(tries));
      tries += 1;
    });
  };
  const asking = setInterval(() => {
    wait();
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'look', from: END }));
  }, ASK_MS);
  wait();
  connect();
  return {
    closed,
    clocks: () => clocks,
    isSeated: () => waitingSince === undefined || longest > 0,
    longestWait: () => {
      const told = longest;
      longest = 0;
      return told;
    },
    leave: () => {
      isLeft = true;
      clearInterval(asking);
      socket?.terminate();
    },
  };
}

function waitAfter(tries: number): number {
  return FIRST_WAIT_MS * 2 ** tries * (0.75 + Math.random() / 2);
}
