import type { Ask, OddsReply, Query, Reply } from '@haven/star-bounty-bots';
import type { Bounty } from '@haven/star-bounty-rules';

/** The odds against one enemy. */
export interface Question {
  readonly enemy: Bounty;
  readonly query: Query;
}

let asked = 0;

/** Asks one question after the other, the next when the one before is answered exactly. Returns how to stop. */
export function consult(
  worker: Worker,
  questions: readonly Question[],
  hear: (enemy: Bounty, reply: Reply) => void,
): () => void {
  let [current, ...waiting] = questions;
  const ask = () => {
    if (current === undefined) return;
    asked += 1;
    worker.postMessage({ id: asked, query: current.query } satisfies Ask);
  };
  const onMessage = ({ data }: MessageEvent<OddsReply>) => {
    if (current === undefined || data.id !== asked) return;
    hear(current.enemy, data);
    if (!data.exact) return;
    [current, ...waiting] = waiting;
    ask();
  };
  worker.addEventListener('message', onMessage);
  ask();
  return () => worker.removeEventListener('message', onMessage);
}
