import type { Step, Turn } from '../types.ts';

const STEP_ENDED = { type: 'stepEnded' } as const;

export function ask(turn: Turn, step: Step): void {
  turn.emit({ type: 'stepBegan', step });
}

/** The seat has answered; the others of a simultaneous step are still asked. */
export function answered(turn: Turn, step: Step): void {
  turn.emit(STEP_ENDED);
  const waiting = step.seats.filter((seat) => seat !== turn.seat);
  if (waiting.length > 0 && (step.type === 'pick' || step.type === 'arrange')) ask(turn, { ...step, seats: waiting });
}
