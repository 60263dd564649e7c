import { join } from 'node:path';
import { games } from '@haven/games/rules';
import { at, type Rng } from '@haven/kit';
import { newWallClock, type WallClock } from '../clock.ts';
import { newCompany } from '../company.ts';
import type { Experiment, Setting } from '../experiment.ts';
import { type Findings, gather, nothingFound } from '../findings.ts';
import { startHouse } from '../house.ts';
import { closed, copyOf, peacefulHouse } from '../peaceful-house.ts';
import { pause, refuseNamed } from '../rules.ts';
import { compare, type Survey, survey } from '../survey.ts';
import { setTable } from '../tables.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const STEPS = [-HOUR, 2 * HOUR, -DAY, DAY] as const;
const MOVES = 20;
/** The house looks at its clocks four times a second. */
const LOOK_MS = 600;
const CLOCK = { kind: 'live', moveSeconds: 60, bankSeconds: 300 } as const;

/** The clock on the wall is set back or forward in mid-game: nobody is shut out, and nobody's time is up. */
export const clockSteps: Experiment = {
  name: 'clock',
  what: 'the wall clock jumps in mid-game',
  count: STEPS.length,
  perHouse: 1,
  found: (setting) =>
    Promise.resolve({ step: (rng, number) => playOverJump(setting, rng, at(STEPS, number % STEPS.length)) }),
};

async function playOverJump({ programs, library, place }: Setting, rng: Rng, jumpMs: number): Promise<Findings> {
  const clock = newWallClock(library, join(place, 'clock'));
  const running = startHouse(programs, join(place, 'data'), clock.environment);
  const company = newCompany();
  const game = games.find(({ meta }) => meta.seats.min > 1);
  company.tables.push(await setTable(await running.address, rng, { ...(game && { game }), bots: 0, clock: CLOCK }));
  const findings = nothingFound();
  const live = async (jump: () => Promise<void>) => {
    const { findings: found, visit } = await company.enter(running, rng);
    await jump();
    await visit?.play(rng, MOVES);
    visit?.leave();
    gather(findings, refuseNamed(found));
  };
  await live(() => pause(0));
  await live(() => {
    clock.set(jumpMs);
    return pause(LOOK_MS);
  });
  await live(() => pause(0));
  running.kill('SIGKILL');
  await running.ended;
  return { ...findings, wrong: findings.wrong.map((word) => `${jumpMs / HOUR} h: ${word}`) };
}

const TWO_YEARS = 731 * DAY;
/** The first sweep comes a minute after the start. */
const SWEEP_MS = 70_000;

/** The clock is two years ahead when the house opens: no table is forgotten for that. A cookie may be too old by then. */
export const clockAtStart: Experiment = {
  name: 'clock-start',
  what: 'the wall clock is 731 days ahead at the start',
  count: 1,
  perHouse: 1,
  found: async (setting) => {
    const house = await peacefulHouse(setting);
    const clock = newWallClock(setting.library, join(setting.place, 'clock'));
    return {
      step: async () => {
        const folder = copyOf(house, join(setting.place, 'later'));
        const { named, wrong } = await surveyTwoYearsLater(setting, { house, clock, folder });
        return { ...nothingFound(), wrong: [...wrong, ...named] };
      },
    };
  },
};

interface Later {
  readonly house: Awaited<ReturnType<typeof peacefulHouse>>;
  readonly clock: WallClock;
  readonly folder: string;
}

async function surveyTwoYearsLater({ programs }: Setting, { house, clock, folder }: Later) {
  clock.set(TWO_YEARS);
  const running = startHouse(programs, folder, clock.environment);
  const address = await running.address;
  await pause(SWEEP_MS);
  const compared = compare(ofTables(house.told), ofTables(await survey(address, house.tables)));
  await closed(running);
  return compared;
}

function ofTables(told: Survey): Survey {
  return new Map([...told].filter(([question]) => /^table | by (?:a stranger|the operator)$/.test(question)));
}
