import type { Seat, Viewer } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';

/** Who looks at the screen, and to whom the device has to be handed before play goes on. */
export interface HotSeat {
  readonly viewer: Viewer;
  readonly next: Seat | null;
}

export function humansOf(seats: readonly SeatInfo[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

/** Who sits down first. Among several people nobody sees anything before saying who they are. */
export function firstHotSeat(seats: readonly SeatInfo[], toAct: readonly Seat[]): HotSeat {
  const humans = humansOf(seats);
  const [only] = humans;
  if (only === undefined || toAct.length === 0) return { viewer: only ?? 'spectator', next: null };
  if (humans.length === 1) return { viewer: only, next: null };
  return { viewer: 'spectator', next: humans.find((seat) => toAct.includes(seat)) ?? only };
}

/** Who looks after a move: the same person as long as there is something for them to do, or nobody else is asked. */
export function hotSeatAfter(hotSeat: HotSeat, seats: readonly SeatInfo[], toAct: readonly Seat[]): HotSeat {
  const asked = humansOf(seats).filter((seat) => toAct.includes(seat));
  const { viewer } = hotSeat;
  if (asked.length === 0 || (viewer !== 'spectator' && asked.includes(viewer))) return { viewer, next: null };
  const following = asked.find((seat) => viewer !== 'spectator' && seat > viewer);
  return { viewer, next: following ?? asked[0] ?? null };
}
