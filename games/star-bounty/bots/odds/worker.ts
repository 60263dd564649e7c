import type { Query } from './query.ts';
import { covers, type Reply, refine } from './refine.ts';
import { Solver } from './solver.ts';

/** A question; the replies carry its number. */
export interface Ask {
  readonly id: number;
  readonly query: Query;
}

export interface OddsReply extends Reply {
  readonly id: number;
}

/** The side of a worker that speaks with the page: a Web Worker's own scope, or a port of any kind. */
export interface Port {
  postMessage(message: OddsReply): void;
  onmessage: ((event: { readonly data: Ask }) => void) | null;
}

/** Lets waiting messages in, then goes on: `(go) => setTimeout(go, 0)` where there are timers. */
export type Later = (go: () => void) => void;

/** A slice of thinking, some 20 ms: a newer question is heard after that. */
const SLICE = 4_000;

/** Answers questions until they are exact; a newer one ends the thinking about the one before. */
export function serveOdds(port: Port, later: Later): void {
  let solver: Solver | undefined;
  let latest = -1;
  port.onmessage = ({ data: { id, query } }) => {
    latest = id;
    if (solver === undefined || !covers(solver, query)) solver = new Solver(query);
    const replies = refine(solver, query, SLICE);
    const think = (): void => {
      if (latest !== id) return;
      const { value, done } = replies.next();
      if (done) return;
      if (value) port.postMessage({ id, ...value });
      later(think);
    };
    think();
  };
}
