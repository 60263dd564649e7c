import { createServer } from 'node:net';

/** Below those that Linux gives to whoever connects somewhere: a server that is away for a moment finds its port free. */
const [FIRST, LAST] = [15_000, 32_000];
const TRIES = 100;

export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  for (let tries = 0; found.size < count && tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) found.add(port);
  }
  if (found.size < count) throw new Error('there are no free ports');
  return [...found];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
