import { pick, type Rng } from '@haven/kit';
import type { Entered } from '../company.ts';
import type { Behaviour } from '../disk.ts';
import type { Experiment, Setting } from '../experiment.ts';
import { type Findings, gather, nothingFound } from '../findings.ts';
import { startHouse } from '../house.ts';
import { mustEnd } from '../rules.ts';
import { type Dwelling, foundedDwelling } from './power.ts';

/** So soon after the arming, or after the start, the fault is met. */
const SOONEST = { sync: 25, write: 60, any: 80 } as const;
const AT_START = 250;
const MOVES = 60;
const TRIES = 4;
const END_MS = 4_000;

/** A call fails, mostly a sync. Then the process is killed, or the power is lost. */
export const ioErrors: Experiment = {
  name: 'io',
  what: 'an I/O error, then kill or loss of power',
  count: 200,
  perHouse: 10,
  found: async (setting) => {
    const dwelling = await foundedDwelling(setting);
    return { step: (rng) => failUntilMet(setting, dwelling, rng), end: (rng) => look(setting, dwelling, rng) };
  },
};

/** Whether a planned call is made at all is for the server to say: lives without a fault are not counted. */
async function failUntilMet(setting: Setting, dwelling: Dwelling, rng: Rng): Promise<Findings> {
  const findings = nothingFound();
  for (let tries = 0; tries < TRIES; tries += 1) {
    gather(findings, await failOnce(setting, dwelling, { rng, behaviour: behaviourFor(rng) }));
    if (dwelling.disk.met().length > 0) break;
  }
  if (rng.below(2) === 0) dwelling.disk.losePower();
  if (findings.wrong.length > 0) gather(findings, await look(setting, dwelling, rng));
  return findings;
}

/** The next step would see what was lost; after a failure there is none. */
function look(setting: Setting, dwelling: Dwelling, rng: Rng): Promise<Findings> {
  return failOnce(setting, dwelling, { rng, behaviour: { seed: 0 } });
}

function behaviourFor(rng: Rng): Behaviour {
  const seed = rng.below(1e9);
  if (rng.below(5) === 0) return { seed, plan: `any:${1 + rng.below(AT_START)}:EIO` };
  const kind = pick(rng, ['sync', 'sync', 'write', 'any'] as const);
  return { seed, plan: `${kind}:${1 + rng.below(SOONEST[kind])}:EIO`, isWaiting: true };
}

interface Life {
  readonly rng: Rng;
  readonly behaviour: Behaviour;
}

async function failOnce({ programs }: Setting, { disk, company }: Dwelling, life: Life): Promise<Findings> {
  const { rng, behaviour } = life;
  const running = startHouse(programs, disk.folder, disk.environment(behaviour));
  const met = () => disk.met();
  const { findings, visit } = await company.enter(running, rng).catch((error) => thrown(error, met()));
  if (met().length === 0) findings.wrong.push(...findings.named.splice(0).map((named) => `without need: ${named}`));
  disk.arm();
  await visit?.play(rng, MOVES);
  if (met().some((fault) => fault.startsWith('sync'))) findings.wrong.push(...(await mustEnd(running, END_MS)));
  running.kill('SIGKILL');
  await running.ended;
  visit?.leave();
  return findings;
}

/** A table cannot be set while the disk fails. */
function thrown(error: unknown, met: readonly string[]): Entered {
  if (met.length === 0) throw error;
  return { findings: { ...nothingFound(), named: [String(error)] } };
}
