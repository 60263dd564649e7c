import {
  answer,
  at,
  type GameTypes,
  type Match,
  type Refusal,
  type Seat,
  type ToTable,
  tallyOf,
  type Viewer,
} from '@haven/kit';
import { clocksAfter, deedBetween } from '../clocks/seat-clocks.ts';
import { observeSince } from '../metrics.ts';
import { report, type ServerContext } from '../server-context.ts';
import type { Append, Ending } from '../store/store.ts';
import type { StoredTable } from '../store/tables.ts';
import { isByPeople } from './by-people.ts';
import { catchUp } from './catch-up.ts';
import { jobsAfter } from './due-jobs.ts';
import { fullHistory, heldPart, MOST_WITH_UNDO, mayTakeBack } from './full-history.ts';
import { broadcast, broadcastTable, seenMessages, sendRefusal } from './messages.ts';
import { otherRulesRefusal } from './other-rules.ts';
import { connectionsAt } from './presence.ts';
import { reload } from './reload.ts';
import { isOver, isPlaying, isSet, type Listener, type PlayingTable, type SetTable, type Table } from './table.ts';
import { turnSummaryOf } from './turn-summary.ts';

type PlayMessage = Exclude<ToTable, { type: 'look' }>;

/** Who makes the move of a seat: a bot in its chair, or all of the table together. */
interface Hand {
  readonly by?: 'bot';
  readonly consent?: true;
}

interface Decided {
  readonly match: Match<GameTypes>;
  readonly messages: Map<Viewer, string>;
}

const ENTRIES_PER_SNAPSHOT = 50;

/** What a player does becomes an entry: judged, stored, and only then told to everybody. */
export function play(
  context: ServerContext,
  table: Table,
  said: { listener: Listener; message: PlayMessage },
): Promise<void> {
  const { listener } = said;
  return table.queue.run(async () => {
    const refusal = await playFresh(context, table, said);
    if (refusal) sendRefusal(context, table, { listener, refusal });
  });
}

/** So often others may be first until a move is refused. */
const MOST_TRIES = 5;

/** Where another server was first, a move is judged as if it had come later. */
async function playFresh(
  context: ServerContext,
  table: Table,
  { listener, message }: { listener: Listener; message: PlayMessage },
): Promise<Refusal | undefined> {
  const { viewer } = listener;
  for (let tries = 1; ; tries += 1) {
    const { match, setting } = table;
    const refusal = await playNow(context, table, { viewer, message });
    if (refusal === undefined || message.type !== 'play' || tries === MOST_TRIES) return refusal;
    await catchUp(context, table);
    const isNews = table.match !== match || table.setting !== setting;
    if (!isNews || listener.viewer !== viewer) return refusal;
  }
}

/** To be called from the table's queue; why nothing came of it, or undefined. */
export async function playNow(
  context: ServerContext,
  table: Table,
  said: { viewer: Viewer; message: PlayMessage } & Hand,
): Promise<Refusal | undefined> {
  const { viewer, message, by, consent } = said;
  const hand = { ...(by && { by }), ...(consent && { consent }) };
  if (viewer === 'spectator') return { code: 'spectator' };
  if (!isPlaying(table)) return { code: 'not-begun' };
  const judged =
    unplayable(table) ??
    wrongHand(table, viewer, hand) ??
    tooLong(table, message) ??
    (message.type === 'undo'
      ? await judgeUndo(context, table, { seat: viewer, message, ...hand })
      : judge(context, table, { seat: viewer, message, ...hand }));
  if ('code' in judged) return judged;
  const refusal = await keep(context, table, judged.match);
  if (refusal) return refusal;
  context.bus.tell({ what: 'table', id: table.id });
  broadcast(table, judged.messages);
  if (table.setting && (isOver(table) || table.setting.clocks.length > 0)) broadcastTable(context, table);
  table.announce();
  return undefined;
}

/** A match that is over says so itself. */
function unplayable(table: PlayingTable): Refusal | undefined {
  const refusal = otherRulesRefusal(table);
  return refusal && !isOver(table) ? refusal : undefined;
}

/** While a bot stands in for a person it alone moves, and once the person is back it no longer does. */
function wrongHand({ setting }: Table, seat: Seat, { by, consent }: Hand): Refusal | undefined {
  if (setting === undefined || consent) return undefined;
  const isBots = setting.chairs[seat]?.kind === 'bot';
  if (by === 'bot') return isBots ? undefined : { code: 'not-your-turn' };
  return isBots ? { code: 'stand-in-plays' } : undefined;
}

/** A match that long still comes to its end, but nothing of it is taken back any more. */
function tooLong({ match }: PlayingTable, { type }: PlayMessage): Refusal | undefined {
  if (type !== 'undo' || mayTakeBack(match)) return undefined;
  return { code: 'quota', values: { what: 'entries', most: MOST_WITH_UNDO } };
}

type SeatMessage = { readonly seat: Seat; readonly message: PlayMessage } & Hand;

/** Only taking back needs more of the match than the table holds. */
async function judgeUndo(context: ServerContext, table: PlayingTable, said: SeatMessage): Promise<Decided | Refusal> {
  try {
    return judge(context, { ...table, match: await fullHistory(context, table) }, said);
  } catch (error) {
    report(context, 'store', error);
    table.suffer(error);
    return { code: 'store-error' };
  }
}

/** The messages are written before the move is stored: rules that cannot show a position do not reach it. */
function judge(context: ServerContext, table: PlayingTable, said: SeatMessage): Decided | Refusal {
  try {
    if (isOver(table)) return { code: 'game-over' };
    const result = answer(table.game, table.match, said);
    if (result.match) return { match: result.match, messages: seenMessages(table, result.match) };
    if ('bug' in result) report(context, 'rules', result.bug);
    return result.refusal;
  } catch (bug) {
    report(context, 'rules', bug);
    return { code: 'rules-error' };
  }
}

async function keep(
  context: ServerContext,
  table: PlayingTable,
  match: Match<GameTypes>,
): Promise<Refusal | undefined> {
  const began = performance.now();
  try {
    const isLast = table.game.outcome(match.state) !== undefined;
    const told = isLast ? await fullHistory(context, { ...table, match }) : match;
    const append = appendOf(context, table, told);
    const stored = await context.store.append(append);
    observeSince(context.metrics.appendSeconds, began);
    if (!stored) return await reload(context, table);
    table.leads = true;
    table.match = isLast ? told : heldPart(match);
    table.changed = append.at;
    if (table.setting) table.setting = settingAfter(table.setting, append);
    context.metrics.moves.inc({ game: match.game });
    return undefined;
  } catch (error) {
    report(context, 'store', error);
    table.suffer(error);
    return { code: 'store-error' };
  }
}

/** Where nobody else writes, nobody has to ask. */
function knownRevision({ store }: ServerContext, { setting }: Table): Pick<Append, 'revision'> {
  return store.shared && setting ? { revision: setting.revision } : {};
}

function appendOf(context: ServerContext, table: PlayingTable, match: Match<GameTypes>): Append {
  const now = context.now();
  const { id } = table;
  const { entries } = tallyOf(match);
  const ending = endingOf(table, match);
  return {
    match: id,
    seq: entries - 1,
    entry: at(match.entries, match.entries.length - 1),
    at: now,
    ...(entries % ENTRIES_PER_SNAPSHOT === 0 && { snapshot: { seq: entries, state: match.state } }),
    ...(ending && { ending }),
    ...(isSet(table) && standingWithClocks(context, table, match)),
    ...knownRevision(context, table),
  };
}

function standingWithClocks(context: ServerContext, table: PlayingTable & SetTable, match: Match<GameTypes>) {
  const { game, setting } = table;
  const turn = turnSummaryOf(game, match);
  const deed = deedBetween(game, table.match, match);
  const clocks = clocksAfter(setting, {
    chairs: setting.chairs,
    toAct: turn.toAct,
    deed,
    now: context.now(),
    isHere: connectionsAt(context, table),
  });
  return { turn, clocks, ...jobsAfter(context, table, { ...setting, clocks, toAct: turn.toAct }) };
}

/** What the store made of the table with the last entry. */
function settingAfter(setting: StoredTable, { clocks = setting.clocks, ending }: Append): StoredTable {
  return ending ? { ...setting, clocks, phase: 'over', revision: setting.revision + 1 } : { ...setting, clocks };
}

function endingOf(table: PlayingTable, match: Match<GameTypes>): Ending | undefined {
  const { game } = table;
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return undefined;
  const winner = at(at(outcome.ranking, 0), 0);
  const { total } = at(outcome.sheets, winner);
  const { moves, undone } = tallyOf(match);
  return { outcome, total, moves, undone, isByPeople: isByPeople({ setting: table.setting, match }, outcome) };
}
