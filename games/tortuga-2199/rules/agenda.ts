import type { Event, Seat, Step, Turn } from './types.ts';

const STEP_ENDED: Event = { type: 'stepEnded' };

type PlainStep = Exclude<Step['type'], 'ability'>;

/** This seat decides next; what was asked before waits below. */
export function ask(turn: Turn, type: PlainStep, seat: Seat): void {
  turn.emit({ type: 'stepBegan', step: { type, seats: [seat] } });
}

export function endStep(turn: Turn): void {
  turn.emit(STEP_ENDED);
}
