import { type Refusal, type Seat, tallyOf, type Viewer } from '@haven/kit';
import type { Proposal, Request } from '@haven/wire';
import type { Alarms } from '../clocks/alarms.ts';
import { seatStandIns } from '../clocks/stand-ins.ts';
import { type House, report } from '../house.ts';
import { changeTable } from '../matches/change.ts';
import { outcomeOfWish } from '../matches/decide.ts';
import type { Matches } from '../matches/matches.ts';
import type { Listener, Table } from '../matches/table.ts';
import { complain } from '../socket/complain.ts';
import { perSeat } from '../socket/per-seat.ts';
import { isLate, isVoting, proposalRefusal, type VotingTable, votersOn, votingRefusal } from './proposal.ts';
import { type Asking, agreedBy, createRequests, type Requests } from './requests.ts';

/** Requests that wait for the table: seen by everybody, ended by one no, gone after a while and with the process. */
export interface Consent {
  propose(table: Table, listener: Listener, proposal: Proposal): Promise<void>;
  vote(table: Table, listener: Listener, vote: Vote): Promise<void>;
  /** A newcomer hears what is being asked. */
  tell(table: Table, listener: Listener): void;
  /** The game goes on: some requests have no object any more. */
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

const DAY_MS = 24 * 3600_000;
const PROPOSALS = { perSecond: 0.1, burst: 3 };

export function createConsent(hall: Hall): Consent {
  const { house } = hall;
  const requests = createRequests(hall);
  const propose = proposing(hall, requests);
  const failed = (error: unknown) => report(house, 'consent', error);
  const answered = (table: Table, listener: Listener, work: () => Promise<Refusal | undefined>) =>
    table.queue.run(async () => {
      const refusal = await work();
      if (refusal) complain(house, listener, refusal);
    });
  return {
    propose: (table, listener, proposal) => answered(table, listener, () => propose(table, listener.viewer, proposal)),
    vote: (table, listener, vote) =>
      answered(table, listener, () => voted({ house, requests }, table, { ...vote, voter: listener.viewer })),
    tell: requests.tell,
    watch: (table) => {
      const asking = requests.of(table);
      if (asking === undefined) return;
      if (isOvertaken(table, asking, house.now())) requests.end(table, 'overtaken');
      else if (replacedVoters(table, asking).length > 0)
        void table.queue.run(() => agreeForBots({ house, requests }, table)).catch(failed);
    },
  };
}

function proposing({ house, requestMs }: Hall, requests: Requests) {
  const buckets = perSeat(PROPOSALS, house.now);
  let asked = 0;
  return async (table: Table, by: Viewer, proposal: Proposal): Promise<Refusal | undefined> => {
    if (by === 'spectator') return { code: 'spectator' };
    if (!isVoting(table)) return votingRefusal(table);
    const refusal = proposalRefusal(table, { by, proposal, now: house.now() });
    if (refusal) return refusal;
    if (requests.of(table)) return { code: 'request-open' };
    if (!buckets(table, by).take()) return { code: 'too-many-requests' };
    asked += 1;
    const expires = house.now() + (table.setting.clock.kind === 'days' ? DAY_MS : requestMs);
    return await settle({ house, requests }, table, newRequest(table, { id: asked, by, proposal, expires }));
  };
}

function newRequest(table: VotingTable, asked: Pick<Request, 'id' | 'by' | 'proposal' | 'expires'>): Request {
  const { by, proposal } = asked;
  const bots = table.setting.chairs.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat);
  return { ...asked, agreed: [by, ...bots], missing: votersOn(table, by, proposal) };
}

interface Parts {
  readonly house: House;
  readonly requests: Requests;
}

async function voted(parts: Parts, table: Table, vote: Vote & { voter: Viewer }): Promise<Refusal | undefined> {
  const { voter, yes } = vote;
  const request = parts.requests.of(table)?.request;
  if (voter === 'spectator') return { code: 'spectator' };
  if (request?.id !== vote.request || !isVoting(table)) return { code: 'no-request' };
  if (!isVoter(request, table, voter)) return { code: 'not-your-vote' };
  return yes ? await settle(parts, table, agreedBy(request, voter)) : parts.requests.end(table, 'refused');
}

/** Whoever has agreed may still think better of it. */
function isVoter({ agreed, missing }: Request, { setting }: VotingTable, seat: Seat): boolean {
  return setting.chairs[seat]?.kind === 'human' && [...agreed, ...missing].includes(seat);
}

async function agreeForBots(parts: Parts, table: Table): Promise<void> {
  const asking = parts.requests.of(table);
  const seats = asking ? replacedVoters(table, asking) : [];
  if (asking === undefined || seats.length === 0 || !isVoting(table)) return;
  await settle(parts, table, seats.reduce(agreedBy, asking.request));
}

/** Those who had not voted yet when a bot replaced them. */
function replacedVoters({ setting }: Table, { request }: Asking): Seat[] {
  return request.missing.filter((seat) => setting?.chairs[seat]?.kind === 'bot');
}

/** What was to be taken back is no longer the last move; who was late has moved; the match is over. */
function isOvertaken(table: Table, { request, entries }: Asking, now: number): boolean {
  if (!isVoting(table)) return true;
  const { proposal } = request;
  if (proposal.what === 'bot') return !isLate(table, proposal.seat, now);
  return proposal.what === 'undo' && tallyOf(table.match).entries !== entries;
}

async function settle(parts: Parts, table: VotingTable, request: Request): Promise<Refusal | undefined> {
  if (request.missing.length > 0) return parts.requests.show(table, request);
  parts.requests.end(table, 'granted');
  return await grant(parts.house, table, request);
}

function grant(house: House, table: VotingTable, { by, proposal }: Request): Promise<Refusal | undefined> {
  switch (proposal.what) {
    case 'undo': {
      const wish = { type: 'undo', moves: proposal.moves } as const;
      return outcomeOfWish(house, table, { viewer: by, wish, consent: true });
    }
    case 'abandon':
      return changeTable(house, table, { phase: 'ended' });
    case 'bot':
      return seatStandIns(house, table, [proposal.seat]);
    default:
      return proposal satisfies never;
  }
}
