import type { News, Seen } from '@haven/kit';
import type { Event, Roll, StarBounty } from '@haven/star-bounty-rules';
import { type Director, type Frame, type TableProps, useFilm, useProjector, useStoryline } from '@haven/ui-kit';

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

interface Shot extends Frame {
  readonly shown: Seen<StarBounty>;
  readonly thrown: Thrown | null;
  readonly events: readonly Event[];
}

const ROLL_MS = 900;
const CALM_MS = 250;

/** Holds the new position back until the dice lie still; one tap or key shows it at once. */
export function useStage(props: TableProps<StarBounty>): Stage {
  const reel = useFilm(director, props);
  useProjector(reel, { calm: CALM_MS });
  const { shown, thrown, events } = reel.frame;
  useStoryline({ ...reel.frame, view: shown.view }, props.onProgress);
  return { shown, thrown, events, isRolling: reel.isPlaying, skip: reel.skip };
}

export const director: Director<StarBounty, Shot> = {
  patience: ROLL_MS,
  framesAfter: ({ shown }, { seen, news }) => {
    const thrown = fallenIn(eventsOf(news), seen.seq);
    return thrown ? [{ shown, thrown, events: [], lasts: ROLL_MS }] : [];
  },
  stillOf: ({ seen, news }, last) => {
    const events = eventsOf(news);
    return {
      shown: seen,
      thrown: fallenIn(events, seen.seq) ?? thrownIn(seen, last?.thrown ?? null),
      events,
      lasts: 0,
    };
  },
};

/** Of several moves at once only the last is shown. */
function eventsOf(news: readonly News<Event>[]): readonly Event[] {
  return news.at(-1)?.events ?? [];
}

function fallenIn(events: readonly Event[], at: number): Thrown | null {
  for (const event of events) {
    if (event.type === 'fired') return { dice: event.dice, heads: false, side: 'ours', at };
    if (event.type === 'braced') return { dice: event.dice, heads: event.heads, side: 'theirs', at };
  }
  return null;
}

/** A roll that waits for its damage lies there, also after a reload. */
function thrownIn({ view, seq }: Seen<StarBounty>, before: Thrown | null): Thrown | null {
  const roll = view.battle?.roll;
  if (!roll) return null;
  const side = view.step?.type === 'volley' ? 'ours' : 'theirs';
  return before && isSame(before, { ...roll, side }) ? before : { ...roll, side, at: seq };
}

const isSame = (one: Omit<Thrown, 'at'>, other: Omit<Thrown, 'at'>) =>
  one.side === other.side && one.heads === other.heads && one.dice.join() === other.dice.join();
