import type { Event, Tortuga2199, View } from '@haven/tortuga-2199-rules';
import { type Director, type Reel, type Telling, useFilm, useProjector } from '@haven/ui-kit';
import { type Frame, framesAfter, type Message } from './beats.ts';

export interface Stage extends Reel<Frame> {
  readonly message: Message;
  readonly before: View;
  /** What the eye has last been shown to happen. */
  readonly events: readonly Event[];
}

/** Shows what happened beat by beat, then how things stand; one tap or key shows that at once. */
export function useStage(told: Telling<Tortuga2199>): Stage {
  const reel = useFilm(director, told);
  const { message, before, events } = reel.frame;
  return { ...reel, message, before, events };
}

const CALM_MS = 250;

/** Runs the film; it stands still while a fight is on stage. */
export function usePlayback(stage: Stage, isHeld: boolean): void {
  useProjector(stage, { isHeld, calm: CALM_MS });
}

/** Whoever skips gets on to the end of the message: what the next one tells may be a fight. */
export const director: Director<Tortuga2199, Frame> = {
  patience: 6500,
  framesAfter: (last, { news, viewer }) => framesAfter(last, news, viewer),
  stillOf: ({ seen, news }, last) => ({
    beat: 'quiet',
    view: seen.view,
    events: news.flatMap(({ events }) => events),
    message: { seen, news },
    before: last?.message.seen.view ?? seen.view,
    lasts: 0,
    isStop: true,
  }),
};
