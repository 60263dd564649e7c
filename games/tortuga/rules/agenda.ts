import type { Step, Turn } from './types.ts';

const STEP_ENDED = { type: 'stepEnded' } as const;

export function ask(turn: Turn, step: Step): void {
  turn.emit({ type: 'stepBegan', step });
}

/** The seat has answered; the others of a simultaneous step are still asked. */
export function answered(turn: Turn, step: Step): void {
  turn.emit(STEP_ENDED);
  if (step.seats.length === 1) return;
  const seats = step.seats.filter((seat) => seat !== turn.seat);
  if (step.type === 'pick') ask(turn, { type: 'pick', seats, open: step.open });
  if (step.type === 'arrange') ask(turn, { type: 'arrange', seats });
}
