import { isTooDeep, type Refusal } from '@haven/kit';
import { homeOf } from './http/home-of.ts';
import type { Limits } from './limits.ts';
import type { ServerContext } from './server-context.ts';
import type { KeptForHost } from './store/tables.ts';
import { bucketsByName } from './till.ts';

/** How much of the house one guest may keep for themselves. No honest guest comes near. */
export const QUOTAS = {
  /** Tables that wait for people, with their host on a chair. */
  gathering: 12,
  /** Tables that play, of the same host. */
  playing: 200,
  /** What one table brings along, as it is kept. */
  tableBytes: 256_000,
  /** What all of them bring along, for as long as they are kept. */
  documentBytes: 4_000_000,
  /** A table that nothing has happened at for so long does not count. */
  days: 30,
} as const;

const DAY_SECONDS = 24 * 3600;
/** What a table takes without any document. */
const PLAIN_BYTES = 1000;

export interface Quotas {
  /** Why this guest cannot have one more table with these options, or undefined. */
  ofTable(host: string, wish: Brought & { readonly address: string }): Promise<Refusal | undefined>;
  /** Why their table cannot have these options instead of its own, or undefined. */
  ofOptions(host: string, wish: Brought & { readonly address: string }): Promise<Refusal | undefined>;
  /** The same for a match without a table, which belongs to nobody. */
  ofMatch(wish: Brought & { readonly address: string }): Refusal | undefined;
}

interface Brought {
  readonly options: Readonly<Record<string, unknown>>;
}

export function createQuotas({ store, now }: ServerContext, limits: Limits): Quotas {
  const perDay = (most: number) => bucketsByName({ perSecond: most / DAY_SECONDS, burst: most }, now);
  const matches = perDay(limits.matchesPerAddress);
  const bytes = perDay(limits.documentBytesPerAddress);
  const brought = (address: string, options: Brought['options']) => {
    if (bytesOf(options) > QUOTAS.tableBytes) return tooMany('document', QUOTAS.tableBytes / 1000);
    if (bytes(homeOf(address)).take(bytesOf(options))) return undefined;
    return tooMany('documents', limits.documentBytesPerAddress / 1000);
  };
  const keptFor = (host: string) => store.tables.keptFor(host, now() - QUOTAS.days * DAY_SECONDS * 1000);
  const more = (kept: KeptForHost, { address, options }: Brought & { readonly address: string }) => {
    if (bytesOf(options) > 0 && kept.bytes + bytesOf(options) > QUOTAS.documentBytes)
      return tooMany('documents', QUOTAS.documentBytes / 1000);
    return brought(address, options);
  };
  return {
    ofTable: async (host, wish) => {
      const kept = await keptFor(host);
      if (kept.gathering >= QUOTAS.gathering) return tooMany('gathering', QUOTAS.gathering);
      if (kept.playing >= QUOTAS.playing) return tooMany('playing', QUOTAS.playing);
      return more(kept, wish);
    },
    ofOptions: async (host, wish) => more(await keptFor(host), wish),
    ofMatch: ({ address, options }) =>
      matches(homeOf(address)).take() ? brought(address, options) : tooMany('matches', limits.matchesPerAddress),
  };
}

/** What nobody can write down is not counted here: the game refuses it. */
function bytesOf(options: Brought['options']): number {
  if (Object.values(options).some(isTooDeep)) return 0;
  return Math.max(0, JSON.stringify(options).length - PLAIN_BYTES);
}

function tooMany(what: string, most: number): Refusal {
  return { code: 'quota', values: { what, most } };
}
