import type { News } from '@haven/kit';
import { type Event, follow, type View } from '@haven/tortuga-rules';
import { type BeatFrame, beatsAfter, type Script } from '@haven/ui-kit';
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
export interface Frame extends BeatFrame<View, Event, Beat> {
  readonly chests: readonly Chest[];
  /** How often dice have been thrown: every throw tumbles anew. */
  readonly throws: number;
}

/** All that happened since a frame, beat by beat. */
export function framesAfter(last: Frame, news: readonly News<Event>[]): Frame[] {
  let before = last;
  return beatsAfter(
    SCRIPT,
    last.view,
    news.flatMap(({ events }) => events),
  ).map((told) => {
    const throws = before.throws + Number(told.beat === 'roll');
    before = { ...told, chests: namedChests(before.chests, told.view), throws };
    return before;
  });
}

/** These are looked at one by one, even if several follow each other. */
const ALONE: ReadonlySet<Beat> = new Set(['bonus', 'deed', 'attack', 'forfeit']);

/** The beat that an event begins; undefined if it belongs to whatever came before. */
function beatOf(event: Event, now: Beat | undefined): Beat | undefined {
  const beat = ownBeatOf(event, now);
  const goesOn = beat !== undefined && beat === now && !ALONE.has(beat);
  return goesOn ? undefined : beat;
}

function ownBeatOf(event: Event, now: Beat | undefined): Beat | undefined {
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

const SCRIPT: Script<View, Event, Beat> = { follow, beatOf, quiet: 'quiet', lasts: LASTS };
