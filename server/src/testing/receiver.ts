import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody else's server, which takes what is sent to it. */
export interface Receiver {
  readonly address: string;
  readonly received: readonly Received[];
  /** The next that was not asked for before. */
  next(): Promise<Received>;
  /** From now on it answers like this. */
  answers(status: number, headers?: Record<string, string>): void;
  close(): void;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let read = 0;
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };
  let wake = () => {};
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end();
    wake();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    next: async () => {
      for (;;) {
        const one = received[read];
        read += one ? 1 : 0;
        if (one) return one;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    answers: (status, headers = {}) => {
      answer = { status, headers };
    },
    close: () => server.close(),
  };
}
