import { games as allGames } from '@haven/games/rules';
import { type AnyGame, rerun } from '@haven/kit';
import { findRow } from '../../server/src/store/sqlite-rows.ts';
import { createPost } from './bad-carrier.ts';
import { between } from './chance.ts';
import type { Climate } from './climate.ts';
import { begin, type Company, gatherCompany } from './gathering.ts';
import { createHearing, type Hearing } from './hearing.ts';
import type { HouseDeps, Plant } from './house.ts';
import { bring, type Mood } from './person.ts';
import { createServers, type Servers } from './servers.ts';
import { type Standings, watchStandings } from './standings.ts';
import { createWorld, type World } from './world.ts';

/** What became of one world. */
export interface Outcome {
  readonly seed: number;
  readonly moves: number;
  readonly faults: number;
  readonly violations: readonly string[];
  readonly history: string;
}

interface Simulation {
  readonly seed: number;
  readonly games?: readonly AnyGame[];
  readonly climate?: Partial<Climate>;
  readonly plant?: Plant;
  readonly trace?: (line: string) => void;
}

const MINUTE_MS = 60_000;
/** So many moves are made while things go wrong, in so long. */
const MOVES = 90;
const STORM_MS = 3 * MINUTE_MS;
/** So long a table may take to go on, to come to its end, and to tell it to everybody. */
const REST_MS = 2 * MINUTE_MS;
const MORE_MOVES = 3;
/** What is still to come of itself comes by then. */
const LAST_LOOK_MS = 4_000;

/** Lives through one world. */
export async function simulate({ games = allGames, plant = {}, ...wish }: Simulation): Promise<Outcome> {
  const world = createWorld({ games, ...wish, climate: { ...plant.climate, ...wish.climate } });
  const strays = catchStrays(world);
  try {
    const stage = await raise(world, plant);
    await live(stage);
    return outcomeOf(stage);
  } finally {
    strays.end();
  }
}

interface Stage {
  readonly world: World;
  readonly servers: Servers;
  readonly hearing: Hearing;
  readonly standings: Standings;
  companies: readonly Company[];
  mood: Mood;
}

async function raise(world: World, plant: Plant): Promise<Stage> {
  const rng = world.chance('stage');
  const standings = watchStandings(world);
  const count = between(rng, 1, 3);
  const deps: HouseDeps = {
    world,
    plant,
    post: createPost(world),
    isShared: count > 1 || rng.below(2) === 0,
    written: standings.look,
    posted: watchLetters(world),
  };
  const servers = createServers(deps, count);
  const stage: Stage = { world, servers, standings, hearing: createHearing(world), companies: [], mood: 'live' };
  await passing(stage, 5_000, () => servers.some(rng) !== undefined);
  const gathered = Promise.all(
    Array.from({ length: between(rng, 1, 2) }, (_, index) => gatherCompany({ world, servers }, 'AB'.charAt(index))),
  );
  let isGathered = false;
  const done = gathered.then((companies) => {
    stage.companies = companies;
    isGathered = true;
  });
  await passing(stage, 60_000, () => isGathered);
  await done;
  return stage;
}

/** Until this is so; a world in which something is wrong goes no further. */
function passing({ world }: Pick<Stage, 'world'>, ms: number, isSo = () => false): Promise<void> {
  const { scheduler, violations } = world;
  return scheduler.run(scheduler.now() + ms, () => violations.size > 0 || isSo());
}

/** What follows from the database alone is asked again when something was written. */
function onceWritten({ world }: Pick<Stage, 'world'>, isSo: () => boolean): () => boolean {
  let [askedAt, answer] = [-1, false];
  return () => {
    if (askedAt !== world.writes) [askedAt, answer] = [world.writes, isSo()];
    return answer;
  };
}

async function live(stage: Stage): Promise<void> {
  const { world, servers, hearing, companies } = stage;
  for (const company of companies) {
    begin({ world, servers }, company);
    for (const person of company.people) bring({ world, servers, hearing, mood: () => stage.mood }, person);
  }
  world.storm();
  const isEnough = onceWritten(stage, () => movesIn(stage) >= MOVES || allOver(stage));
  await passing(stage, STORM_MS, isEnough);
  if (world.violations.size > 0) return;
  world.calm();
  servers.mend();
  await playOn(stage);
  await comeToEnd(stage);
  stage.mood = 'look';
  await passing(stage, LAST_LOOK_MS);
  await passing(stage, REST_MS, () => allKnow(stage));
  checkAll(stage);
}

function movesIn({ standings, hearing, companies }: Stage): number {
  const atTables = standings.all().reduce((sum, { entries }) => sum + entries, 0);
  const without = companies.filter(({ hasChairs }) => !hasChairs);
  return without.reduce((sum, { table }) => sum + (hearing.ledgerOf(table)?.length() ?? 0), atTables);
}

function isOver(stage: Stage, { table }: Company): boolean {
  const standing = stage.standings.of(table);
  if (standing) return standing.phase === 'over' || standing.phase === 'ended';
  const ledger = stage.hearing.ledgerOf(table);
  return ledger !== undefined && ledger.game.outcome(ledger.matchAt(ledger.length()).state) !== undefined;
}

function allOver(stage: Stage): boolean {
  return stage.companies.every((company) => isOver(stage, company));
}

/** When nothing goes wrong any more, every table goes on. */
async function playOn(stage: Stage): Promise<void> {
  const { hearing, companies, world } = stage;
  const lengths = () => companies.map(({ table }) => hearing.ledgerOf(table)?.length() ?? 0);
  const before = lengths();
  const goesOn = (company: Company, index: number) =>
    isOver(stage, company) || (lengths()[index] ?? 0) >= (before[index] ?? 0) + MORE_MOVES;
  stage.mood = 'play';
  await passing(
    stage,
    REST_MS,
    onceWritten(stage, () => companies.every(goesOn)),
  );
  for (const [index, company] of companies.entries())
    if (!goesOn(company, index)) world.violate(`the table ${company.table} does not go on`);
}

async function comeToEnd(stage: Stage): Promise<void> {
  const { companies, world } = stage;
  const ending = companies.filter(({ hasChairs }) => hasChairs);
  stage.mood = 'end';
  await passing(
    stage,
    REST_MS,
    onceWritten(stage, () => ending.every((company) => isOver(stage, company))),
  );
  for (const company of ending)
    if (!isOver(stage, company)) world.violate(`the table ${company.table} does not come to its end`);
}

function allKnow({ companies, hearing }: Stage): boolean {
  return companies.every(({ table, people }) => {
    const length = hearing.ledgerOf(table)?.length() ?? 0;
    return people.every(({ memory, page }) => page !== undefined && memory.known === length);
  });
}

function checkAll(stage: Stage): void {
  const { world, companies, hearing, standings } = stage;
  for (const { table, people } of companies) {
    const length = hearing.ledgerOf(table)?.length() ?? 0;
    for (const { memory } of people)
      if (memory.known !== length)
        world.violate(`${memory.who} knows ${memory.known} of ${length} entries of ${table}`);
    checkPlayed(stage, table);
  }
  for (const { id, clocks } of standings.all())
    if (clocks.some(({ since }) => since !== null)) world.violate(`a clock of ${id} runs after the end`);
  checkJobs(world);
}

/** Every move of the log was a legal answer to what was asked then, and led to what the log says. */
function checkPlayed({ hearing, world }: Stage, table: string): void {
  const ledger = hearing.ledgerOf(table);
  if (ledger === undefined) return;
  const match = ledger.matchAt(ledger.length());
  const again = rerun(ledger.game, match).match;
  const wrong = match.entries.findIndex(
    (entry, index) => JSON.stringify(entry) !== JSON.stringify(again?.entries[index]),
  );
  if (wrong !== -1) world.violate(`entry ${wrong} of ${table} does not follow from those before`);
}

const LATE_MS = 30_000;

/** What a server has begun before it died is for others a while later, and late only then. */
function checkJobs({ database, violate }: World): void {
  const late = database.sqlite.prepare(
    'select kind, table_id from jobs where max(run_at, coalesce(locked_at, 0)) < ? and attempts < 25 limit 1',
  );
  const job = findRow<{ kind: string; table_id: string }>(late, database.now() - LATE_MS);
  if (job) violate(`the ${job.kind} of ${job.table_id} was never seen to`);
}

/** Nobody is told twice of the same turn. */
function watchLetters(world: World): (url: string, body: string) => void {
  const turn = world.database.sqlite.prepare(
    'select turn from notices where player = ? and number = (select number from tables where id = ?)',
  );
  const told = new Set<string>();
  return (url, body) => {
    const [player, table] = [new URL(url).hostname, body.split('/table/')[1] ?? ''];
    const name = `${player} ${table} ${findRow<{ turn: number }>(turn, player, table)?.turn}`;
    world.history.note(world.scheduler.now(), 'letter', name);
    if (told.has(name)) world.violate(`somebody was told twice of the same turn: ${name}`);
    told.add(name);
  };
}

/** What nobody waited for is counted by a real server; here it must have been an answer that the plan spoiled. */
function catchStrays(world: World) {
  const hear = (error: unknown) => {
    world.history.note(world.scheduler.now(), 'stray', String(error));
  };
  process.on('unhandledRejection', hear);
  return { end: () => void process.off('unhandledRejection', hear) };
}

function outcomeOf(stage: Stage): Outcome {
  const { world } = stage;
  return {
    seed: world.seed,
    moves: movesIn(stage),
    faults: world.faults(),
    violations: [...world.violations],
    history: world.history.digest(),
  };
}
