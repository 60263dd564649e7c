import { at, type Level, type Refusal, type Seat } from '@haven/kit';
import { pause } from '../later.ts';
import { report, type ServerContext } from '../server-context.ts';
import { Sick } from '../sick-list.ts';
import { playNow } from '../tables/play.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isOver, isPlaying, type PlayingTable, type Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watch-over.ts';
import type { Thinkers } from './thinkers.ts';

interface BotDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly thinkers: Thinkers;
  /** A bot waits so long before it moves, for people to follow. */
  readonly paceMs: number;
  /** Until a move that failed is tried again. */
  readonly retryMs: number;
}

/** Plays for the chairs of bots: whose turn it is follows from the table, so nothing is lost with the process. */
export function watchBots(deps: BotDeps): Watcher {
  const { context, registry } = deps;
  const busy = new Set<string>();
  const playOn = async (id: string) => {
    // Also where the table could not be opened: else nobody would ever play for it again.
    try {
      await registry.errand(id, (table) => playFor(deps, table));
    } finally {
      busy.delete(id);
    }
  };
  return (table) => {
    if (!table.leads || busy.has(table.id) || botToAct(table) === undefined) return;
    busy.add(table.id);
    void playOn(table.id).catch((error: unknown) => report(context, 'bot', error));
  };
}

async function playFor(deps: BotDeps, table: Table): Promise<Table> {
  while (await botTries(deps, table));
  return table;
}

/** The seat that a bot has to move for, if the table waits for one. */
export function botToAct(table: Table): Seat | undefined {
  const { setting, game } = table;
  if (setting === undefined || !isPlaying(table) || isOver(table)) return undefined;
  return game.toAct(table.match.state).find((seat) => setting.chairs[seat]?.kind === 'bot');
}

/** A bot that cannot move tries again, until the table is sick of it; whether to go on. */
async function botTries(deps: BotDeps, table: Table): Promise<boolean> {
  const { context, retryMs } = deps;
  try {
    return await botMoves(deps, table);
  } catch (error) {
    if (error instanceof Sick) return false;
    report(context, 'bot', error);
    table.suffer(error);
    await pause(context.later, retryMs);
    return context.sick.of(table.id) === undefined;
  }
}

/** One move, if it is still a bot's turn after the pause; whether to go on. */
async function botMoves({ context, thinkers, paceMs, retryMs }: BotDeps, table: Table): Promise<boolean> {
  if (!table.leads || botToAct(table) === undefined) return false;
  await pause(context.later, paceMs);
  const seat = botToAct(table);
  if (seat === undefined || !isPlaying(table) || thinkers.isClosed()) return false;
  const asked = at(table.match.asked, seat);
  const move = await chosenMove(context, thinkers, { table, seat });
  if (thinkers.isClosed()) return false;
  const message = { type: 'play', asked, move } as const;
  const refusal = await table.queue.run(() => playNow(context, table, { viewer: seat, message, by: 'bot' }));
  if (refusal === undefined || isOvertaken(refusal)) return true;
  context.log.warn({ table: table.id, refusal }, 'the move of a bot was refused');
  if (refusal.code !== 'store-error') throw new Error(`the move of a bot was refused: ${refusal.code}`);
  await pause(context.later, retryMs);
  return true;
}

/** Somebody took a move back, or a person returned to the chair. */
function isOvertaken({ code }: Refusal): boolean {
  return code === 'stale' || code === 'not-your-turn' || code === 'game-over';
}

interface Turn {
  readonly table: PlayingTable;
  readonly seat: Seat;
}

/** A bot that fails, is late or dreams up a move makes the first legal one: nobody waits for it. */
async function chosenMove(context: ServerContext, thinkers: Thinkers, { table, seat }: Turn): Promise<string> {
  const { game, match, id } = table;
  const moves = game.legalMoves(match.state, seat);
  const legal = moves.map((move) => game.notate(move));
  const thought = context.metrics.botSeconds.startTimer({ game: game.meta.id });
  try {
    const position = { seat, view: game.view(match.state, seat), moves };
    const text = game.notate(await thinkers.think(game.meta.id, position, levelAt(table, seat)));
    if (legal.includes(text)) return text;
    throw new Error(`"${text}" is not legal`);
  } catch (error) {
    const move = at(legal, 0);
    // A thought that ends with the house is no failure, and no move comes of it.
    if (thinkers.isClosed()) return move;
    report(context, 'bot', error);
    context.log.warn({ table: id, seat }, 'a bot makes the first legal move');
    return move;
  } finally {
    thought();
  }
}

/** Whoever stands in for a person plays as usual. */
function levelAt({ setting }: PlayingTable, seat: Seat): Level | undefined {
  const chair = setting?.chairs[seat];
  return chair?.player === null ? chair.level : undefined;
}
