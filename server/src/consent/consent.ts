import { type Refusal, type Seat, tallyOf } from '@haven/kit';
import type { ChairAsked, Proposal, Request } from '@haven/wire';
import type { Alarms } from '../clocks/alarms.ts';
import { seatStandIns } from '../clocks/stand-ins.ts';
import { type House, report } from '../house.ts';
import { changeTable } from '../matches/change.ts';
import { outcomeOfWish } from '../matches/decide.ts';
import type { Matches } from '../matches/matches.ts';
import type { Listener, Table } from '../matches/table.ts';
import { complain } from '../socket/complain.ts';
import { perSeat } from '../socket/per-seat.ts';
import { mayBeReplaced } from './absence.ts';
import { isFree, joinRefusal, type Newcomer, seatNewcomer } from './join.ts';
import { isVoting, proposalRefusal, type VotingTable, votingRefusal } from './proposal.ts';
import { type Asking, agreedBy, createRequests, type Requests } from './requests.ts';
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
}

interface Vote {
  readonly request: number;
  readonly yes: boolean;
}

interface Hall {
  readonly house: House;
  readonly matches: Matches;
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
/** Of all strangers together, for each chair. */
const JOININGS = { perSecond: 1 / 60, burst: 3 };

export function createConsent(hall: Hall): Consent {
  const { house } = hall;
  const parts: Parts = { ...hall, requests: createRequests(hall), newNumber: counter() };
  const propose = proposing(parts);
  const answered = (table: Table, listener: Listener, work: () => Promise<Refusal | undefined>) =>
    table.queue.run(async () => {
      const refusal = await work();
      if (refusal) complain(house, listener, refusal);
    });
  const watch = (table: Table) => {
    if (parts.requests.of(table) === undefined) return;
    void table.queue.run(() => review(parts, table)).catch((error: unknown) => report(house, 'consent', error));
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
  const { house, requests } = parts;
  const buckets = perSeat(PROPOSALS, house.now);
  return async (table: Table, by: Listener['viewer'], proposal: Proposal): Promise<Refusal | undefined> => {
    if (by === 'spectator') return { code: 'spectator' };
    if (!isVoting(table)) return votingRefusal(table);
    const refusal = proposalRefusal(table, { by, proposal, now: house.now() });
    if (refusal) return refusal;
    const open = requests.of(table);
    if (open && open.newcomer === undefined) return { code: 'request-open' };
    if (!buckets(table, by).take()) return { code: 'too-many-requests' };
    // Those at the table need not wait for what a stranger asks.
    if (open) requests.end(table, 'overtaken');
    return await settle(parts, table, { request: newRequest(parts, table, { by, proposal }) });
  };
}

function joining(parts: Parts) {
  const { requests, house } = parts;
  const buckets = perSeat(JOININGS, house.now);
  const asked = async (table: Table, newcomer: Newcomer): Promise<Refusal | undefined> => {
    if (!isVoting(table)) return votingRefusal(table);
    const refusal = joinRefusal(table, newcomer);
    if (refusal) return refusal;
    if (requests.of(table)) return { code: 'request-open' };
    const { seat, player } = newcomer;
    if (!buckets(table, seat).take()) return { code: 'too-many-requests' };
    const proposal = { what: 'join', seat, name: player.name } as const;
    return await settle(parts, table, { request: newRequest(parts, table, { by: 'spectator', proposal }), newcomer });
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
  const { house, requestMs } = parts;
  const expires = house.now() + (table.setting.clock.kind === 'days' ? DAY_MS : requestMs);
  const agreed = asked.by === 'spectator' ? [] : [asked.by];
  return asItStands(parts, table, { ...asked, id: parts.newNumber(), agreed, missing: [], expires });
}

/** Who has agreed and who is still missing, now that people came and went: bots agree, the absent are not asked. */
function asItStands({ house }: Parts, table: VotingTable, request: Request): Request {
  const bots = table.setting.chairs.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat);
  const agreed = [...new Set([...request.agreed, ...bots])];
  const missing = votersOn(table, request, house.now()).filter((seat) => !agreed.includes(seat));
  return { ...request, agreed, missing };
}

async function voted(parts: Parts, table: Table, vote: Vote & { voter: Listener['viewer'] }) {
  const { voter, yes } = vote;
  const asking = parts.requests.of(table);
  if (voter === 'spectator') return { code: 'spectator' };
  if (asking?.request.id !== vote.request || !isVoting(table)) return { code: 'no-request' };
  const { request } = asking;
  if (!isVoter(request, table, voter)) return { code: 'not-your-vote' };
  if (!yes) return parts.requests.end(table, 'refused');
  return await settle(parts, table, { ...asking, request: asItStands(parts, table, agreedBy(request, voter)) });
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
function isVoter({ agreed, missing }: Request, { setting }: VotingTable, seat: Seat): boolean {
  return setting.chairs[seat]?.kind === 'human' && [...agreed, ...missing].includes(seat);
}

/** To be called from the table's queue. */
async function review(parts: Parts, table: Table): Promise<void> {
  const { requests, house } = parts;
  const asking = requests.of(table);
  if (asking === undefined) return;
  if (!isVoting(table) || isOvertaken(table, asking, house.now())) return requests.end(table, 'overtaken');
  const request = asItStands(parts, table, asking.request);
  const isSame = JSON.stringify(request.missing) === JSON.stringify(asking.request.missing);
  if (isSame) return reviewLater(parts, table, request);
  const refusal = await settle(parts, table, { ...asking, request });
  if (refusal) house.log.warn({ table: table.id, refusal }, 'what all agreed to could not be done');
}

/** What was to be taken back is no longer the last move; who was late or away is back; the chair is taken. */
function isOvertaken(table: VotingTable, { request: { proposal }, entries }: Asking, now: number): boolean {
  switch (proposal.what) {
    case 'bot':
      return !mayBeReplaced(table, proposal.seat, now);
    case 'undo':
      return tallyOf(table.match).entries !== entries;
    case 'join':
      return !isFree(table.setting.chairs[proposal.seat]);
    case 'abandon':
      return false;
    default:
      return proposal satisfies never;
  }
}

async function settle(parts: Parts, table: VotingTable, asking: Omit<Asking, 'entries'>): Promise<Refusal | undefined> {
  const { request } = asking;
  if (request.missing.length > 0) {
    parts.requests.show(table, asking);
    return reviewLater(parts, table, request);
  }
  parts.requests.end(table, 'granted');
  return await grant(parts.house, table, asking);
}

/** Somebody who does not come back is waited for only so long. */
function reviewLater(parts: Parts, table: VotingTable, request: Request): undefined {
  const { alarms, matches } = parts;
  const { id } = table;
  const ring = async () => {
    const held = await matches.holdIfWell(id);
    try {
      await held?.table.queue.run(() => held && review(parts, held.table));
    } finally {
      held?.release();
    }
  };
  const at = nextAbsence(table, request);
  if (at < request.expires) alarms.set(`absence ${id}`, at, ring);
}

function grant(
  house: House,
  table: VotingTable,
  { request, newcomer }: Omit<Asking, 'entries'>,
): Promise<Refusal | undefined> {
  const { by, proposal } = request;
  switch (proposal.what) {
    case 'undo': {
      const wish = { type: 'undo', moves: proposal.moves } as const;
      return outcomeOfWish(house, table, { viewer: by, wish, consent: true });
    }
    case 'abandon':
      return changeTable(house, table, { phase: 'ended' });
    case 'bot':
      return seatStandIns(house, table, [proposal.seat]);
    case 'join':
      return newcomer ? seatNewcomer(house, table, newcomer) : Promise.resolve({ code: 'no-request' });
    default:
      return proposal satisfies never;
  }
}
