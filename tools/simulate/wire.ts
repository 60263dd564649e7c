import { EventEmitter } from 'node:events';
import type { serveSocket } from '../../server/src/socket/table-socket.ts';
import { between } from './chance.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** The page's end of a socket. */
export interface PageEnd {
  say(text: string): void;
  close(): void;
  /** The connection is cut: what is under way is lost, and each end notices when it does. */
  cut(): void;
}

interface PageEars {
  hear(text: string): void;
  closed(code: number): void;
}

/** As the server knows sockets. */
type WebSocket = Parameters<typeof serveSocket>[1];

interface Dial {
  readonly life: Life;
  readonly ears: PageEars;
  /** Hears of the server's end as soon as it is there. */
  serve(socket: WebSocket): void;
}

const LATENCY_MS = 30;
const NOTICE_MS = 4_000;
const CUT_OFF = 1006;
const LEFT = 1000;

/** A line on which everything arrives in order, or not at all. */
function pipe(world: World, hear: (text: string) => void) {
  const { dice: rng } = world;
  const underWay: string[] = [];
  let readyAt = 0;
  let isCut = false;
  return {
    send: (text: string) => {
      if (isCut) return;
      underWay.push(text);
      const { scheduler } = world;
      readyAt = Math.max(readyAt, scheduler.now() + between(rng, 1, LATENCY_MS));
      scheduler.after(readyAt - scheduler.now(), () => {
        const next = underWay.shift();
        if (next !== undefined && !isCut) hear(next);
      });
    },
    cut: () => {
      isCut = true;
    },
  };
}

class ServerEnd extends EventEmitter {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  readonly send: (text: string) => void;
  readonly close: (code?: number) => void;
  readonly terminate: () => void;
  constructor(send: (text: string) => void, end: (code: number) => void) {
    super();
    this.send = send;
    this.close = (code = LEFT) => end(code);
    this.terminate = () => end(CUT_OFF);
  }
}

/** Connects a page with a server: every end hears once that it is over. */
export function connect(world: World, { life, ears, serve }: Dial): PageEnd {
  const { scheduler } = world;
  const { dice: rng } = world;
  let isPageOpen = true;
  const pageHears = (code: number) => {
    if (!isPageOpen) return;
    isPageOpen = false;
    toPage.cut();
    ears.closed(code);
  };
  const serverHears = (code: number) => {
    if (socket.readyState !== socket.OPEN) return;
    socket.readyState = 3;
    toServer.cut();
    if (life.isAlive()) socket.emit('close', code);
  };
  const toPage = pipe(world, (text) => isPageOpen && ears.hear(text));
  const toServer = pipe(world, (text) => {
    if (life.isAlive() && socket.readyState === socket.OPEN) socket.emit('message', Buffer.from(text), false);
  });
  const soonIn = (most: number, call: () => void) => void scheduler.after(between(rng, 1, most), call);
  const socket = new ServerEnd(
    (text) => life.acts() && toPage.send(text),
    (code) => {
      serverHears(code);
      soonIn(LATENCY_MS, () => pageHears(code));
    },
  );
  life.whenDead(() => isPageOpen && soonIn(NOTICE_MS, () => pageHears(CUT_OFF)));
  serve(socket as unknown as WebSocket);
  return {
    say: toServer.send,
    close: () => {
      isPageOpen = false;
      soonIn(LATENCY_MS, () => serverHears(LEFT));
    },
    cut: () => {
      toPage.cut();
      toServer.cut();
      soonIn(NOTICE_MS, () => serverHears(CUT_OFF));
      soonIn(NOTICE_MS, () => pageHears(CUT_OFF));
    },
  };
}
