import { BroadcastChannel, MessageChannel } from 'node:worker_threads';
import { vi } from 'vitest';
import { BrowserSocket } from '../../../server/src/testing/browser-socket.ts';
import { serveTable } from '../links/local/serve-table.ts';
import type { ToWorker } from '../links/local/table-messages.ts';
import { indexedDbGlobals } from './indexed-db.ts';

/** What the links ask of a browser, in Node: its storage is there for all tabs, its page was loaded from the address. */
export function openBrowser(address = 'http://haven.test'): void {
  const globals = {
    ...indexedDbGlobals(),
    Worker: TableWorker,
    BroadcastChannel: TabChannel,
    WebSocket: BrowserSocket,
    localStorage: newStorage(),
    location: new URL(address),
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { hidden: false }),
    fetch: fetchAt(address),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

export function closeBrowser(): void {
  for (const channel of channels) channel.close();
  vi.unstubAllGlobals();
}

function newStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Paths belong to the page's address, and the server knows its guest again by the cookie. */
function fetchAt(address: string): typeof fetch {
  const { fetch: fetchAnywhere } = globalThis;
  let cookie: string | undefined;
  return async (path, request) => {
    const headers = new Headers(request?.headers);
    if (cookie !== undefined) headers.set('cookie', cookie);
    const response = await fetchAnywhere(new URL(String(path), address), { ...request, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}

const channels = new Set<TabChannel>();

/** A tab that was closed hears nothing any more, and here all are closed together. */
class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}

/** The worker of a table without its thread: what goes in and out is copied on the way all the same. */
class TableWorker {
  private readonly near: MessagePort;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    const hear = serveTable((message) => port2.postMessage(message));
    port2.on('message', (message: ToWorker) => hear(message));
    this.near = port1 as unknown as MessagePort;
    this.near.start();
  }

  postMessage(message: ToWorker): void {
    this.near.postMessage(message);
  }

  addEventListener(type: string, hear: (event: MessageEvent) => void): void {
    this.near.addEventListener(type as 'message', hear);
  }

  removeEventListener(type: string, hear: (event: MessageEvent) => void): void {
    this.near.removeEventListener(type as 'message', hear);
  }

  terminate(): void {
    this.near.close();
  }
}
