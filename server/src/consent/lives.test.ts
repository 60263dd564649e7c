import { at, pick, type Rng, simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import type { Proposal } from '@haven/wire';
import { expect, test } from 'vitest';
import type { FromClient, Join } from '../socket/messages.ts';
import type { SocketDeps } from '../socket/socket-deps.ts';
import { chairsGivenUp } from '../tables/given-up.ts';
import { isOver, isPlaying, type SetTable } from '../tables/table.ts';
import { type HandClock, handClock } from '../testing/company.ts';
import {
  asksForChair,
  chairOf,
  comes,
  goes,
  goesForGood,
  isBanned,
  isHere,
  type Life,
  newLife,
  type Person,
  says,
  tableAt,
  takesName,
} from '../testing/life.ts';
import { openQuietHouse, type QuietHouse } from '../testing/quiet-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

/** So many lives at once share a house and its time; so many times they do. Ten thousand lives: `THOROUGH=1 npx vitest run lives`. */
const COMPANY = effort({ daily: 250, thorough: 1_000 });
const HOUSES = effort({ daily: 1, thorough: 10 });
const MOST_DEEDS = 14;
/** Until the table has come to its end. */
const MOST_ROUNDS = 24;

const PATIENCE_MS = 600_000;
const MINUTE_MS = 60_000;
const TIMES = [0, 0, 1000, 20_000, MINUTE_MS, 4 * MINUTE_MS, 16 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const;

interface World {
  readonly rng: Rng;
  readonly clock: HandClock;
  readonly folder: string;
  house: QuietHouse;
}

type Deed = (deps: SocketDeps, life: Life, person: Person) => Promise<void> | void;

async function newWorld(seed: number): Promise<World> {
  const [rng, clock, folder] = [simRng(seed), handClock(), tempFolder()];
  return { rng, clock, folder, house: await openQuietHouse(folder, { now: clock.now, rng }) };
}

/** Bots move and alarms ring until nothing changes any more. */
async function settled({ house: { deps } }: World, lives: readonly Life[]): Promise<void> {
  let before = '';
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 8));
    const tables = await Promise.all(lives.map(({ table }) => tableAt(deps, table)));
    const now = tables.map(({ setting, match }) => `${setting.revision} ${match?.entries.length}`).join();
    if (now === before) return;
    before = now;
  }
}

/** Everybody loses the connection, the house all that it had in mind; some come back. */
async function restart(world: World, lives: readonly Life[]): Promise<void> {
  for (const { people } of lives) for (const person of people) person.joined = undefined;
  await world.house.close();
  world.house = await openQuietHouse(world.folder, { now: world.clock.now, rng: world.rng });
  for (const { table, people } of lives)
    for (const person of people) if (world.rng.below(2) === 0) await comes(world.house.deps, table, person);
}

const saying =
  (said: Exclude<FromClient, Join>): Deed =>
  (deps, _life, person) =>
    says(deps, person, said);
const proposing = (proposal: Proposal) => saying({ type: 'propose', proposal });

const plays: Deed = async (deps, { table: id }, person) => {
  const table = await tableAt(deps, id);
  const seat = chairOf(table, person)?.seat;
  if (!isPlaying(table) || seat === undefined) return;
  const [move] = table.game.legalMoves(table.match.state, seat);
  const asked = at(table.match.asked, seat);
  if (move !== undefined) await says(deps, person, { type: 'play', asked, move: table.game.notate(move) });
};

/** Requests are numbered through the house: the one that the table has is told to whoever comes. */
const voting =
  (yes: boolean): Deed =>
  async (deps, { table: id }, person) => {
    const table = await tableAt(deps, id);
    const heard: { request?: { id: number } }[] = [];
    deps.consent.tell(table, { viewer: 'spectator', hear: (message) => heard.push(JSON.parse(message)) });
    const request = heard[0]?.request?.id;
    if (request !== undefined) await says(deps, person, { type: 'vote', request, yes });
  };

const leaves: Deed = (deps, _life, person) => goes(deps, person);
/** The page stays open, and is not looked at. */
const turnsAway = saying({ type: 'here', visible: false });

const SELDOM: readonly Deed[] = [proposing({ what: 'abandon' }), saying({ type: 'resign' })];
const OFTEN: readonly Deed[] = [
  ...[plays, plays, plays, voting(true), voting(false), leaves, leaves, turnsAway],
  ...[saying({ type: 'hand-over' }), saying({ type: 'return' })],
  ...[proposing({ what: 'undo', moves: 1 }), ...[0, 1, 2].map((seat) => proposing({ what: 'bot', seat }))],
];

/** What happens to people wherever they are. */
const FATES: readonly Deed[] = [
  ...['Ann', 'Аnn', 'Ben'].map(
    (name): Deed =>
      (deps, _life, person) =>
        takesName(deps, person, name),
  ),
  (deps, _life, person) => goesForGood(deps, person),
  (deps, _life, person) => isBanned(deps, person),
];

async function livesOn({ rng, house: { deps } }: World, life: Life): Promise<void> {
  const person = pick(rng, life.people);
  if (rng.below(15) === 0) return pick(rng, FATES)(deps, life, person);
  const chair = chairOf(await tableAt(deps, life.table), person);
  if (chair === undefined) return rng.below(3) === 0 ? asksForChair(deps, life, person) : undefined;
  if (person.joined === undefined) return comes(deps, life.table, person);
  if (!isHere(person)) return rng.below(2) === 0 ? goes(deps, person) : comes(deps, life.table, person);
  await pick(rng, rng.below(12) === 0 ? SELDOM : OFTEN)(deps, life, person);
}

const WAYS = ['play on', 'end it', 'give up', 'look on', 'end it looking on'] as const;
type Way = (typeof WAYS)[number];

/** What those who are there may set their minds on; the others never come back. */
function deedsOn(way: Way, { setting }: SetTable): readonly Deed[] {
  const bots = setting.chairs.map(({ seat }) => proposing({ what: 'bot', seat }));
  const end = proposing({ what: 'abandon' });
  // Where turns take days nobody is absent until their time is over, and it runs only for whoever is to move.
  const ending = setting.clock.kind === 'days' ? [plays, ...bots, end] : [end];
  const [comeBack, handOver] = [saying({ type: 'return' }), saying({ type: 'hand-over' })];
  const deeds = {
    'play on': [comeBack, voting(true), plays, ...bots],
    'end it': [comeBack, voting(true), ...ending],
    'give up': [comeBack, voting(true), saying({ type: 'resign' })],
    'look on': [handOver, ...bots],
    'end it looking on': [handOver, ...ending],
  };
  return [...deeds[way], voting(true)];
}

async function isEnded({ house: { deps } }: World, { table: id }: Life): Promise<boolean> {
  const table = await tableAt(deps, id);
  return isPlaying(table) && isOver(table);
}

/** One round of those who are there. Where nobody is, somebody comes by: one of them, or whoever has the link. */
async function goesOn(world: World, { life, way }: Search): Promise<Search> {
  const { deps } = world.house;
  const table = await tableAt(deps, life.table);
  if (!life.people.some(isHere)) await comesBy(world, life);
  const here = life.people.filter(isHere);
  for (const deed of deedsOn(way, table)) for (const person of here) await deed(deps, life, person);
  // Whoever comes by after all have given up has other plans.
  return { life, way: way === 'give up' && here.length > 0 ? 'end it' : way };
}

interface Search {
  readonly life: Life;
  readonly way: Way;
}

async function comesBy({ rng, house: { deps } }: World, life: Life): Promise<void> {
  const table = await tableAt(deps, life.table);
  const strangers = life.people.filter((person) => chairOf(table, person) === undefined && mayAsk(table, person));
  if (strangers.length > 0) return asksForChair(deps, life, pick(rng, strangers));
  await comes(deps, life.table, pick(rng, life.people));
}

function mayAsk(table: SetTable, { player: { id } }: Person): boolean {
  const free = table.setting.chairs.filter(({ kind, player }) => kind === 'bot' && player === null);
  return free.some(({ seat }) => !chairsGivenUp(table, id).includes(seat));
}

interface Stuck {
  readonly way: string;
  readonly clock: string;
  readonly chairs: readonly string[];
}

async function stuckOnes(world: World, lives: readonly Life[]): Promise<Stuck[]> {
  let left = lives.map((life, index): Search => ({ life, way: at(WAYS, index % WAYS.length) }));
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round += 1) {
    left = await Promise.all(left.map((search) => goesOn(world, search)));
    await settled(world, lives);
    world.clock.pass(at([MINUTE_MS, 4 * MINUTE_MS, 16 * MINUTE_MS, 25 * 60 * MINUTE_MS], round % 4));
    await settled(world, lives);
    const ended = await Promise.all(left.map(({ life }) => isEnded(world, life)));
    left = left.filter((_, index) => !ended[index]);
  }
  return Promise.all(left.map((search) => described(world, search)));
}

async function described({ house: { deps } }: World, { life, way }: Search): Promise<Stuck> {
  const { setting } = await tableAt(deps, life.table);
  const chairs = setting.chairs.map((chair) => {
    const person = life.people.find(({ player }) => player.id === chair.player);
    return `${chair.kind} ${person ? (isHere(person) ? 'here' : 'away') : 'nobody'}`;
  });
  return { way, clock: `${setting.clock.kind} ${setting.timeout} ${setting.phase}`, chairs };
}

test(
  'from every state of a table there is a way to its end that needs only those who are there',
  async () => {
    let searched = 0;
    for (let seed = 1; seed <= HOUSES; seed += 1) {
      const world = await newWorld(seed);
      const { rng } = world;
      const lives = await Promise.all(Array.from({ length: COMPANY }, () => newLife(world.house.deps, rng)));
      await settled(world, lives);
      for (let deed = 0; deed < (seed * MOST_DEEDS) / HOUSES; deed += 1) {
        if (rng.below(8) === 0) await restart(world, lives);
        await Promise.all(lives.map((life) => livesOn(world, life)));
        world.clock.pass(pick(rng, TIMES));
        await settled(world, lives);
      }
      const ended = await Promise.all(lives.map((life) => isEnded(world, life)));
      const running = lives.filter((_, index) => !ended[index]);
      searched += running.length;
      expect(await stuckOnes(world, running), `house ${seed}`).toEqual([]);
      expect((await world.house.deps.context.metrics.errors.get()).values).toEqual([]);
      await world.house.close();
    }
    // The others had come to their end already.
    expect(searched).toBeGreaterThan((COMPANY * HOUSES) / 4);
  },
  PATIENCE_MS * HOUSES,
);
