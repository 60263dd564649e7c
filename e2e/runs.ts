import { bots } from '@haven/games/bots';
import { gameById, games } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  type Level,
  type Match,
  type MatchRecord,
  pick,
  type Rng,
  recordOf,
  replay,
  simRng,
  start,
} from '@haven/kit';
import { followUntil } from './bot-matches.ts';
import { expect, type Page } from './test.ts';

export const GAME: AnyGame = gameById('star-bounty') ?? at(games, 0);

const MOST_RUNS = 500;

type Choose = (match: Match<GameTypes>, rng: Rng) => string;
type IsThere = (match: Match<GameTypes>) => boolean;

interface Search {
  /** Random moves, unless the house's captain chooses them. */
  readonly by?: Chooser;
  /** The number of the first run to look at. */
  readonly from?: number;
}

/** The first of a row of runs that comes to such a position, up to there. */
export function runUntil(isThere: IsThere, { by = 'chance', from = 1 }: Search = {}): MatchRecord<GameTypes> {
  for (let run = from; run < from + MOST_RUNS; run += 1) {
    const match = playUntil(isThere, by, run);
    if (match) return recordOf(match);
  }
  throw new Error(`no such position in ${MOST_RUNS} runs`);
}

function playUntil(isThere: IsThere, by: Chooser, run: number): Match<GameTypes> | undefined {
  const rng = simRng(run);
  const seed = run.toString(16).padStart(64, '0');
  const begun = start(GAME, { seats: 1, options: defaultOptions(GAME.options), seed });
  const name = JSON.stringify([GAME.meta.id, by, run]);
  return followUntil(GAME, begun, { name, isThere, choose: (match) => CHOOSERS[by](match, rng) });
}

const atRandom: Choose = ({ state }, rng) => GAME.notate(pick(rng, GAME.legalMoves(state, 0)));

/** As the house's own captain would play. */
const asCaptain: Choose = ({ state }, rng) => {
  const bot = bots[GAME.meta.id];
  if (bot === undefined) throw new Error('nobody can play this');
  const { move } = bot.think({ seat: 0, view: GAME.view(state, 0), moves: GAME.legalMoves(state, 0) }, rng);
  return GAME.notate(move);
};

const CHOOSERS = { chance: atRandom, captain: asCaptain } as const satisfies Record<string, Choose>;
type Chooser = keyof typeof CHOOSERS;

/** The step that a position asks for. */
export function stepOf(match: Match<GameTypes>): string {
  const { step } = GAME.view(match.state, 0) as { step: { type: string } | null };
  return step?.type ?? 'over';
}

export function isOver(match: Match<GameTypes>): boolean {
  return GAME.outcome(match.state) !== undefined;
}

/** A record with the level of its bots: the usual one unless it is said. */
type Shelved = MatchRecord<GameTypes> & { readonly level?: Level };

/** Saves a run in a browser that has the page open; one person sits among bots. */
export async function shelve(page: Page, id: string, { level, ...record }: Shelved): Promise<void> {
  const outcome = outcomeOf(record);
  const now = Date.now();
  const counts = { seq: record.entries.length, moves: record.entries.length, undone: 0, aids: [] };
  const bot = { name: '', kind: 'bot', ...(level && { level }) };
  const seats = Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? { name: '', kind: 'human' } : bot));
  const run = { id, game: record.game, seats, startedAt: now, playedAt: now, ...counts, ...(outcome && { outcome }) };
  await expect.poll(() => page.evaluate(hasShelf)).toBe(true);
  await page.evaluate(putOnShelf, { run, record });
}

/** Runs in the page: home can be read before the app is there, which sets up the shelf. */
async function hasShelf(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === 'haven');
}

/** As a link within the page does: nothing is loaded anew. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

function outcomeOf(record: MatchRecord<GameTypes>) {
  const game = gameById(record.game) ?? GAME;
  return game.outcome(replay(game, record).state);
}

interface Saved {
  readonly run: { readonly id: string };
  readonly record: MatchRecord<GameTypes>;
}

/** Runs in the page. */
function putOnShelf({ run, record }: Saved): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('haven');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['runs', 'records', 'entries'], 'readwrite');
      const { entries, ...head } = record;
      writing.objectStore('runs').put(run);
      writing.objectStore('records').put(head, run.id);
      entries.forEach((entry, number) => writing.objectStore('entries').put(entry, [run.id, number]));
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
