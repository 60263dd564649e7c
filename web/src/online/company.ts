import type { GameTypes, Seen } from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import type { OnlineState } from '../tables/online-state.ts';
import type { Online } from '../tables/open-table.ts';

/** People far apart at one table, whether their match has begun or not. */
export interface Circle {
  readonly online: Online;
  readonly state: OnlineState;
  /** With a name each. */
  readonly seats: readonly SeatInfo[];
}

/** A table of several far apart, as the parts of the frame around the board need it. */
export interface Company extends Circle {
  readonly seen: Seen<GameTypes>;
}

/** Who sits where, as a game's screen is told; a solo game needs no names. */
export function seatsOf({ table }: OnlineState): readonly SeatInfo[] {
  if (table.chairs.length === 1) return [];
  return table.chairs.map(({ kind, name }) => ({ name, kind: kind === 'bot' ? 'bot' : 'human' }));
}

export function isOver({ table }: OnlineState): boolean {
  return table.phase === 'over' || table.phase === 'ended';
}
