import type { News, Seen, Viewer } from '@haven/kit';
import { type Event, follow, type Tortuga2199, type View } from '@haven/tortuga-2199-rules';
import { type BeatFrame, beatsAfter, type Script } from '@haven/ui-kit';

/** What the eye takes in at once. */
type Beat = 'card' | 'flight' | 'conquest' | 'hunt' | 'capture' | 'trade' | 'turn' | 'end' | 'quiet';

const LASTS: Readonly<Record<Beat, number>> = {
  card: 380,
  flight: 480,
  conquest: 850,
  hunt: 600,
  capture: 1400,
  trade: 600,
  turn: 450,
  end: 900,
  quiet: 0,
};

/** One message of the table. */
export interface Message {
  readonly seen: Seen<Tortuga2199>;
  readonly news: readonly News<Event>[];
}

/** One picture of the film between two positions. Cards that the viewer may not know are missing in its view. */
export interface Frame extends BeatFrame<View, Event, Beat> {
  /** The last message that was told to its end, and how things stood before it; a fight in it is staged before the film goes on. */
  readonly message: Message;
  readonly before: View;
}

/** What others did since a frame, beat by beat. One's own move needs no film: it is there at once. */
export function framesAfter(last: Frame, news: readonly News<Event>[], viewer: Viewer): Frame[] {
  const events = news.filter(({ seat }) => seat !== viewer).flatMap((each) => each.events);
  const { message, before } = last;
  return beatsAfter(SCRIPT, last.view, events).map((told) => ({ ...told, message, before }));
}

/** The beat that an event begins; the others belong to whatever came before. Fights have a stage of their own. */
const EVENT_BEAT: Readonly<Partial<Record<Event['type'], Beat>>> = {
  cardPlayed: 'card',
  moved: 'flight',
  shipPlaced: 'flight',
  conquered: 'conquest',
  reinforced: 'conquest',
  explored: 'hunt',
  captured: 'capture',
  redeemed: 'hunt',
  mineralCollected: 'hunt',
  cacheTaken: 'hunt',
  influenceBought: 'hunt',
  bought: 'trade',
  refreshed: 'trade',
  reserved: 'trade',
  destroyed: 'trade',
  reclaimed: 'trade',
  discarded: 'trade',
  mineralsLost: 'trade',
  attacked: 'quiet',
  fightRevealed: 'quiet',
  turnBegan: 'turn',
  lastRoundBegan: 'end',
  gameEnded: 'end',
};

const SCRIPT: Script<View, Event, Beat> = {
  follow,
  beatOf: ({ type }) => EVENT_BEAT[type],
  quiet: 'quiet',
  lasts: LASTS,
};
