import type { Tortuga } from '@haven/tortuga-rules';
import { type Director, type Reel, type Telling, useFilm, useProjector } from '@haven/ui-kit';
import { type Frame, framesAfter } from './beats.ts';
import { namedChests } from './chests.ts';

export type Stage = Pick<Reel<Frame>, 'frame' | 'isPlaying' | 'skip'>;

const CALM_MS = 700;

/** Shows what happened beat by beat, then how things stand; one tap or key shows that at once. */
export function useStage(told: Telling<Tortuga>): Stage {
  const reel = useFilm(director, told);
  useProjector(reel, { calm: CALM_MS });
  return reel;
}

export const director: Director<Tortuga, Frame> = {
  patience: 6500,
  framesAfter: (last, { news }) => framesAfter(last, news),
  stillOf: ({ seen: { view } }, last) => ({
    beat: 'quiet',
    view,
    chests: namedChests(last?.chests ?? [], view),
    events: last?.events ?? [],
    throws: last?.throws ?? 0,
    lasts: 0,
  }),
};
