import type { News, Seen } from '@haven/kit';
import type { Event, Roll, StarBounty } from '@haven/star-bounty-rules';
import type { TableProps } from '@haven/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { isCalm } from './motion.ts';

type Props = Pick<TableProps<StarBounty>, 'seen' | 'news'>;

/** Dice on the table: whose they are, and when they fell. */
export interface Thrown extends Roll {
  readonly side: 'ours' | 'theirs';
  readonly at: number;
}

export interface Stage {
  /** The position on screen; it waits while dice fall. */
  readonly shown: Seen<StarBounty>;
  readonly thrown: Thrown | null;
  /** What just happened, once it can be seen. */
  readonly events: readonly Event[];
  readonly isRolling: boolean;
  skip(): void;
}

interface Told {
  readonly told: Props['seen'];
  readonly shown: Props['seen'];
  readonly thrown: Thrown | null;
  readonly events: readonly Event[];
}

const ROLL_MS = 900;

/** Holds the new position back until the dice lie still; one tap or key shows it at once. */
export function useStage({ seen, news }: Props): Stage {
  const [stage, setStage] = useState<Told>(() => ({
    told: seen,
    shown: seen,
    thrown: thrownIn(seen, null),
    events: [],
  }));
  if (stage.told !== seen) setStage(nextStage(stage, { seen, news }));
  const isRolling = stage.shown !== stage.told;
  const skip = useCallback(() => setStage((now) => (now.shown === now.told ? now : { ...now, shown: now.told })), []);
  useEffect(() => {
    if (!isRolling) return;
    const timer = setTimeout(skip, isCalm() ? 250 : ROLL_MS);
    window.addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', skip);
    };
  }, [isRolling, skip]);
  return { shown: stage.shown, thrown: stage.thrown, events: isRolling ? [] : stage.events, isRolling, skip };
}

function nextStage(stage: Told, { seen, news }: Props): Told {
  const events = eventsOf(news);
  const fallen = fallenIn(events, seen.seq);
  if (fallen) return { told: seen, shown: stage.shown, thrown: fallen, events };
  return { told: seen, shown: seen, thrown: thrownIn(seen, stage.thrown), events };
}

/** Of several moves at once only the last is shown. */
function eventsOf(news: readonly News<Event>[]): readonly Event[] {
  const last = news.at(-1);
  return last === undefined || last.undone ? [] : last.events;
}

function fallenIn(events: readonly Event[], at: number): Thrown | null {
  for (const event of events) {
    if (event.type === 'fired') return { dice: event.dice, heads: false, side: 'ours', at };
    if (event.type === 'braced') return { dice: event.dice, heads: event.heads, side: 'theirs', at };
  }
  return null;
}

/** A roll that waits for its damage lies there, also after a reload. */
function thrownIn({ view, seq }: Props['seen'], before: Thrown | null): Thrown | null {
  const roll = view.battle?.roll;
  if (!roll) return null;
  const side = view.step?.type === 'volley' ? 'ours' : 'theirs';
  return before && isSame(before, { ...roll, side }) ? before : { ...roll, side, at: seq };
}

const isSame = (one: Omit<Thrown, 'at'>, other: Omit<Thrown, 'at'>) =>
  one.side === other.side && one.heads === other.heads && one.dice.join() === other.dice.join();
