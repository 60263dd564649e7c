import type { GameTypes, Seen, Viewer } from '@haven/kit';
import type { Replay } from '../replays/replay.ts';

/** Positions that are kept: enough to step to and fro. */
const MOST_KEPT = 60;
/** Where one goes next, most likely first. */
const NEAR = [1, -1, 2];

export type LookAt = (move: number, viewer: Viewer) => Promise<Seen<GameTypes>>;

/** Looks at positions of a replay; those beside the last one are asked for before anybody wants them. */
export function lookAhead({ look, head }: Pick<Replay, 'look' | 'head'>): LookAt {
  const kept = new Map<string, Promise<Seen<GameTypes>>>();
  const lookAt: LookAt = (move, viewer) => {
    const key = `${move} ${viewer}`;
    const position = kept.get(key) ?? look(move, viewer);
    kept.delete(key);
    kept.set(key, position);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return position;
  };
  return (move, viewer) => {
    const position = lookAt(move, viewer);
    const near = NEAR.map((step) => move + step).filter((next) => next >= 0 && next <= head.last);
    // Whoever comes to look at it hears of a failure then.
    for (const next of near) lookAt(next, viewer).catch(() => undefined);
    return position;
  };
}
