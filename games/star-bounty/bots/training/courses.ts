import { defaultOptions, simRng } from '@haven/kit';
import { evolution, type Genome } from '@haven/kit/learning';
import { type Options, starBounty } from '@haven/star-bounty-rules';
import { dryRunOf } from '../ahead/dry-run.ts';
import { HABITS, HABITS_SUBJECT, type Habits, type Minds, mindsOf } from '../ahead/habits.ts';
import { playOn } from '../ahead/play-on.ts';

/** Where a search by hand ended. */
export const FIRST_HABITS: Habits = {
  heart: 0.2,
  lowHeart: 2.2,
  critical: 2.5,
  dread: 0.44,
  part: 0.4,
  partPoint: 0.9,
  club: 0.4,
  clubPoint: 1.6,
  drone: 15,
  capture: 11,
  firstCapture: 4,
  flight: 24,
  flightFirst: 24,
  thrift: 0.5,
  fitDefence: 0.65,
  fitGuns: 0.5,
  chain: 1.4,
  buyPartPoint: 1.6,
  buyClubPoint: 2.2,
  heal: 0.45,
  repair: 8,
  backRoom: 5,
  backRoomLate: 1.6,
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
  const run = dryRunOf(starBounty.setup(1, OPTIONS, simRng(game)));
  playOn(run, mindsBy(challenger), simRng(game));
  return run.phase === 'finished' ? 1 + run.credits / 200 : 0;
}

/** All runs of a candidate follow one another: its mind is made up once. */
function mindsBy(genome: Genome): Minds {
  const key = Object.values(genome).join();
  if (latest?.key !== key) latest = { key, minds: mindsOf(genome as Habits) };
  return latest.minds;
}

let latest: { readonly key: string; readonly minds: Minds } | undefined;
