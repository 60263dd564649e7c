import type { Event, Tortuga } from '@haven/tortuga-rules';
import {
  type Caption,
  type Director,
  type Reel,
  type TableProps,
  useCaption,
  useFilm,
  useProjector,
  useStoryline,
} from '@haven/ui-kit';
import { wordsIn } from '../words.ts';
import { type Frame, framesAfter } from './beats.ts';
import { captionLine } from './caption-line.ts';
import { namedChests } from './chests.ts';

export interface Stage extends Reel<Frame> {
  /** What is said of it. */
  readonly caption: Caption;
}

const CALM_MS = 700;

/** Shows what happened beat by beat, then how things stand; one tap or key shows that at once. */
export function useStage(props: TableProps<Tortuga>): Stage {
  const reel = useFilm(director, props);
  const words = wordsIn(props.language, props.seats);
  const lineOf = (event: Event) => captionLine(event, reel.frame, words);
  const caption = useCaption(reel, { lineOf, say: (line) => line });
  useProjector(reel, { calm: CALM_MS, caption: caption.now });
  useStoryline(reel.frame, props.onProgress);
  return { ...reel, caption };
}

export const director: Director<Tortuga, Frame> = {
  patience: 6500,
  isShared: true,
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
