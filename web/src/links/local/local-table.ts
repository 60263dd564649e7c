import { choiceOf } from '@haven/games/levels';
import { gameById } from '@haven/games/rules';
import {
  type AnyGame,
  answer,
  defaultOptions,
  type FromTable,
  type GameTypes,
  type Level,
  type Match,
  movesSince,
  type Refusal,
  type Rng,
  readOptions,
  recordOf,
  replay,
  start,
  type ToTable,
  tallyOf,
  tellFrom,
  USUAL_LEVEL,
  undo,
} from '@haven/kit';
import type { SeatInfo } from '@haven/ui-kit';
import { firstHotSeat, type HotSeat, hotSeatAfter, humansOf } from '../hand-over.ts';
import type { Setting } from '../open-table.ts';
import { afterBotMove } from './local-bots.ts';
import { loadRun, type Run, saveRun } from './runs.ts';

/** How a new run begins; without a setting, one person against bots by the default options. */
export interface RunBeginning extends Partial<Setting> {
  readonly game: string;
  readonly seed: string;
  /** Which bots one plays against, unless the setting says who sits where. */
  readonly level?: Level;
}

export interface LocalTable {
  readonly run: Run;
  readonly game: AnyGame;
  readonly match: Match<GameTypes>;
  readonly seats: readonly SeatInfo[];
  readonly hotSeat: HotSeat;
  readonly save: typeof saveRun;
  /** The match after a move of somebody who is no person; undefined if it is not for them to move. */
  rivalMove(match: Match<GameTypes>, rng: Rng): Match<GameTypes> | undefined;
}

/** Takes a run from the shelf, or begins it; undefined if it is neither kept here nor to begin. */
export async function sitDown(id: string, beginning: RunBeginning | undefined): Promise<LocalTable | undefined> {
  const kept = await loadRun(id);
  const game = gameById(kept?.run.game ?? beginning?.game ?? '');
  if (game === undefined) return undefined;
  if (kept) return seated(game, kept.run, replay(game, kept.record));
  return beginning && begin(id, game, beginning);
}

async function begin(id: string, game: AnyGame, beginning: RunBeginning): Promise<LocalTable | undefined> {
  const seats = beginning.seats ?? oneAgainstBots(game.meta.seats.min, beginning.level);
  const { options } = readOptions(game.options, beginning.options ?? {});
  if (options === undefined) return undefined;
  const match = start(game, { seats: seats.length, options, seed: beginning.seed });
  const now = Date.now();
  const counts = { seq: 0, moves: 0, undone: 0, aids: [] };
  const run: Run = { id, game: game.meta.id, seats, startedAt: now, playedAt: now, ...counts };
  await saveRun(run, recordOf(match), 0);
  return seated(game, run, match);
}

function oneAgainstBots(seats: number, level?: Level): SeatInfo[] {
  const bot: SeatInfo = { name: '', kind: 'bot', ...(level && { level }) };
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? { name: '', kind: 'human' } : bot));
}

/** Bots of a game that has several, by what they are; runs of older pages do not say. */
function levelled({ meta }: AnyGame, seats: readonly SeatInfo[]): readonly SeatInfo[] {
  if (choiceOf(meta.id).length === 0) return seats;
  return seats.map((info) => (info.kind === 'bot' ? { level: USUAL_LEVEL, ...info } : info));
}

function seated(game: AnyGame, run: Run, match: Match<GameTypes>): LocalTable {
  const seats = levelled(game, run.seats ?? oneAgainstBots(match.seats));
  const hotSeat = firstHotSeat(seats, game.toAct(match.state));
  const rivalMove: LocalTable['rivalMove'] = (now, rng) => {
    const seat = game.toAct(now.state).find((each) => seats[each]?.kind === 'bot');
    return seat === undefined ? undefined : afterBotMove(game, now, { seat, rng, level: seats[seat]?.level });
  };
  return { run, game, match, seats, hotSeat, save: saveRun, rivalMove };
}

/** The setting that this table was opened with, to open another one like it. */
export function settingOf({ seats, match, game }: LocalTable): Setting {
  return { seats, options: { ...defaultOptions(game.options), ...(match.options as Record<string, unknown>) } };
}

export interface ToldSeat {
  readonly table: LocalTable;
  readonly message: FromTable<GameTypes>;
}

/** What a message does to the table: saved first, then told. */
export function hear(table: LocalTable, message: ToTable): ToldSeat | Promise<ToldSeat> {
  if (message.type === 'look') return { table, message: toldTo(table, message.from) };
  const { viewer } = table.hotSeat;
  if (viewer === 'spectator') return refused(table, { code: 'spectator' });
  const { game, match } = table;
  const { match: after, refusal } =
    message.type === 'undo' && isAmongBots(table)
      ? undo(game, match, { seat: viewer, moves: movesSince(match.entries, viewer), consent: true })
      : answer(game, match, { seat: viewer, message });
  return after === undefined ? refused(table, refusal) : saved(table, after);
}

/** Bots move, if the table waits for one: one move, or `most` of them in one go. */
export function botMoves(table: LocalTable, rng: Rng, most: number): Promise<ToldSeat> | undefined {
  let { match } = table;
  for (let moves = 0; moves < most; moves += 1) {
    const after = table.rivalMove(match, rng);
    if (after === undefined) break;
    match = after;
  }
  return match === table.match ? undefined : saved(table, match);
}

async function saved(table: LocalTable, match: Match<GameTypes>): Promise<ToldSeat> {
  const { game, seats, save } = table;
  const from = table.match.entries.length;
  const run = runAfter(table, match);
  if (!(await save(run, recordOf(match), from))) return refused(await again(table), { code: 'stale' });
  const after = { ...table, run, match, hotSeat: hotSeatAfter(table.hotSeat, seats, game.toAct(match.state)) };
  return { table: after, message: toldTo(after, from) };
}

/** Bots agree to whatever is taken back; the result says how often that was. */
function toldTo(table: LocalTable, from: number): FromTable<GameTypes> {
  const { game, match, hotSeat } = table;
  const message = tellFrom(game, match, { viewer: hotSeat.viewer, from });
  if (hotSeat.viewer === 'spectator' || !isAmongBots(table)) return message;
  return { ...message, seen: { ...message.seen, canUndo: movesSince(match.entries, hotSeat.viewer) > 0 } };
}

function isAmongBots({ seats }: LocalTable): boolean {
  return humansOf(seats).length === 1;
}

function refused(table: LocalTable, refusal: Refusal): ToldSeat {
  return { table, message: { type: 'refused', refusal, seen: toldTo(table, table.match.entries.length).seen } };
}

/** Another tab played this run on. */
async function again(table: LocalTable): Promise<LocalTable> {
  const { id } = table.run;
  return (await sitDown(id, undefined)) ?? table;
}

/** What another tab played meanwhile, if it did. */
export async function playedOn(table: LocalTable): Promise<ToldSeat | undefined> {
  const from = table.match.entries.length;
  const now = await again(table);
  if (now.match.entries.length === from) return undefined;
  const after = { ...now, hotSeat: hotSeatAfter(table.hotSeat, now.seats, now.game.toAct(now.match.state)) };
  return { table: after, message: toldTo(after, from) };
}

function runAfter({ run, game }: LocalTable, match: Match<GameTypes>): Run {
  const { outcome: _before, ...rest } = run;
  const outcome = game.outcome(match.state);
  const { entries: seq, moves, undone } = tallyOf(match);
  return { ...rest, seq, moves, undone, playedAt: Date.now(), ...(outcome && { outcome }) };
}

/** A helping tool was used: the run says so from now on. */
export async function aided(table: LocalTable, aid: string): Promise<LocalTable> {
  return table.run.aids.includes(aid) ? table : await counted(table, aid);
}

/** The same, for what is counted. */
export async function counted(table: LocalTable, aid: string): Promise<LocalTable> {
  const run = { ...table.run, aids: [...table.run.aids, aid] };
  await table.save(run, recordOf(table.match), table.run.seq);
  return { ...table, run };
}
