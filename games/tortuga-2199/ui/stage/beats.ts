import type { News, Seen, Viewer } from '@haven/kit';
import { type Event, follow, type Tortuga2199, type View } from '@haven/tortuga-2199-rules';

/** What the eye takes in at once. */
type Beat = 'card' | 'flight' | 'conquest' | 'hunt' | 'trade' | 'turn' | 'end' | 'quiet';

const LASTS: Readonly<Record<Beat, number>> = {
  card: 380,
  flight: 480,
  conquest: 850,
  hunt: 600,
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

/** One picture of the film between two positions. */
export interface Frame {
  readonly beat: Beat;
  /** How things stand at the end of this beat; cards that the viewer may not know are missing. */
  readonly view: View;
  readonly events: readonly Event[];
  readonly lasts: number;
  /** The message that is now told to its end; a fight in it is staged before the film goes on. */
  readonly message?: Message;
}

/** The longest that a player has to watch. */
const PATIENCE_MS = 6500;

/** What others did since a frame, beat by beat. One's own move needs no film: it is there at once. */
export function framesAfter(last: Frame, news: readonly News<Event>[], viewer: Viewer): Frame[] {
  if (news.some(({ undone }) => undone)) return [];
  const events = news.filter(({ seat }) => seat !== viewer).flatMap((each) => each.events);
  return beatsIn(events).reduce<Frame[]>((told, beat) => {
    const before = told.at(-1) ?? last;
    const view = beat.events.reduce(follow, before.view);
    told.push({ ...beat, view, lasts: LASTS[beat.beat] });
    return told;
  }, []);
}

/** However much has happened, it is shown within the patience of a player. */
export function hurried(frames: readonly Frame[]): Frame[] {
  const whole = frames.reduce((sum, { lasts }) => sum + lasts, 0);
  const pace = Math.min(1, PATIENCE_MS / Math.max(1, whole));
  return frames.map((frame) => ({ ...frame, lasts: frame.lasts * pace }));
}

interface Told {
  readonly beat: Beat;
  readonly events: Event[];
}

function beatsIn(events: readonly Event[]): Told[] {
  const beats: Told[] = [];
  for (const event of events) {
    const now = beats.at(-1);
    const beat = EVENT_BEAT[event.type];
    if (now && beat === undefined) now.events.push(event);
    else beats.push({ beat: beat ?? 'quiet', events: [event] });
  }
  return beats;
}

/** The beat that an event begins; the others belong to whatever came before. Fights have a stage of their own. */
const EVENT_BEAT: Readonly<Partial<Record<Event['type'], Beat>>> = {
  cardPlayed: 'card',
  moved: 'flight',
  shipPlaced: 'flight',
  conquered: 'conquest',
  reinforced: 'conquest',
  explored: 'hunt',
  captured: 'hunt',
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
