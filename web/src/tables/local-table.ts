import { gameById } from '@haven/games/rules';
import {
  type AnyGame,
  answer,
  defaultOptions,
  type FromTable,
  type GameTypes,
  inForce,
  type Match,
  type Refusal,
  type Rng,
  recordOf,
  replay,
  seenBy,
  start,
  type ToTable,
  tellFrom,
  timesUndone,
} from '@haven/kit';
import { afterBotMove } from './company.ts';
import { loadRun, type Run, saveRun } from './runs.ts';

/** How a new run begins. */
export interface Beginning {
  readonly game: string;
  readonly seed: string;
}

/** The player's chair at a table in the browser; bots sit on the others. */
export const SEAT = 0;

export interface LocalTable {
  readonly run: Run;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
}

/** Takes a run from the shelf, or begins it; undefined if it is neither kept here nor to begin. */
export async function sitDown(id: string, beginning: Beginning | undefined): Promise<LocalTable | undefined> {
  const kept = await loadRun(id);
  const game = gameById(kept?.run.game ?? beginning?.game ?? '');
  if (game === undefined) return undefined;
  if (kept) return { run: kept.run, game, match: replay(game, kept.record) };
  return beginning && begin(id, game, beginning.seed);
}

async function begin(id: string, game: AnyGame, seed: string): Promise<LocalTable> {
  const match = start(game, { seats: game.meta.seats.min, options: defaultOptions(game.options), seed });
  const now = Date.now();
  const run: Run = { id, game: game.meta.id, seq: 0, moves: 0, startedAt: now, playedAt: now, undone: 0, aids: [] };
  await saveRun(run, recordOf(match), 0);
  return { run, game, match };
}

export interface Told {
  readonly table: LocalTable;
  readonly message: FromTable<GameTypes>;
}

/** What a message does to the table: saved first, then told. */
export function hear(table: LocalTable, message: ToTable): Told | Promise<Told> {
  const { game, match } = table;
  if (message.type === 'look') return looked(table, message.from);
  const { match: after, refusal } = answer(game, match, { seat: SEAT, message });
  return after === undefined ? refused(table, refusal) : saved(table, after);
}

/** A bot moves, if the table waits for one. */
export function botMoves(table: LocalTable, rng: Rng): Promise<Told> | undefined {
  const { game, match } = table;
  const seat = game.toAct(match.state).find((each) => each !== SEAT);
  return seat === undefined ? undefined : saved(table, afterBotMove(game, match, { seat, rng }));
}

async function saved(table: LocalTable, match: Match<GameTypes>): Promise<Told> {
  const { game } = table;
  const from = table.match.entries.length;
  const run = runAfter(table, match);
  if (!(await saveRun(run, recordOf(match), from))) return refused(await again(table), { code: 'stale' });
  return { table: { run, game, match }, message: tellFrom(game, match, { viewer: SEAT, from }) };
}

function looked(table: LocalTable, from: number): Told {
  return { table, message: tellFrom(table.game, table.match, { viewer: SEAT, from }) };
}

function refused(table: LocalTable, refusal: Refusal): Told {
  return { table, message: { type: 'refused', refusal, seen: seenBy(table.game, table.match, SEAT) } };
}

/** Another tab played this run on. */
async function again(table: LocalTable): Promise<LocalTable> {
  return (await sitDown(table.run.id, undefined)) ?? table;
}

function runAfter({ run, game }: LocalTable, match: Match<GameTypes>): Run {
  const { outcome: _before, ...rest } = run;
  const outcome = game.outcome(match.state);
  const { entries } = match;
  const counts = { seq: entries.length, moves: inForce(entries).length, undone: timesUndone(entries) };
  return { ...rest, ...counts, playedAt: Date.now(), ...(outcome && { outcome }) };
}

/** A helping tool was used: the run says so from now on. */
export async function aided(table: LocalTable, aid: string): Promise<LocalTable> {
  const run = { ...table.run, aids: [...new Set([...table.run.aids, aid])] };
  await saveRun(run, recordOf(table.match), table.run.seq);
  return { ...table, run };
}
