import { bots } from '@haven/games/bots';
import { gameById, games } from '@haven/games/rules';
import {
  type AnyGame,
  at,
  defaultOptions,
  type GameTypes,
  type Match,
  type MatchRecord,
  pick,
  play,
  type Rng,
  recordOf,
  replay,
  simRng,
  start,
} from '@haven/kit';
import { expect, type Page } from './test.ts';

export const GAME: AnyGame = gameById('star-bounty') ?? at(games, 0);

const MOST_MOVES = 600;
const MOST_RUNS = 500;

type Choose = (match: Match<GameTypes>, rng: Rng) => string;
type IsThere = (match: Match<GameTypes>) => boolean;

interface Search {
  /** Random moves, unless somebody chooses them. */
  readonly choose?: Choose;
  /** The number of the first run to look at. */
  readonly from?: number;
}

/** The first of a row of runs that comes to such a position, up to there. */
export function runUntil(isThere: IsThere, { choose = atRandom, from = 1 }: Search = {}): MatchRecord<GameTypes> {
  for (let run = from; run < from + MOST_RUNS; run += 1) {
    const match = playUntil(isThere, choose, run);
    if (match) return recordOf(match);
  }
  throw new Error(`no such position in ${MOST_RUNS} runs`);
}

function playUntil(isThere: IsThere, choose: Choose, run: number): Match<GameTypes> | undefined {
  const rng = simRng(run);
  const seed = run.toString(16).padStart(64, '0');
  let match = start(GAME, { seats: 1, options: defaultOptions(GAME.options), seed });
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    if (isThere(match)) return match;
    if (isOver(match)) return undefined;
    match = play(GAME, match, { seat: 0, move: choose(match, rng) }).match ?? match;
  }
  return undefined;
}

const atRandom: Choose = ({ state }, rng) => GAME.notate(pick(rng, GAME.legalMoves(state, 0)));

/** As the house's own captain would play. */
export const asCaptain: Choose = ({ state }, rng) => {
  const bot = bots[GAME.meta.id];
  if (bot === undefined) throw new Error('nobody can play this');
  const { move } = bot.think({ seat: 0, view: GAME.view(state, 0), moves: GAME.legalMoves(state, 0) }, rng);
  return GAME.notate(move);
};

/** The step that a position asks for. */
export function stepOf(match: Match<GameTypes>): string {
  const { step } = GAME.view(match.state, 0) as { step: { type: string } | null };
  return step?.type ?? 'over';
}

export function isOver(match: Match<GameTypes>): boolean {
  return GAME.outcome(match.state) !== undefined;
}

/** Saves a run in a browser that has the page open; one person sits among bots. */
export async function shelve(page: Page, id: string, record: MatchRecord<GameTypes>): Promise<void> {
  const outcome = outcomeOf(record);
  const now = Date.now();
  const counts = { seq: record.entries.length, moves: record.entries.length, undone: 0, aids: [] };
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ name: '', kind: seat === 0 ? 'human' : 'bot' }));
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

interface Shelved {
  readonly run: { readonly id: string };
  readonly record: MatchRecord<GameTypes>;
}

/** Runs in the page. */
function putOnShelf({ run, record }: Shelved): Promise<void> {
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
