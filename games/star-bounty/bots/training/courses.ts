import { defaultOptions, playOut, simRng } from '@haven/kit';
import { evolution, type Genome } from '@haven/kit/learning';
import { type Options, starBounty } from '@haven/star-bounty-rules';
import { habit } from '../ahead/habit.ts';
import { HABITS, HABITS_SUBJECT, type Habits, type Minds, mindsOf } from '../ahead/habits.ts';
import { luckOf } from '../ahead/luck.ts';

/** Where a search by hand ended. */
export const FIRST_HABITS: Habits = {
  heart: 0.2,
  lowHeart: 1.6,
  critical: 2.6,
  dread: 0.5,
  part: 0.5,
  partPoint: 0.6,
  club: 0.55,
  clubPoint: 1.4,
  drone: 12,
  capture: 14,
  firstCapture: 2.5,
  flight: 35,
  flightFirst: 30,
  thrift: 0.4,
  fitDefence: 0.75,
  fitGuns: 0.6,
  chain: 1.9,
  buyPartPoint: 1.65,
  buyClubPoint: 2,
  heal: 0.65,
  repair: 7.8,
  backRoom: 4.5,
  backRoomLate: 1.8,
};

/** What `npm run train -- star-bounty` can teach, by the name of the file. */
export const courses = {
  habits: habitsCourse({ rounds: 24, pairs: 8, trials: 300 }),
};

export function habitsCourse(length: { rounds: number; pairs: number; trials: number }) {
  return evolution({
    ...length,
    subject: HABITS_SUBJECT,
    names: HABITS,
    start: FIRST_HABITS,
    stray: { first: 0.25, last: 0.1, rounds: length.rounds },
    trial,
  });
}

const OPTIONS = defaultOptions(starBounty.options) as Options;

/** To finish, and half as much again for every hundred credits. Everybody has the same luck. */
function trial(challenger: Genome, _holder: Genome, game: number): number {
  const minds = mindsBy(challenger);
  const state = starBounty.setup(1, OPTIONS, simRng(game));
  playOut(starBounty, state, { rng: luckOf(state, game), policy: (_, now) => habit(now, minds) });
  return state.verdict === 'destroyed' ? 0 : 1 + state.credits / 200;
}

/** All runs of a candidate follow one another: its mind is made up once. */
function mindsBy(genome: Genome): Minds {
  const key = Object.values(genome).join();
  if (latest?.key !== key) latest = { key, minds: mindsOf(genome as Habits) };
  return latest.minds;
}

let latest: { readonly key: string; readonly minds: Minds } | undefined;
