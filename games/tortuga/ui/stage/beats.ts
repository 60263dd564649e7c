import type { News } from '@haven/kit';
import { type Event, follow, type View } from '@haven/tortuga-rules';
import { type Chest, namedChests } from './chests.ts';

/** What the eye takes in at once. */
type Beat =
  | 'reveal'
  | 'place'
  | 'bonus'
  | 'deed'
  | 'attack'
  | 'forfeit'
  | 'lost'
  | 'draw'
  | 'move'
  | 'round'
  | 'roll'
  | 'end'
  | 'quiet';

const LASTS: Readonly<Record<Beat, number>> = {
  reveal: 1500,
  place: 650,
  bonus: 800,
  deed: 1000,
  attack: 1300,
  forfeit: 700,
  lost: 900,
  draw: 800,
  move: 1100,
  round: 900,
  roll: 0,
  end: 900,
  quiet: 0,
};

/** One picture of the film between two positions. */
export interface Frame {
  readonly beat: Beat;
  readonly view: View;
  readonly chests: readonly Chest[];
  readonly events: readonly Event[];
  readonly lasts: number;
}

/** The longest that a player has to watch. */
const PATIENCE_MS = 6500;

/** All that happened since a frame, beat by beat. */
export function framesAfter(last: Frame, news: readonly News<Event>[]): Frame[] {
  if (news.some(({ undone }) => undone)) return [];
  return beatsIn(news.flatMap(({ events }) => events)).reduce<Frame[]>((told, { beat, events }) => {
    const before = told.at(-1) ?? last;
    const view = events.reduce(follow, before.view);
    told.push({ beat, view, chests: namedChests(before.chests, view), events, lasts: LASTS[beat] });
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
    const beat = beatOf(event, now?.beat);
    if (now && (beat === undefined || (beat === now.beat && !ALONE.has(beat)))) now.events.push(event);
    else beats.push({ beat: beat ?? 'quiet', events: [event] });
  }
  return beats;
}

/** These are looked at one by one, even if several follow each other. */
const ALONE: ReadonlySet<Beat> = new Set(['bonus', 'deed', 'attack', 'forfeit']);

/** The beat that an event begins or goes on with; undefined if it belongs to whatever came before. */
function beatOf(event: Event, now: Beat | undefined): Beat | undefined {
  if (event.type === 'phaseBegan') return PHASE_BEAT[event.phase];
  if (event.type === 'chestLost') return now === 'move' ? undefined : 'lost';
  return EVENT_BEAT[event.type];
}

const PHASE_BEAT: Readonly<Partial<Record<View['phase'], Beat>>> = { skulls: 'reveal', pick: 'roll' };

const EVENT_BEAT: Readonly<Partial<Record<Event['type'], Beat>>> = {
  revealed: 'reveal',
  placed: 'place',
  bonusTaken: 'bonus',
  deedBegan: 'deed',
  attacked: 'attack',
  forfeited: 'forfeit',
  diceTakenBack: 'draw',
  chestsMoved: 'move',
  roundBegan: 'round',
  rolled: 'roll',
  rerolled: 'roll',
  gameEnded: 'end',
};
