import { at, type Rng } from '@haven/kit';
import type { Experiment, Setting, Trial } from '../experiment.ts';
import { type Findings, gather, nothingFound } from '../findings.ts';
import { pause } from '../rules.ts';
import { type Alarms, newAlarms } from './alarms.ts';
import { type Crowd, newCrowd } from './crowd.ts';
import { type ClusterHouse, openHouse } from './house.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type Patience, patienceWith } from './patience.ts';

/** A cluster stays open for so many steps. */
const PER_HOUSE = 80;
const COUNT = 2 * PER_HOUSE;

/** Each kind of fault by itself, and all of them in turn. */
export const CLUSTER_EXPERIMENTS: readonly Experiment[] = [
  ...KINDS.map((kind) => ({
    name: kind.name,
    what: kind.what,
    count: COUNT,
    perHouse: PER_HOUSE,
    isPlain: true as const,
    found: (setting: Setting) => foundCluster(setting, () => kind),
  })),
  {
    ...everyKindOf(KINDS.map(({ name }) => name)),
    what: 'all of these, one after the other',
    count: COUNT,
    perHouse: PER_HOUSE,
  },
];

/** Of everything a little, to one cluster: what is done every day. */
export function everyKindOf(names: readonly string[]): Experiment {
  const kinds = KINDS.filter(({ name }) => names.includes(name));
  return {
    name: 'every',
    what: names.join(', '),
    count: kinds.length,
    perHouse: kinds.length,
    isPlain: true,
    found: (setting) => foundCluster(setting, (number) => at(kinds, number % kinds.length)),
  };
}

const SOON_MS = 300;
/** Servers start anew, PostgreSQL recovers, on a crowded machine. */
const GOES_ON_MS = 60_000;
/** So many steps lie between two comparisons of everything, and between two clocks that have to run out. */
const COMPARED = 10;
const ALARMED = 5;
/** A job may be late, but not for so long. */
const LATE_MS = 60_000;

interface Standing {
  readonly house: ClusterHouse;
  readonly crowd: Crowd;
  readonly alarms: Alarms;
  readonly patience: Patience;
  /** What happens at a step. */
  kindAt(number: number): Kind;
}

async function foundCluster(setting: Setting, kindAt: Standing['kindAt']): Promise<Trial> {
  const house = await openHouse(setting);
  const { address } = house.cluster;
  const patience = patienceWith(house.cluster);
  const standing = {
    ...{ house, kindAt, patience },
    crowd: newCrowd(address, patience),
    alarms: newAlarms(address, patience),
  };
  return {
    step: (rng, number) => closedIfWrong(standing, () => stepOf(standing, rng, number)),
    end: () => closedAfter(standing, () => lastLook(standing)),
  };
}

/** A house in which something went wrong is not used again. */
async function closedIfWrong(standing: Standing, step: () => Promise<Findings>): Promise<Findings> {
  try {
    const findings = await step();
    if (findings.wrong.length > 0) await close(standing);
    return findings;
  } catch (error) {
    await close(standing);
    throw error;
  }
}

async function closedAfter(standing: Standing, work: () => Promise<Findings>): Promise<Findings> {
  try {
    return await work();
  } finally {
    await close(standing);
  }
}

async function close({ crowd, house }: Standing): Promise<void> {
  crowd.leave();
  await house.close();
}

async function stepOf(standing: Standing, rng: Rng, number: number): Promise<Findings> {
  const { house, crowd, alarms } = standing;
  const kind = standing.kindAt(number);
  const findings = nothingFound();
  await crowd.sitDown(rng);
  if (number % ALARMED === 0) await alarms.set(rng);
  const before = crowd.told();
  await pause(rng.below(SOON_MS));
  await kind.happen(house, rng);
  await house.cluster.ready();
  const healed = crowd.progress();
  const standingStill = await crowd.goesOn(healed, GOES_ON_MS);
  findings.wrong.push(...standingStill.map((id) => `table ${id}: nothing happens after ${kind.what}`));
  findings.wrong.push(...crowd.findings.wrong.splice(0));
  findings.acknowledged = crowd.told() - before;
  if (number % COMPARED === COMPARED - 1) gather(findings, await comparedAll(standing));
  return findings;
}

async function comparedAll({ crowd, alarms }: Standing): Promise<Findings> {
  const findings = refused(await crowd.compare('lively'));
  gather(findings, refused(await alarms.rung('due')));
  return findings;
}

/** Nothing was damaged: nothing may be refused. */
function refused({ wrong, named }: Findings): Findings {
  return { ...nothingFound(), wrong: [...wrong, ...named.map((word) => `without need: ${word}`)] };
}

/** Everything is compared once more, every clock has run out, and no job is left that should have been done. */
async function lastLook({ house, crowd, alarms, patience }: Standing): Promise<Findings> {
  const findings = refused(await crowd.compare('all'));
  await patience(LATE_MS, async () => (await overdue(house)) === 0);
  const left = await overdue(house);
  if (left > 0) findings.wrong.push(`${left} jobs were not done`);
  gather(findings, refused(await alarms.rung('all')));
  return findings;
}

/** Jobs whose time has come, whether they wait for somebody or were given up. */
async function overdue({ postgres }: ClusterHouse): Promise<number> {
  const due = "run_at < now() - interval '5 seconds'";
  const [row] = await postgres.ask(`select count(*)::int as jobs from graphile_worker._private_jobs where ${due}`);
  return (row as { readonly jobs: number }).jobs;
}
