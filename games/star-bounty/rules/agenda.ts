import type { Event, Step, Turn } from './types.ts';

const STEP_ENDED: Event = { type: 'stepEnded' };

const begins = (step: Step): Event => ({ type: 'stepBegan', step });
const ASK = {
  engage: begins({ type: 'engage', seats: [0], mayFlee: false }),
  engageOrFlee: begins({ type: 'engage', seats: [0], mayFlee: true }),
  fire: begins({ type: 'fire', seats: [0] }),
  volley: begins({ type: 'volley', seats: [0] }),
  brace: begins({ type: 'brace', seats: [0] }),
  impact: begins({ type: 'impact', seats: [0] }),
  reengage: begins({ type: 'reengage', seats: [0] }),
  enterprise: begins({ type: 'enterprise', seats: [0] }),
} as const;

/** The present decision is made; this is the next one. */
export function ask(turn: Turn, question: keyof typeof ASK): void {
  endStep(turn);
  turn.emit(ASK[question]);
}

function endStep(turn: Turn): void {
  if (turn.state.agenda.length > 0) turn.emit(STEP_ENDED);
}
