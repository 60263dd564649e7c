import type { Clock, ClockDoubt, SeatClock, Timeout } from '@haven/wire';

/** A table where somebody's time runs. */
export interface TickingTable {
  readonly id: string;
  readonly clock: Clock;
  readonly timeout: Timeout;
  readonly clocks: readonly SeatClock[];
}

/** When the house was open last, and what it then thought of the date. */
export interface LastOpen {
  readonly at: number;
  readonly doubt: ClockDoubt | null;
}

/** Where the time of the house is kept. A promise of a write is fulfilled when it is durable. */
export interface ClockStore {
  /** The house is open at this moment. */
  beat(now: number): Promise<void>;
  /** Moves all running clocks on by the time since the last beat: the house was closed, and nobody could move. */
  giveBack(now: number): Promise<void>;
  ticking(): Promise<TickingTable[]>;
  /** What the clocks of a table show, when nothing else about it has changed. False if they no longer show what they did before. */
  keep(table: string, clocks: readonly SeatClock[], before: readonly SeatClock[]): Promise<boolean>;
  keepOpen(open: LastOpen): Promise<void>;
  lastOpen(): Promise<LastOpen | undefined>;
}
