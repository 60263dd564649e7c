import { tallyOf } from '@haven/kit';
import type { FromServer, Request, RequestEnd } from '@haven/wire';
import type { Timers } from '../clocks/timers.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Listener, Table } from '../tables/table.ts';
import type { Newcomer } from './join.ts';

export interface Asking {
  readonly request: Request;
  /** The length of the match when it was asked. */
  readonly entries: number;
  /** The player who asks. */
  readonly asker: string;
  /** The players who have said yes, wherever a bot sits meanwhile. */
  readonly yes: readonly string[];
  /** Who asks for a chair, if that is what is asked. */
  readonly newcomer?: Newcomer;
  /** Up to this moment a newcomer who stays and looks on is not forgotten. */
  readonly until?: number;
}

/** People who are there answer sooner; whoever asked and went shuts out nobody for longer. */
export const JOINING_MS = 120_000;

/** What the tables are being asked, one thing each; everybody there hears of every change. */
export interface Requests {
  of(table: Table): Asking | undefined;
  /** New, or with other votes. */
  show(table: Table, asking: Omit<Asking, 'entries'>): undefined;
  end(table: Table, ended: RequestEnd): undefined;
  tell(table: Table, listener: Listener): void;
  /** The tables where this guest asks for a chair. */
  askedBy(guest: string): string[];
}

interface RequestDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly timers: Timers;
}

export function createRequests({ context, registry, timers }: RequestDeps): Requests {
  const open = new Map<string, Asking>();
  const requestOf = ({ id }: Table) => {
    const asking = open.get(id);
    return asking && asking.request.expires > context.now() ? asking : undefined;
  };
  const endHere = (table: Table, ended: RequestEnd): undefined => {
    open.delete(table.id);
    timers.clear(nameOf(table));
    tellAll(table, { request: null, ended });
  };
  const end = (table: Table, ended: RequestEnd): undefined => {
    context.bus.tell({ what: 'asked', id: table.id, ended });
    endHere(table, ended);
  };
  const expire = async (id: string) => {
    const found = await registry.errand(id, async (table) => {
      await table.queue.run(() => lapse(table));
      return table;
    });
    if (found === undefined) open.delete(id);
  };
  const show = (table: Table, asking: Omit<Asking, 'entries'>): undefined => {
    const { request } = asking;
    const whole = { ...asking, entries: table.match ? tallyOf(table.match).entries : 0 };
    open.set(table.id, whole);
    context.bus.tell({ what: 'asking', id: table.id, asking: whole });
    timers.set(nameOf(table), request.expires, () => expire(table.id));
    tellAll(table, { request });
  };
  const lapse = (table: Table): undefined => {
    const asking = open.get(table.id);
    const now = context.now();
    // In the meantime something else may be asked.
    if (asking === undefined || asking.request.expires > now) return;
    if (!isStillThere(table, asking, now)) return end(table, 'expired');
    const expires = Math.min(now + JOINING_MS, asking.until ?? now);
    show(table, { ...asking, request: { ...asking.request, expires } });
  };
  hearOthers({ context, registry, open, endHere });
  return {
    of: requestOf,
    end,
    show,
    tell: (table, listener) => {
      const asking = requestOf(table);
      if (asking) listener.hear(messageOf({ request: asking.request }));
    },
    askedBy: (guest) => [...open].flatMap(([id, { newcomer }]) => (newcomer?.player.id === guest ? [id] : [])),
  };
}

interface Hearing extends Pick<RequestDeps, 'context' | 'registry'> {
  readonly open: Map<string, Asking>;
  endHere(table: Table, ended: RequestEnd): void;
}

/** What is asked and answered at other servers. Where it was asked, it also expires. */
function hearOthers({ context, registry, open, endHere }: Hearing): void {
  const hearOf = (id: string, asking: Asking) => {
    const known = open.get(id);
    const isKnown = known?.request.id === asking.request.id;
    open.set(id, isKnown ? { ...asking, yes: [...new Set([...known.yes, ...asking.yes])] } : asking);
    const table = registry.peek(id);
    if (table) tellAll(table, { request: asking.request });
    table?.announce();
  };
  const hearOfEnd = (id: string, ended: RequestEnd) => {
    const table = registry.peek(id);
    if (table && open.has(id)) endHere(table, ended);
    open.delete(id);
  };
  context.bus.hear((tiding) => {
    if (tiding.what === 'asking') hearOf(tiding.id, tiding.asking as Asking);
    if (tiding.what === 'asked') hearOfEnd(tiding.id, tiding.ended);
  });
}

function isStillThere({ listeners }: Table, { asker, until = 0 }: Asking, now: number): boolean {
  return until > now && [...listeners].some(({ guest }) => guest === asker);
}

function nameOf({ id }: Table): string {
  return `request ${id}`;
}

type RequestNews = { readonly request: Request } | { readonly request: null; readonly ended: RequestEnd };

function messageOf(news: RequestNews): string {
  return JSON.stringify({ type: 'request', ...news } satisfies FromServer);
}

function tellAll({ listeners }: Table, news: RequestNews): void {
  const message = messageOf(news);
  for (const listener of listeners) listener.hear(message);
}
