import { type Learned, valuesIn } from '@haven/kit/learning';
import { byCard, CRITICAL, FULL_LIFE, PART, PARTS, type Part, starBounty } from '@haven/star-bounty-rules';
import { type Dread, dreadOf, LIVES_BY_HEART, LIVES_BY_OTHERS } from './dread.ts';

/** What a captain in haste goes by; all but the shares are in credits. */
export const HABITS = [
  // A heart that is missing, one of the last five, and the last but one.
  'heart',
  'lowHeart',
  'critical',
  // The share of what is feared that comes true.
  'dread',
  // To part with a part, and more for each point of its value; or with a drone.
  'part',
  'partPoint',
  'club',
  'clubPoint',
  'drone',
  // A prisoner, and more for the first one.
  'capture',
  'firstCapture',
  // What must be feared for flight: in a battle, and before one.
  'flight',
  'flightFirst',
  // At the Galactic Enterprise: what a credit must bring, and what things bring there.
  'thrift',
  'fitDefence',
  'fitGuns',
  'chain',
  'buyPartPoint',
  'buyClubPoint',
  'heal',
  'repair',
  // The purse with which the back room is opened, and how much more it takes before the last sector.
  'backRoom',
  'backRoomLate',
] as const;
export type Habits = Readonly<Record<(typeof HABITS)[number], number>>;

export const HABITS_SUBJECT = { meta: starBounty.meta, schema: HABITS };

export function habitsIn(learned: Learned): Habits {
  return valuesIn(HABITS_SUBJECT, learned) as Habits;
}

/** Habits, with what follows from them worked out once. */
export interface Mind {
  readonly habits: Habits;
  readonly costOfLife: readonly number[];
  readonly costOfPart: Readonly<Record<Part, number>>;
  readonly dread: Dread;
  readonly dreadOfHearts: Dread;
}

export interface Minds {
  readonly usual: Mind;
  /** In the last battle of all only death counts. */
  readonly last: Mind;
}

const HARDLY = 0.001;
const NOTHING_TO_KEEP = {
  heart: HARDLY,
  lowHeart: 0,
  critical: 0,
  part: HARDLY,
  partPoint: HARDLY,
  club: HARDLY,
  clubPoint: HARDLY,
  drone: HARDLY,
} as const satisfies Partial<Habits>;

export function mindsOf(habits: Habits): Minds {
  return { usual: mindOf(habits), last: mindOf({ ...habits, ...NOTHING_TO_KEEP }) };
}

function mindOf(habits: Habits): Mind {
  const costOfLife = Array.from({ length: FULL_LIFE + 1 }, (_, life) => costOf(habits, life));
  return {
    habits,
    costOfLife,
    costOfPart: byCard(PARTS, (part) => costOfParting(habits, part)),
    dread: dreadOf(costOfLife, LIVES_BY_OTHERS),
    dreadOfHearts: dreadOf(costOfLife, LIVES_BY_HEART),
  };
}

const DEATH = 100;
const LOW = 5;

function costOf({ heart, lowHeart, critical }: Habits, life: number): number {
  if (life === 0) return DEATH;
  return heart * (FULL_LIFE - life) + lowHeart * Math.max(0, LOW - life) + (life === CRITICAL ? critical : 0);
}

function costOfParting({ club, clubPoint, part: any, partPoint }: Habits, part: Part): number {
  const { system, value } = PART[part];
  return system === 'ballistics' ? club + clubPoint * value : any + partPoint * value;
}
