import { pick, type Rng, type Seat } from '@haven/kit';
import { PHRASES, type ToServer } from '@haven/wire';
import type { Player } from '../../server/src/store/players.ts';
import { between } from './chance.ts';
import type { Hearing, Memory } from './hearing.ts';
import { tokenFor } from './machine.ts';
import { type Heard, openPage, type Page } from './page.ts';
import type { Servers } from './servers.ts';
import type { World } from './world.ts';

/** What people have in mind: to live, to play on in peace, to end it, or to look once more and do nothing. */
export type Mood = 'live' | 'play' | 'end' | 'look';

/** Somebody at a table, or looking on. */
export interface Person {
  readonly memory: Memory;
  readonly player: Player | undefined;
  readonly salt: string;
  /** Undefined for whoever looks on. */
  seat: Seat | undefined;
  page: Page | undefined;
}

export interface PersonDeps {
  readonly world: World;
  readonly servers: Servers;
  readonly hearing: Hearing;
  mood(): Mood;
}

interface Mind extends PersonDeps {
  readonly person: Person;
  readonly rng: Rng;
  /** Until when they have other things to do. */
  away: number;
  /** What they said last, to be said again where nobody answered. */
  wish: { readonly message: ToServer; readonly at: number } | undefined;
  isSaltTold: boolean;
}

const WAKE_MS = { live: 500, play: 300, end: 700, look: 700 } as const;
const PATIENCE_MS = 4_000;

/** Lives on as long as the world does. */
export function bring(deps: PersonDeps, person: Person): void {
  const rng = deps.world.chance(`person ${person.memory.who}`);
  const mind: Mind = { ...deps, person, rng, away: 0, wish: undefined, isSaltTold: false };
  const wake = () => {
    deps.world.scheduler.after(between(rng, 20, WAKE_MS[deps.mood()]), wake);
    stir(mind);
  };
  wake();
}

function stir(mind: Mind): void {
  const { person, world, mood } = mind;
  if (mind.away > world.scheduler.now() && mood() === 'live') return;
  if (person.page === undefined) return come(mind);
  if (mood() === 'live' && world.strikes('cut', cutDice(mind))) return person.page.cut();
  if (person.page.info?.phase === 'sealing') openSalt(mind, person.page);
  if (person.page.seen) act(mind, person.page);
}

/** So that cuts come by the time, however often somebody stirs. */
function cutDice({ rng, mood }: Mind): Rng {
  return { below: (every) => rng.below(Math.max(1, Math.round((2 * every) / WAKE_MS[mood()]))) };
}

/** At any server that lets people in. */
function come(mind: Mind): void {
  const { world, servers, hearing, person, rng } = mind;
  const house = servers.some(rng);
  if (house === undefined) return;
  const { memory, player, seat } = person;
  const token =
    seat === undefined ? {} : { token: tokenFor({ match: memory.table, seat, player: player?.id, epoch: 0 }) };
  mind.isSaltTold = false;
  const page = openPage(world, {
    house,
    home: memory.who,
    player: player?.id,
    join: { type: 'join', match: memory.table, from: rng.below(4) === 0 ? 0 : memory.known, ...token },
    hear: (open, heard, frame) => {
      hearing.heard(memory, open, { heard, frame });
      listen(mind, open, heard);
    },
    closed: (gone) => {
      if (person.page === gone) person.page = undefined;
    },
  });
  person.page = page;
}

function listen(mind: Mind, page: Page, { type, refusal }: Heard): void {
  const { person } = mind;
  if (type === 'seen' || type === 'refused') mind.wish = undefined;
  if (type !== 'error') return;
  // Somebody else sits there now, or nobody: they may still look on.
  if (refusal.code === 'bad-token') person.seat = undefined;
  if (page.info !== undefined) return;
  page.close();
  person.page = undefined;
}

function openSalt(mind: Mind, page: Page): void {
  if (mind.isSaltTold || page.viewer === 'spectator') return;
  mind.isSaltTold = true;
  page.say({ type: 'salt', salt: mind.person.salt });
}

/** What is not answered is said again, as a page does that has come back. */
function act(mind: Mind, page: Page): void {
  const { world, wish, rng, mood } = mind;
  const now = world.scheduler.now();
  if (wish && now - wish.at < PATIENCE_MS) return;
  if (wish && rng.below(2) === 0) return say(mind, page, wish.message);
  mind.wish = undefined;
  DEEDS[mood()](mind, page);
}

function say(mind: Mind, page: Page, message: ToServer): void {
  page.say(message);
  if (mind.rng.below(40) === 0) page.say(message);
}

const DEEDS: Readonly<Record<Mood, (mind: Mind, page: Page) => void>> = {
  live: (mind, page) => {
    if (mind.rng.below(12) === 0) return stray(mind, page);
    if (!answerRequest(mind, page, { isWilling: mind.rng.below(3) > 0 })) playOn(mind, page);
  },
  play: (mind, page) => {
    if (!answerRequest(mind, page, { isWilling: true }) && !returnToChair(mind, page)) playOn(mind, page);
  },
  end: (mind, page) => {
    if (isOver(page) || answerRequest(mind, page, { isWilling: true })) return;
    if (page.request || mind.rng.below(2) === 0) return playOn(mind, page);
    if (page.viewer !== 'spectator' && mind.rng.below(8) === 0)
      say(mind, page, { type: 'propose', proposal: { what: 'abandon' } });
  },
  look: (mind, page) => {
    if (mind.rng.below(6) === 0) say(mind, page, { type: 'look', from: mind.person.memory.known });
  },
};

function isOver({ info, seen }: Page): boolean {
  return info?.phase === 'ended' || info?.phase === 'over' || seen?.outcome !== undefined;
}

function playOn(mind: Mind, page: Page): void {
  const { seen } = page;
  if (seen === undefined || seen.moves.length === 0 || isOver(page)) return;
  const chair = page.viewer === 'spectator' ? undefined : page.info?.chairs[page.viewer];
  if (chair?.kind === 'bot') return void returnToChair(mind, page);
  const message = { type: 'play', asked: seen.asked, move: pick(mind.rng, seen.moves).text } as const;
  mind.wish = { message, at: mind.world.scheduler.now() };
  say(mind, page, message);
}

function answerRequest({ rng }: Mind, page: Page, { isWilling }: { readonly isWilling: boolean }): boolean {
  const { request, viewer } = page;
  if (request === null || viewer === 'spectator' || !request.missing.includes(viewer)) return false;
  if (rng.below(3) === 0) page.say({ type: 'vote', request: request.id, yes: isWilling });
  return true;
}

function returnToChair({ rng }: Mind, page: Page): boolean {
  const { viewer, info } = page;
  if (viewer === 'spectator' || !info?.chairs[viewer]?.isStandIn || isOver(page)) return false;
  if (rng.below(3) === 0) page.say({ type: 'return' });
  return true;
}

/** Everything else that people do. */
function stray(mind: Mind, page: Page): void {
  const { rng, person, world } = mind;
  const seat = rng.below(4);
  const strays: readonly (() => void)[] = [
    () => say(mind, page, { type: 'say', said: { kind: 'phrase', phrase: pick(rng, PHRASES) } }),
    () => say(mind, page, { type: 'say', said: { kind: 'text', text: `words ${rng.below(1000)}` } }),
    () => say(mind, page, { type: 'undo', moves: 1 }),
    () => say(mind, page, { type: 'undo', moves: between(rng, 1, 3) }),
    () => say(mind, page, { type: 'look', from: rng.below(person.memory.known + 1) }),
    () => say(mind, page, { type: 'propose', proposal: { what: 'undo', moves: between(rng, 1, 3) } }),
    () => say(mind, page, { type: 'propose', proposal: { what: 'bot', seat } }),
    () => say(mind, page, { type: 'here', visible: rng.below(2) === 0 }),
    () => say(mind, page, { type: 'aided', aid: `aid-${rng.below(3)}` }),
    () => say(mind, page, { type: 'hand-over' }),
    () => say(mind, page, { type: 'return' }),
    () => say(mind, page, { type: 'vote', request: rng.below(1000), yes: true }),
    () => (rng.below(25) === 0 ? say(mind, page, { type: 'resign' }) : undefined),
    () => (rng.below(25) === 0 ? say(mind, page, { type: 'propose', proposal: { what: 'abandon' } }) : undefined),
    () => leave(mind, page, world),
    () => leave(mind, page, world),
  ];
  pick(rng, strays)();
}

/** For a moment, or for long enough that a clock runs out. */
function leave(mind: Mind, page: Page, { scheduler }: World): void {
  page.close();
  mind.person.page = undefined;
  mind.wish = undefined;
  mind.away = scheduler.now() + pick(mind.rng, [100, 1_000, 5_000, 30_000]);
}
