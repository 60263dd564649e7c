import { type Rng, type Seat, simRng, type ToTable } from '@haven/kit';
import { HINT } from '../../why/hint-aid.ts';
import { advisedAt, explainedAt } from './counsel.ts';
import {
  aided,
  botMoves,
  counted,
  hear,
  type LocalTable,
  playedOn,
  settingOf,
  sitDown,
  type ToldSeat,
} from './local-table.ts';
import { followingLine, rehearse } from './rehearsal.ts';
import type { FromWorker, ToWorker } from './table-messages.ts';

const USUAL_PACE_MS = 450;
/** Bots that do not wait make so many moves before the page hears of them. */
const AT_ONCE = 200;

/** A table, who sits at it, and what comes next there. */
interface Served {
  readonly post: (message: FromWorker) => void;
  /** The bots' luck; the dice of the match are its own. */
  readonly rng: Rng;
  table: LocalTable | undefined;
  /** The same run in other tabs. */
  tabs: BroadcastChannel | undefined;
  queue: Promise<unknown>;
  paceMs: number;
  botsAwake: ReturnType<typeof setTimeout> | undefined;
}

/** Serves one table to whoever is posted to; returns how to tell it something. */
export function serveTable(post: Served['post']): (message: ToWorker) => void {
  const rng = simRng(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const served: Served = {
    post,
    rng,
    table: undefined,
    tabs: undefined,
    queue: Promise.resolve(),
    paceMs: USUAL_PACE_MS,
    botsAwake: undefined,
  };
  return (message) => next(served, () => serve(served, message));
}

/** One thing at a time: a move is saved before the next one is read. */
function next(served: Served, work: () => Promise<void>): void {
  served.queue = served.queue.then(work).catch(raise);
}

/** Out of the promise, so that the page hears of it as the worker's error. */
function raise(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

async function serve(served: Served, message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'sit':
      served.tabs = openTabs(served, message.run);
      return sit(served, await sitDown(message.run, message.beginning));
    case 'rehearse':
      return sit(served, rehearse(message.rehearsal));
    case 'follow':
      served.table = served.table && followingLine(served.table, message.line);
      return letBotsMove(served);
    case 'say':
      return say(served, message.message);
    case 'take':
      return take(served, message.seat);
    case 'pace':
      served.paceMs = message.ms;
      return letBotsMove(served);
    case 'aided':
      served.table = served.table && (await aided(served.table, message.aid));
      return;
    case 'explain':
      return served.post({ type: 'explained', explanation: served.table && explainedAt(served.table, message.entry) });
    case 'advise':
      return giveAdvice(served);
    default:
      return message satisfies never;
  }
}

/** Saved before it is given: whoever reloads the page has had it all the same. */
async function giveAdvice(served: Served): Promise<void> {
  const advice = served.table && advisedAt(served.table);
  if (advice && served.table) served.table = await counted(served.table, HINT);
  served.post({ type: 'advised', advice });
}

function sit(served: Served, table: LocalTable | undefined): void {
  served.table = table;
  served.post({
    type: 'sat',
    sat: table ? { run: table.run, setting: settingOf(table), hotSeat: table.hotSeat } : null,
  });
  letBotsMove(served);
}

function openTabs(served: Served, run: string): BroadcastChannel {
  const tabs = new BroadcastChannel(`run ${run}`);
  tabs.onmessage = () => next(served, () => follow(served));
  return tabs;
}

/** Another tab played the run on. */
async function follow(served: Served): Promise<void> {
  const told = served.table && (await playedOn(served.table));
  if (told === undefined) return;
  tell(served, told);
  letBotsMove(served);
}

async function say(served: Served, message: ToTable): Promise<void> {
  if (served.table === undefined) return;
  spread(served, await hear(served.table, message));
  if (message.type !== 'look') letBotsMove(served);
}

/** What changed is told here and in the other tabs. */
function spread(served: Served, told: ToldSeat): void {
  const before = served.table?.run.seq;
  tell(served, told);
  if (told.table.run.seq !== before) served.tabs?.postMessage('played');
}

function take(served: Served, seat: Seat): void {
  const { table, post } = served;
  if (table === undefined || table.hotSeat.next !== seat) return;
  const hotSeat = { viewer: seat, next: null };
  served.table = { ...table, hotSeat };
  post({ type: 'hot-seat', hotSeat });
}

function tell(served: Served, { table, message }: ToldSeat): void {
  const before = served.table?.hotSeat;
  const { hotSeat } = table;
  served.table = table;
  served.post({ type: 'told', message });
  if (before?.viewer !== hotSeat.viewer || before.next !== hotSeat.next) served.post({ type: 'hot-seat', hotSeat });
}

/** Bots take their turns one by one, behind whatever the player says meanwhile. */
function letBotsMove(served: Served): void {
  clearTimeout(served.botsAwake);
  served.botsAwake = setTimeout(() => next(served, () => botTurn(served)), served.paceMs);
}

async function botTurn(served: Served): Promise<void> {
  const { table, rng, paceMs } = served;
  const told = table && (await botMoves(table, rng, paceMs === 0 ? AT_ONCE : 1));
  if (told === undefined) return;
  if (told.message.type === 'refused') return follow(served);
  spread(served, told);
  letBotsMove(served);
}
