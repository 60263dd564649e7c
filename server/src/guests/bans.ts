import type { Refusal } from '@haven/kit';
import type { Ban } from '@haven/wire';
import { homeOf } from '../http/home-of.ts';
import type { ServerContext } from '../server-context.ts';

/** Who comes, as far as that is known. */
interface Caller {
  readonly guest?: string | undefined;
  readonly address?: string | undefined;
}

/** How long somebody is not welcome, in milliseconds from now; for ever without an end. */
export interface BanWish {
  readonly guest: string;
  readonly ms: number | null;
  /** The same for whoever comes from where the guest came from last; none is only the guest. */
  readonly addressMs: number | null;
  readonly why: string;
  /** The guest's name on this day. */
  readonly called: string;
}

/** Those who are not welcome. All of them are held in memory: everybody who comes is compared with them. */
export interface Bans {
  all(): Promise<readonly Ban[]>;
  /** The bans that it made: of the guest, and of their address if it is known and was asked for. */
  put(wish: BanWish): Promise<readonly Ban[]>;
  /** False if there was none. */
  lift(ban: Pick<Ban, 'kind' | 'name'>): Promise<boolean>;
  /** Why this caller may not come in; undefined if they may. */
  refusalFor(caller: Caller): Refusal | undefined;
  /** Remembers for a while, and in memory alone, where a guest came from. */
  note(guest: string, address: string): void;
  wake(): Promise<void>;
}

/** More guests' addresses are not remembered. */
const MOST_ADDRESSES = 10_000;

interface Held extends Ban {
  covers(caller: Caller): boolean;
}

export function createBans({ store, now, bus }: Pick<ServerContext, 'store' | 'now' | 'bus'>): Bans {
  let held: readonly Held[] = [];
  const addresses = new Map<string, string>();
  const isInForce = ({ until }: Ban) => until === null || until > now();
  const read = async () => {
    held = (await store.bans.all()).filter(isInForce).map(holding);
    return held;
  };
  // Where that fails, the next change of the bans or the next start finds them.
  bus.hear(({ what }) => void (what === 'bans' && read().catch(() => {})));
  return {
    wake: async () => void (await read()),
    all: async () => (await read()).map(({ covers: _covers, ...ban }) => ban),
    put: async (wish) => {
      const made = bansFor(wish, { address: addresses.get(wish.guest), now: now() });
      for (const ban of made) await store.bans.put(ban);
      bus.tell({ what: 'bans' });
      await read();
      return made;
    },
    lift: async (ban) => {
      const isLifted = await store.bans.lift(ban);
      bus.tell({ what: 'bans' });
      await read();
      return isLifted;
    },
    refusalFor: (caller) => {
      const ban = held.find((each) => isInForce(each) && each.covers(caller));
      return ban && { code: 'banned', values: { until: ban.until ?? 0 } };
    },
    note: (guest, address) => {
      addresses.delete(guest);
      addresses.set(guest, address);
      const [oldest] = addresses.keys();
      if (addresses.size > MOST_ADDRESSES && oldest !== undefined) addresses.delete(oldest);
    },
  };
}

function bansFor(
  { guest, ms, addressMs, why, called }: BanWish,
  { address, now }: { address: string | undefined; now: number },
): Ban[] {
  const ban: Ban = { kind: 'guest', name: guest, at: now, until: ms === null ? null : now + ms, why, called };
  if (addressMs === null || address === undefined) return [ban];
  return [ban, { ...ban, kind: 'address', name: address, until: now + addressMs }];
}

function holding(ban: Ban): Held {
  if (ban.kind === 'guest') return { ...ban, covers: ({ guest }) => guest === ban.name };
  const home = homeOf(ban.name);
  return { ...ban, covers: ({ address }) => address !== undefined && homeOf(address) === home };
}
