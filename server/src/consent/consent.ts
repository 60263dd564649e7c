import { type Refusal, type Seat, tallyOf } from '@haven/kit';
import type { ChairAsked, Proposal, Request } from '@haven/wire';
import type { Alarms } from '../clocks/timers.ts';
import type { Bans } from '../guests/bans.ts';
import { report, type ServerContext } from '../server-context.ts';
import type { StoredChair } from '../store/tables.ts';
import { changeTable } from '../tables/change.ts';
import { perSeat, perVisitor } from '../tables/per-seat.ts';
import { outcomeOfWish } from '../tables/play.ts';
import type { Matches } from '../tables/registry.ts';
import { complain } from '../tables/send-error.ts';
import { seatStandIns } from '../tables/stand-ins.ts';
import type { Listener, Table } from '../tables/table.ts';
import { mayBeReplaced } from './absence.ts';
import { joiningOf, knownNow, type Newcomer, seatNewcomer } from './join.ts';
import { isVoting, proposalRefusal, type VotingTable, votingRefusal } from './proposal.ts';
import { type Asking, createRequests, JOINING_MS, type Requests } from './requests.ts';
import { nextAbsence, votersOn } from './voters.ts';

/** Requests that wait for the table: seen by everybody, ended by one no, gone after a while and with the process. */
export interface Consent {
  propose(table: Table, listener: Listener, proposal: Proposal): Promise<void>;
  vote(table: Table, listener: Listener, vote: Vote): Promise<void>;
  /** Whoever asked for this thinks better of it. */
  withdraw(table: Table, listener: Listener, request: number): Promise<void>;
  /** Somebody who looks on asks for the chair of a bot. */
  join(table: Table, newcomer: Newcomer): Promise<ChairAsked | Refusal>;
  withdrawJoining(table: Table, newcomer: Newcomer): Promise<Refusal | undefined>;
  /** A newcomer hears what is being asked, and is asked too. */
  tell(table: Table, listener: Listener): void;
  /** The game goes on, or somebody left: some requests have no object any more, or wait for fewer. */
  watch(table: Table): void;
  /** A guest has another name, or is not welcome any more: the chair they ask for is thought about anew. */
  reconsider(guest: string): Promise<void>;
  /** A guest goes, and asks for no chair any more. */
  dismiss(guest: string): Promise<void>;
}

/** What is being asked, without the moment of it. */
type Asked = Omit<Asking, 'entries'>;

interface Vote {
  readonly request: number;
  readonly yes: boolean;
}

interface Hall {
  readonly context: ServerContext;
  readonly matches: Matches;
  readonly bans: Bans;
  readonly alarms: Alarms;
  readonly requestMs: number;
}

/** What everything here works with. */
interface Parts extends Hall {
  readonly requests: Requests;
  /** A number that no request has had yet. */
  newNumber(): number;
}

const DAY_MS = 24 * 3600_000;
const PROPOSALS = { perSecond: 0.1, burst: 3 };
/** Of each stranger. */
const JOININGS = { perSecond: 1 / 60, burst: 3 };
/** Of all who come from one place: whoever sheds their cookie is a stranger again. */
const JOININGS_OF_HOME = { perSecond: 1 / 20, burst: 9 };

export function createConsent(hall: Hall): Consent {
  const { context } = hall;
  const parts: Parts = { ...hall, requests: createRequests(hall), newNumber: counter() };
  const propose = proposing(parts);
  const answered = (table: Table, listener: Listener, work: () => Promise<Refusal | undefined>) =>
    table.queue.run(async () => {
      const refusal = await work();
      if (refusal) complain(context, listener, refusal);
    });
  const watch = (table: Table) => {
    if (parts.requests.of(table) === undefined) return;
    void table.queue.run(() => review(parts, table)).catch((error: unknown) => report(context, 'consent', error));
  };
  return {
    propose: (table, listener, proposal) => answered(table, listener, () => propose(table, listener.viewer, proposal)),
    vote: (table, listener, vote) =>
      answered(table, listener, () => voted(parts, table, { ...vote, voter: listener.viewer })),
    withdraw: (table, listener, id) =>
      answered(table, listener, async () => withdrawn(parts, table, (asking) => isAskedBy(asking, listener, id))),
    withdrawJoining: (table, { player, seat }) =>
      table.queue.run(async () =>
        withdrawn(parts, table, ({ newcomer }) => newcomer?.player.id === player.id && newcomer.seat === seat),
      ),
    join: joining(parts),
    tell: (table, listener) => {
      parts.requests.tell(table, listener);
      watch(table);
    },
    watch,
    reconsider: (guest) => whereAsked(parts, guest, (table) => review(parts, table)),
    dismiss: (guest) => whereAsked(parts, guest, (table) => parts.requests.end(table, 'overtaken')),
  };
}

function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}

function proposing(parts: Parts) {
  const { context, requests } = parts;
  const buckets = perSeat(PROPOSALS, context.now);
  return async (table: Table, by: Listener['viewer'], proposal: Proposal): Promise<Refusal | undefined> => {
    if (by === 'spectator') return { code: 'spectator' };
    if (!isVoting(table)) return votingRefusal(table);
    const refusal = proposalRefusal(table, { by, proposal, now: context.now() });
    if (refusal) return refusal;
    const open = requests.of(table);
    if (open && open.newcomer === undefined) return { code: 'request-open' };
    if (!buckets(table, by).take()) return { code: 'too-many-requests' };
    // Those at the table need not wait for what a stranger asks.
    if (open) requests.end(table, 'overtaken');
    const asker = table.setting.chairs[by]?.player ?? '';
    const request = newRequest(parts, table, { by, proposal });
    return await settle(parts, table, { request, asker, yes: [asker] });
  };
}

function joining(parts: Parts) {
  const { requests, context } = parts;
  const strangers = perVisitor<string>(JOININGS, context.now);
  const homes = perVisitor<string>(JOININGS_OF_HOME, context.now);
  const mayAsk = (table: Table, { player, address = player.id }: Newcomer) =>
    strangers(table, player.id).take() && homes(table, address).take();
  const asked = async (table: Table, stranger: Newcomer): Promise<Refusal | undefined> => {
    if (!isVoting(table)) return votingRefusal(table);
    const newcomer = await knownNow(parts, table, stranger);
    if ('code' in newcomer) return newcomer;
    if (requests.of(table)) return { code: 'request-open' };
    if (!mayAsk(table, newcomer)) return { code: 'too-many-requests' };
    const request = newRequest(parts, table, { by: 'spectator', proposal: joiningOf(table, newcomer) });
    const until = context.now() + DAY_MS;
    return await settle(parts, table, { request, newcomer, until, asker: newcomer.player.id, yes: [] });
  };
  return (table: Table, newcomer: Newcomer): Promise<ChairAsked | Refusal> =>
    table.queue.run(async () => {
      const refusal = await asked(table, newcomer);
      if (refusal) return refusal;
      const request = requests.of(table)?.request.id;
      return { seat: newcomer.seat, ...(request !== undefined && { request }) };
    });
}

function newRequest(parts: Parts, table: VotingTable, asked: Pick<Request, 'by' | 'proposal'>): Request {
  const expires = parts.context.now() + lifeOf(asked, table, parts);
  return { ...asked, id: parts.newNumber(), agreed: [], missing: [], expires };
}

function lifeOf({ by }: Pick<Request, 'by'>, { setting }: VotingTable, { requestMs }: Parts): number {
  if (by === 'spectator') return JOINING_MS;
  return setting.clock.kind === 'days' ? DAY_MS : requestMs;
}

/**
 * Who has agreed and who is still missing, now that people came and went: a bot agrees for as long as it sits there,
 * the absent are not asked.
 */
function asItStands({ context }: Parts, table: VotingTable, { request, yes }: Asked): Request {
  const hasAgreed = ({ kind, player }: StoredChair) => kind === 'bot' || (player !== null && yes.includes(player));
  const agreed = table.setting.chairs.filter(hasAgreed).map(({ seat }) => seat);
  const missing = votersOn(table, request, context.now()).filter((seat) => !agreed.includes(seat));
  return { ...request, agreed, missing };
}

async function voted(parts: Parts, table: Table, vote: Vote & { voter: Listener['viewer'] }) {
  const { voter, yes } = vote;
  const open = parts.requests.of(table);
  if (voter === 'spectator') return { code: 'spectator' };
  if (open?.request.id !== vote.request || !isVoting(table)) return { code: 'no-request' };
  const asking = await stillAsked(parts, table, open);
  if (asking === undefined) return parts.requests.end(table, 'overtaken');
  const player = voterAt(table, voter, asItStands(parts, table, asking));
  if (player === undefined) return { code: 'not-your-vote' };
  if (!yes) return parts.requests.end(table, 'refused');
  return await settle(parts, table, { ...asking, yes: [...asking.yes, player] });
}

/** Of those who look on, the socket does not know which one has asked. */
function isAskedBy({ request, newcomer }: Asking, { viewer }: Listener, id: number): boolean {
  return newcomer === undefined && request.id === id && request.by === viewer;
}

function withdrawn({ requests }: Parts, table: Table, isOwn: (asking: Asking) => boolean): Refusal | undefined {
  const asking = requests.of(table);
  return asking && isOwn(asking) ? requests.end(table, 'withdrawn') : { code: 'no-request' };
}

/** Whoever has agreed may still think better of it. */
function voterAt({ setting }: VotingTable, seat: Seat, { agreed, missing }: Request): string | undefined {
  const chair = setting.chairs[seat];
  const isAsked = chair?.kind === 'human' && [...agreed, ...missing].includes(seat);
  return isAsked ? (chair.player ?? undefined) : undefined;
}

/** To be called from the table's queue. */
async function review(parts: Parts, table: Table): Promise<void> {
  const { requests, context } = parts;
  const open = requests.of(table);
  if (open === undefined) return;
  if (!isVoting(table)) return requests.end(table, 'overtaken');
  const asking = await stillAsked(parts, table, open);
  if (asking === undefined) return requests.end(table, 'overtaken');
  const request = asItStands(parts, table, asking);
  const isSame = JSON.stringify(request) === JSON.stringify(open.request);
  if (isSame) return reviewLater(parts, table, asking);
  const refusal = await settle(parts, table, asking);
  if (refusal) context.log.warn({ table: table.id, refusal }, 'what all agreed to could not be done');
}

/** What is asked, by whoever the newcomer is now; undefined if it has no object any more. */
async function stillAsked(parts: Parts, table: VotingTable, asking: Asking): Promise<Asking | undefined> {
  if (isOvertaken(table, asking, parts.context.now())) return undefined;
  if (asking.newcomer === undefined) return asking;
  const newcomer = await knownNow(parts, table, asking.newcomer);
  if ('code' in newcomer) return undefined;
  return { ...asking, newcomer, request: { ...asking.request, proposal: joiningOf(table, newcomer) } };
}

/** Who asked has left; what was to be taken back is no longer the last move; who was late or away is back. */
function isOvertaken(table: VotingTable, { request: { by, proposal }, asker, entries }: Asking, now: number): boolean {
  if (by !== 'spectator' && table.setting.chairs[by]?.player !== asker) return true;
  switch (proposal.what) {
    case 'bot':
      return !mayBeReplaced(table, proposal.seat, now);
    case 'undo':
      return tallyOf(table.match).entries !== entries;
    case 'join':
    case 'abandon':
      return false;
    default:
      return proposal satisfies never;
  }
}

async function settle(parts: Parts, table: VotingTable, asking: Asked): Promise<Refusal | undefined> {
  const request = asItStands(parts, table, asking);
  if (request.missing.length > 0) {
    parts.requests.show(table, { ...asking, request });
    return reviewLater(parts, table, { ...asking, request });
  }
  parts.requests.end(table, 'granted');
  return await grant(parts.context, table, asking);
}

/** Somebody who does not come back is waited for only so long. */
function reviewLater(parts: Parts, table: VotingTable, { request, until = request.expires }: Asked): undefined {
  const { id } = table;
  const at = nextAbsence(table, request);
  const ring = () => inQueueOf(parts, id, (held) => review(parts, held));
  if (at < until) parts.alarms.set(`absence ${id}`, at, ring);
}

type Errand = (table: Table) => Promise<void> | undefined;

async function inQueueOf({ matches }: Parts, id: string, errand: Errand): Promise<void> {
  const held = await matches.holdIfWell(id);
  try {
    await held?.table.queue.run(() => errand(held.table));
  } finally {
    held?.release();
  }
}

/** Wherever this guest asks for a chair when it is the table's turn. */
async function whereAsked(parts: Parts, guest: string, errand: Errand): Promise<void> {
  const { requests, context } = parts;
  const isAsked = ({ id }: Table) => requests.askedBy(guest).includes(id);
  for (const id of requests.askedBy(guest))
    await inQueueOf(parts, id, (table) => (isAsked(table) ? errand(table) : undefined)).catch((error: unknown) =>
      report(context, 'consent', error),
    );
}

function grant(context: ServerContext, table: VotingTable, { request, newcomer }: Asked): Promise<Refusal | undefined> {
  const { by, proposal } = request;
  switch (proposal.what) {
    case 'undo': {
      const wish = { type: 'undo', moves: proposal.moves } as const;
      return outcomeOfWish(context, table, { viewer: by, wish, consent: true });
    }
    case 'abandon':
      return changeTable(context, table, { phase: 'ended' });
    case 'bot':
      return seatStandIns(context, table, { seats: [proposal.seat], why: 'vote' });
    case 'join':
      return newcomer ? seatNewcomer(context, table, newcomer) : Promise.resolve({ code: 'no-request' });
    default:
      return proposal satisfies never;
  }
}
