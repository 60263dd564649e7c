import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Whoever is being answered, or told goodbye, has so long to hear the end of it. */
const GRACE_MS = 500;

/**
 * A house that closes says goodbye and waits for the answers that it owes, but not for ever: then all lines are cut, for
 * somebody may hold one and say nothing. `forceCloseConnections` cuts those of the server; lines that have become
 * sockets, or were to, are no longer its own. Called before any route is added, so as to hear of them all.
 */
export function closeInTime(http: FastifyInstance, sayGoodbye: () => void): void {
  const answers = presence<ServerResponse>();
  const lines = presence<Duplex>();
  http.addHook('onRequest', ({ headers }, { raw }, done) => {
    if (headers.upgrade === undefined) answers.enter(raw);
    done();
  });
  http.server.on('upgrade', (_request, line) => lines.enter(line));
  http.addHook('preClose', async () => {
    sayGoodbye();
    await Promise.all([answers.gone(GRACE_MS), lines.gone(GRACE_MS)]);
    for (const line of lines.here) line.destroy();
  });
}

interface Leaving {
  once(event: 'close', tell: () => void): unknown;
}

/** Those who are still here, each until it closes. */
function presence<L extends Leaving>() {
  const here = new Set<L>();
  let empty = () => {};
  const leave = (one: L) => {
    here.delete(one);
    if (here.size === 0) empty();
  };
  return {
    here,
    enter: (one: L) => {
      here.add(one);
      one.once('close', () => leave(one));
    },
    /** Waits until nobody is here, at most so long. */
    gone: (ms: number) =>
      new Promise<void>((resolve) => {
        if (here.size === 0) return resolve();
        const clock = setTimeout(resolve, ms);
        empty = () => {
          clearTimeout(clock);
          resolve();
        };
      }),
  };
}
