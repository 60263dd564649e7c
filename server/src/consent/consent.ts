import { type Refusal, type Seat, tallyOf } from '@haven/kit';
import type { ChairAsked, Proposal, Request } from '@haven/wire';
import type { Timers } from '../clocks/timers.ts';
import type { Bans } from '../guests/bans.ts';
import { report, type ServerContext } from '../server-context.ts';
import { shownName } from '../store/shown-name.ts';
import type { StoredChair } from '../store/tables.ts';
import { type Change, changeTable } from '../tables/change.ts';
import { sendError } from '../tables/messages.ts';
import { perSeat, perVisitor } from '../tables/per-seat.ts';
import { playNow } from '../tables/play.ts';
import type { TableRegistry } from '../tables/registry.ts';
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
type OpenQuestion = Omit<Asking, 'entries'>;

interface Vote {
  readonly request: number;
  readonly yes: boolean;
}

interface ConsentDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly bans: Bans;
  readonly timers: Timers;
  readonly requestMs: number;
}

/** What everything here works with. */
interface ConsentParts extends ConsentDeps {
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

export function createConsent(given: ConsentDeps): Consent {
  const { context } = given;
  const deps: ConsentParts = { ...given, requests: createRequests(given), newNumber: counter(context) };
  const propose = proposing(deps);
  const answered = (table: Table, listener: Listener, work: () => Promise<Refusal | undefined>) =>
    table.queue.run(async () => {
      const refusal = await work();
      if (refusal) sendError(context, listener, refusal);
    });
  const watch = (table: Table) => {
    if (deps.requests.of(table) === undefined) return;
    void table.queue.run(() => review(deps, table)).catch((error: unknown) => report(context, 'consent', error));
  };
  return {
    propose: (table, listener, proposal) => answered(table, listener, () => propose(table, listener.viewer, proposal)),
    vote: (table, listener, vote) =>
      answered(table, listener, () => voted(deps, table, { ...vote, voter: listener.viewer })),
    withdraw: (table, listener, id) =>
      answered(table, listener, async () => withdrawn(deps, table, (asking) => isAskedBy(asking, listener, id))),
    withdrawJoining: (table, { player, seat }) =>
      table.queue.run(async () =>
        withdrawn(deps, table, ({ newcomer }) => newcomer?.player.id === player.id && newcomer.seat === seat),
      ),
    join: joining(deps),
    tell: (table, listener) => {
      deps.requests.tell(table, listener);
      watch(table);
    },
    watch,
    reconsider: (guest) => whereAsked(deps, guest, (table) => review(deps, table)),
    dismiss: (guest) => whereAsked(deps, guest, (table) => deps.requests.end(table, 'overtaken')),
  };
}

const LARGEST_NUMBER = 1_000_000;

/** Several servers cannot count together, so they draw. */
function counter({ store, random }: ServerContext): () => number {
  if (store.shared) return () => random.below(LARGEST_NUMBER);
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}

function proposing(deps: ConsentParts) {
  const { context, requests } = deps;
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
    const request = newRequest(deps, table, { by, proposal });
    return await settle(deps, table, { request, asker, yes: [asker] });
  };
}

function joining(deps: ConsentParts) {
  const { requests, context } = deps;
  const strangers = perVisitor<string>(JOININGS, context.now);
  const homes = perVisitor<string>(JOININGS_OF_HOME, context.now);
  const mayAsk = (table: Table, { player, address = player.id }: Newcomer) =>
    strangers(table, player.id).take() && homes(table, address).take();
  const asked = async (table: Table, stranger: Newcomer): Promise<Refusal | undefined> => {
    if (!isVoting(table)) return votingRefusal(table);
    const newcomer = await knownNow(deps, table, stranger);
    if ('code' in newcomer) return newcomer;
    if (requests.of(table)) return { code: 'request-open' };
    if (!mayAsk(table, newcomer)) return { code: 'too-many-requests' };
    const request = newRequest(deps, table, { by: 'spectator', proposal: joiningOf(table, newcomer) });
    const until = context.now() + DAY_MS;
    return await settle(deps, table, { request, newcomer, until, asker: newcomer.player.id, yes: [] });
  };
  return (table: Table, newcomer: Newcomer): Promise<ChairAsked | Refusal> =>
    table.queue.run(async () => {
      const refusal = await asked(table, newcomer);
      if (refusal) return refusal;
      const request = requests.of(table)?.request.id;
      return { seat: newcomer.seat, ...(request !== undefined && { request }) };
    });
}

function newRequest(deps: ConsentParts, table: VotingTable, asked: Pick<Request, 'by' | 'proposal'>): Request {
  const expires = deps.context.now() + lifeOf(asked, table, deps);
  return { ...asked, id: deps.newNumber(), agreed: [], missing: [], expires };
}

function lifeOf({ by }: Pick<Request, 'by'>, { setting }: VotingTable, { requestMs }: ConsentParts): number {
  if (by === 'spectator') return JOINING_MS;
  return setting.clock.kind === 'days' ? DAY_MS : requestMs;
}

/**
 * Who has agreed and who is still missing, now that people came and went: a bot agrees for as long as it sits there,
 * the absent are not asked.
 */
function asItStands({ context }: ConsentParts, table: VotingTable, { request, yes }: OpenQuestion): Request {
  const hasAgreed = ({ kind, player }: StoredChair) => kind === 'bot' || (player !== null && yes.includes(player));
  const agreed = table.setting.chairs.filter(hasAgreed).map(({ seat }) => seat);
  const missing = votersOn(table, request, context.now()).filter((seat) => !agreed.includes(seat));
  return { ...request, agreed, missing };
}

async function voted(deps: ConsentParts, table: Table, vote: Vote & { voter: Listener['viewer'] }) {
  const { voter, yes } = vote;
  const open = deps.requests.of(table);
  if (voter === 'spectator') return { code: 'spectator' };
  if (open?.request.id !== vote.request || !isVoting(table)) return { code: 'no-request' };
  const asking = await stillAsked(deps, table, open);
  if (asking === undefined) return deps.requests.end(table, 'overtaken');
  const player = voterAt(table, voter, asItStands(deps, table, asking));
  if (player === undefined) return { code: 'not-your-vote' };
  if (!yes) return deps.requests.end(table, 'refused');
  return await settle(deps, table, { ...asking, yes: [...asking.yes, player] });
}

/** Of those who look on, the socket does not know which one has asked. */
function isAskedBy({ request, newcomer }: Asking, { viewer }: Listener, id: number): boolean {
  return newcomer === undefined && request.id === id && request.by === viewer;
}

function withdrawn({ requests }: ConsentParts, table: Table, isOwn: (asking: Asking) => boolean): Refusal | undefined {
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
async function review(deps: ConsentParts, table: Table): Promise<void> {
  const { requests, context } = deps;
  const open = requests.of(table);
  if (open === undefined) return;
  if (!isVoting(table)) return requests.end(table, 'overtaken');
  const asking = await stillAsked(deps, table, open);
  if (asking === undefined) return requests.end(table, 'overtaken');
  const request = asItStands(deps, table, asking);
  const isSame = JSON.stringify(request) === JSON.stringify(open.request);
  if (isSame) return reviewLater(deps, table, asking);
  const refusal = await settle(deps, table, asking);
  if (refusal) context.log.warn({ table: table.id, refusal }, 'what all agreed to could not be done');
}

/** What is asked, by whoever the newcomer is now; undefined if it has no object any more. */
async function stillAsked(deps: ConsentParts, table: VotingTable, asking: Asking): Promise<Asking | undefined> {
  if (isOvertaken(table, asking, deps.context.now())) return undefined;
  if (asking.newcomer === undefined) return asking;
  const newcomer = await knownNow(deps, table, asking.newcomer);
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

async function settle(deps: ConsentParts, table: VotingTable, asking: OpenQuestion): Promise<Refusal | undefined> {
  const request = asItStands(deps, table, asking);
  if (request.missing.length > 0) {
    deps.requests.show(table, { ...asking, request });
    return reviewLater(deps, table, { ...asking, request });
  }
  deps.requests.end(table, 'granted');
  return await grant(deps.context, table, asking);
}

/** Somebody who does not come back is waited for only so long. */
function reviewLater(
  deps: ConsentParts,
  table: VotingTable,
  { request, until = request.expires }: OpenQuestion,
): undefined {
  const { id } = table;
  const at = nextAbsence(table, request);
  const ring = () => inQueueOf(deps, id, (held) => review(deps, held));
  if (at < until) deps.timers.set(`absence ${id}`, at, ring);
}

type Errand = (table: Table) => Promise<void> | undefined;

function inQueueOf({ registry }: ConsentParts, id: string, errand: Errand): Promise<void> {
  return registry.errand(id, (table) => table.queue.run(() => errand(table)));
}

/** Wherever this guest asks for a chair when it is the table's turn. */
async function whereAsked(deps: ConsentParts, guest: string, errand: Errand): Promise<void> {
  const { requests, context } = deps;
  const isAsked = ({ id }: Table) => requests.askedBy(guest).includes(id);
  for (const id of requests.askedBy(guest))
    await inQueueOf(deps, id, (table) => (isAsked(table) ? errand(table) : undefined)).catch((error: unknown) =>
      report(context, 'consent', error),
    );
}

function grant(
  context: ServerContext,
  table: VotingTable,
  { request, newcomer, yes }: OpenQuestion,
): Promise<Refusal | undefined> {
  const { by, proposal } = request;
  const isAlone = by !== 'spectator' && yes.length === 1;
  switch (proposal.what) {
    case 'undo': {
      const message = { type: 'undo', moves: proposal.moves } as const;
      return playNow(context, table, { viewer: by, message, consent: true });
    }
    case 'abandon':
      return changeTable(context, table, { phase: 'ended', ...endedBy(table, by) });
    case 'bot':
      return seatStandIns(context, table, { seats: [proposal.seat], why: 'vote', ...(isAlone && { by }) });
    case 'join':
      return newcomer ? seatNewcomer(context, table, newcomer) : Promise.resolve({ code: 'no-request' });
    default:
      return proposal satisfies never;
  }
}

/** Who had the match stopped is told with how it stood. */
function endedBy({ setting: { chairs, annals = [] }, match }: VotingTable, by: Request['by']): Pick<Change, 'annals'> {
  const chair = by === 'spectator' ? undefined : chairs[by];
  if (chair?.player == null) return {};
  const { seat, player } = chair;
  return {
    annals: [...annals, { what: 'ended', seat, player, name: shownName(chair), entries: tallyOf(match).entries }],
  };
}
