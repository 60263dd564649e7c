import type { Refusal, Seat } from '@haven/kit';
import type { Ban, Invitation } from '@haven/wire';
import { forgetGuest, freed } from '../accounts/forget-guest.ts';
import type { BanWish } from '../guests/bans.ts';
import { offerInvitation } from '../guests/recovery.ts';
import { changeTable } from '../tables/change.ts';
import { removeLine } from '../tables/chat-lines.ts';
import { isSet } from '../tables/table.ts';
import type { AdminDeps } from './admin.ts';

/** Takes away what was said; the number of the line stays. */
export function unsay(deps: AdminDeps, id: string, line: number): Promise<Refusal | undefined> {
  return deps.registry.at(id, async (table) =>
    isSet(table) ? removeLine(deps.context, table, line) : { code: 'unknown-line' },
  );
}

/** The complaints about a line are dealt with; they stay on the list, behind those that are not. */
export async function settle({ context }: AdminDeps, id: string, line: number): Promise<Refusal | undefined> {
  return (await context.store.chat.settle(id, line, context.now())) ? undefined : { code: 'unknown-line' };
}

/** Takes a chair from its person: before the match it is free again, from then on a bot's. */
export function freeChair(deps: AdminDeps, id: string, seat: Seat): Promise<Refusal | undefined> {
  return deps.registry.at(id, (table) =>
    table.queue.run(() => {
      const { setting } = table;
      const chair = setting?.chairs[seat];
      if (!isSet(table) || setting === undefined || chair === undefined) return { code: 'unknown-chair' };
      if (setting.phase === 'over' || setting.phase === 'ended') return { code: 'game-over' };
      return changeTable(deps.context, table, { chairs: [freed(setting, chair)] });
    }),
  );
}

/** A way back to their chair for a person who has lost theirs; it works once, and makes their browser that guest. */
export function inviteBack(deps: AdminDeps, id: string, seat: Seat): Promise<Invitation | Refusal> {
  return deps.registry.at(id, async ({ setting }) => {
    const chair = setting?.chairs[seat];
    if (chair === undefined) return { code: 'unknown-chair' };
    const player = chair.player === null ? undefined : await deps.context.store.players.load(chair.player);
    return player ? offerInvitation(deps.context, player) : { code: 'no-owner' };
  });
}

/** Their sockets end at once; what they began goes on without them. */
export async function ban(deps: AdminDeps, wish: Omit<BanWish, 'called'>): Promise<readonly Ban[] | Refusal> {
  const guest = await deps.context.store.players.load(wish.guest);
  if (guest === undefined) return { code: 'unknown-guest' };
  const made = await deps.bans.put({ ...wish, called: guest.name });
  deps.sittings.endAll(wish.guest);
  await deps.consent.reconsider(wish.guest);
  return made;
}

export async function forget(deps: AdminDeps, guest: string): Promise<Refusal | undefined> {
  if ((await deps.context.store.players.load(guest)) === undefined) return { code: 'unknown-guest' };
  await forgetGuest(deps, guest);
  return undefined;
}
