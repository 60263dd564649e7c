import { games } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  copy,
  type GameTypes,
  type Match,
  play,
  simRng,
  tallyOf,
  tellFrom,
  type Viewer,
} from '@haven/kit';
import { blurting, effort, lanterns } from '@haven/kit/testing';
import { expect, test } from 'vitest';
import type { Guest, Heard } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { randomMove } from '../testing/random-run.ts';
import { wordsOf } from '../testing/words-of.ts';

const FAST = { messagesPerSecond: 100_000, burst: 100_000 };

function company(house: OpenHouse, match: string, seats: number): Promise<{ viewer: Viewer; guest: Guest }[]> {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  return Promise.all(
    viewers.map(async (viewer) => {
      const guest = await house.guest();
      const proof = viewer === 'spectator' ? {} : { token: await house.tokens.sign({ match, seat: viewer }) };
      guest.say({ type: 'join', match, ...proof });
      return { viewer, guest };
    }),
  );
}

interface Told {
  readonly viewer: Viewer;
  readonly heard: Heard;
  readonly before: unknown;
  readonly match: Match<GameTypes>;
}

/** The secrets that a message gives away: its events against the moment they happened, all the rest against now. */
function leaksOf(game: AnyGame, { viewer, heard, before, match }: Told): string[] {
  const state = copy(before);
  const wire = [...(heard.news.at(-1)?.events ?? [])];
  const entry = match.entries.at(-1);
  const events = entry && 'events' in entry ? entry.events : [];
  const inEvents = events.flatMap((event) => {
    game.apply(state, copy(event));
    if (game.witness(event, viewer) === undefined) return [];
    return named(wire.shift(), game.secrets(state, viewer));
  });
  const now = [...game.secrets(match.state, viewer), match.seed];
  return [...inEvents, ...named(wire, now), ...named({ ...heard, news: [] }, now), ...copiesIn(game, heard)];
}

/** Equal pieces are alike: nobody is ever told the name of one of them. */
function copiesIn(game: AnyGame, heard: Heard): string[] {
  return [...wordsOf(heard)].filter((word) => game.kindOf?.(word) !== undefined);
}

function named(value: unknown, secrets: readonly string[]): string[] {
  const words = wordsOf(value);
  return secrets.filter((name) => words.has(name));
}

interface Sealed {
  readonly game: AnyGame;
  readonly before: Match<GameTypes>;
  readonly after: Match<GameTypes>;
}

/** Whether somebody who was asked together with the mover still chooses: until then nobody hears what was chosen. */
function isSealed({ game, before, after }: Sealed): boolean {
  const mover = after.entries.at(-1)?.seat;
  const others = game.toAct(before.state).filter((seat) => seat !== mover);
  return others.length > 0 && others.every((seat) => game.toAct(after.state).includes(seat));
}

/** What this viewer would have been sent had the mover chosen anything else. */
function otherLetters({ game, before, after }: Sealed, viewer: Viewer): string[] {
  const seat = after.entries.at(-1)?.seat ?? 0;
  return game.legalMoves(before.state, seat).flatMap((move) => {
    const other = play(game, before, { seat, move: game.notate(move) }).match;
    if (other === undefined || !isSealed({ game, before, after: other })) return [];
    return [JSON.stringify(tellFrom(game, other, { viewer, from: tallyOf(before).entries }))];
  });
}

/** How the frames of the others differ from what they would be after another choice: in number, in order or by a byte. */
function betrayedBy(sealed: Sealed, { viewer, frames }: { viewer: Viewer; frames: readonly string[] }): string[] {
  if (!isSealed(sealed) || sealed.after.entries.at(-1)?.seat === viewer) return [];
  const [frame, ...more] = frames;
  const isSame = more.length === 0 && otherLetters(sealed, viewer).every((message) => message === frame);
  return isSame ? [] : [`${viewer} hears what was chosen: ${frames.join(' ')}`];
}

/** Long games go round in circles when they are played at random. */
const MOST_MOVES = effort({ daily: 120, thorough: 400 });

interface Overheard {
  readonly told: string[];
  readonly guarded: number;
  /** Sealed choices that a frame gave away, and how many there were. */
  readonly betrayed: string[];
  readonly sealed: number;
}

/** Plays a random match and returns every secret and every sealed choice that a frame gave away, and how many were guarded. */
async function playAndListen(game: AnyGame, seed: number): Promise<Overheard> {
  const house = await openHouse({ games: [game], limits: FAST });
  const seats = game.meta.seats.max;
  const made = await house.registry.create({ game: game.meta.id, options: {}, seats });
  if ('code' in made) throw new Error(made.code);
  const held = await house.registry.hold(made.match);
  const matchNow = () => {
    if (held?.table.match === undefined) throw new Error('no such match');
    return held.table.match;
  };
  const people = await company(house, made.match, seats);
  const rng = simRng(seed);
  const told: string[] = [];
  const betrayed: string[] = [];
  const read = people.map(() => 0);
  let guarded = 0;
  let sealed = 0;
  let before = matchNow();
  for (let over = false; !over; ) {
    const heard = await Promise.all(people.map(({ guest }) => guest.hears('seen')));
    const match = matchNow();
    const isFirst = tallyOf(match).entries === 0;
    if (!isFirst && isSealed({ game, before, after: match })) sealed += 1;
    people.forEach(({ viewer, guest }, index) => {
      guarded += game.secrets(match.state, viewer).length;
      told.push(...leaksOf(game, { viewer, heard: at(heard, index), before: before.state, match }));
      const frames = guest.frames.slice(at(read, index));
      read[index] = guest.frames.length;
      if (!isFirst) betrayed.push(...betrayedBy({ game, before, after: match }, { viewer, frames }));
    });
    before = match;
    over = heard[0]?.seen.outcome !== undefined || match.entries.length === MOST_MOVES;
    const actor = heard.findIndex(({ seen }) => seen.moves.length > 0);
    if (!over) people[actor]?.guest.say(randomMove(at(heard, actor).seen, rng));
  }
  held?.release();
  await house.close();
  return { told, guarded, betrayed, sealed };
}

let sealedInAll = 0;

const MATCHES = effort({ daily: 1, thorough: 10 });

const ALL: readonly AnyGame[] = [...games, lanterns as unknown as AnyGame];

test.each(ALL.map((game) => [game.meta.id, game] as const))('%s: no secret goes over the wire', async (_id, game) => {
  for (let seed = 1; seed <= MATCHES; seed += 1) {
    const { told, guarded, betrayed, sealed } = await playAndListen(game, seed);
    expect(told).toEqual([]);
    expect(guarded).toBeGreaterThan(20);
    expect(betrayed).toEqual([]);
    sealedInAll += sealed;
  }
});

test('many of the choices were made while others still chose', () => {
  expect(sealedInAll).toBeGreaterThan(20 * MATCHES);
});

test('a choice that is told before all have chosen would be noticed here', async () => {
  const leaky = { ...lanterns, ...blurting } as unknown as AnyGame;
  expect((await playAndListen(leaky, 1)).betrayed).not.toEqual([]);
});

const LEAKS = {
  view: { view: (state: object) => ({ ...state }) },
  witness: { witness: (event: unknown) => event },
};

test.each(Object.entries(LEAKS))('a %s that tells a secret would be noticed here', async (_name, leak) => {
  const leaky = { ...lanterns, ...leak } as unknown as AnyGame;
  expect((await playAndListen(leaky, 1)).told).not.toEqual([]);
});
