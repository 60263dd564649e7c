import type { Viewer } from '@haven/kit';
import type { Event, SeenFight, Tortuga2199, View } from '@haven/tortuga-2199-rules';
import { logLine } from '@haven/tortuga-2199-text';
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
import { type Frame, framesAfter, type Message } from './beats.ts';

export interface Stage extends Reel<Frame> {
  readonly message: Message;
  readonly before: View;
  /** What the eye has last been shown to happen. */
  readonly events: readonly Event[];
  /** What is said of it. */
  readonly caption: Caption;
}

/** Shows what happened beat by beat, then how things stand; it stands still until it is played back. */
export function useStage(props: TableProps<Tortuga2199>): Stage {
  const reel = useFilm(director, props);
  const { message, before, events } = reel.frame;
  const caption = useStageCaption(reel, props);
  return { ...reel, message, before, events, caption };
}

/** Whose turn it is can be seen on the table: that it begins is not worth a word. */
function useStageCaption(reel: Reel<Frame>, { language, seats }: TableProps<Tortuga2199>): Caption {
  const { say } = wordsIn(language, seats);
  const lineOf = (event: Event) => (event.type === 'turnBegan' ? undefined : logLine(event, reel.frame.view));
  return useCaption(reel, { lineOf, say });
}

const CALM_MS = 250;

/** Runs the film; it stands still while a fight is on stage, and so does what the page tells of it. */
export function usePlayback(stage: Stage, { onProgress }: TableProps<Tortuga2199>, isHeld: boolean): void {
  useProjector(stage, { isHeld, calm: CALM_MS, caption: stage.caption.now });
  useStoryline(stage.frame, isHeld ? undefined : onProgress);
}

/** Whoever skips does not pass a fight of their own: its stage needs every message of it. */
export const director: Director<Tortuga2199, Frame> = {
  patience: 6500,
  framesAfter: (last, { news, viewer }) => framesAfter(last, news, viewer),
  stillOf: ({ seen, news, viewer }, last) => ({
    beat: 'quiet',
    view: seen.view,
    events: news.flatMap(({ events }) => events),
    message: { seen, news },
    before: last?.message.seen.view ?? seen.view,
    lasts: 0,
    isStop: fightsTold({ seen, news }, last).some(({ attacker, defender }) => [attacker, defender].includes(viewer)),
  }),
};

type Fighters = Pick<SeenFight, 'attacker' | 'defender'>;

/** That begin with a message, go on after it, or came to their end with it. */
function fightsTold(
  { seen, news }: Message,
  last: Frame | null,
): readonly { readonly [side in keyof Fighters]: Viewer }[] {
  const events = news.flatMap((each) => each.events);
  const begun = events.flatMap((event) => (event.type === 'attacked' ? { ...event, attacker: event.seat } : []));
  return [...begun, seen.view.fight, last?.message.seen.view.fight].filter((fight) => fight != null);
}
