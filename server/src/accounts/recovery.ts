import { randomBytes } from 'node:crypto';
import { sealOf } from '@haven/kit';
import type { Recovery } from '@haven/wire';
import type { House } from '../house.ts';
import type { Player } from '../store/players.ts';

const TOKEN_BYTES = 24;
const LIFE_MS = 15 * 60_000;

/** A secret that makes another device this player's own; the store knows its hash only. */
export async function offerRecovery({ store, now }: House, player: Player): Promise<Recovery> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expires = now() + LIFE_MS;
  await store.players.keepRecovery({ hash: sealOf(token), player: player.id, expires });
  return { token, expires };
}

/** The player that a secret belongs to; it works once. */
export async function recover({ store, now }: House, token: string): Promise<Player | undefined> {
  const id = await store.players.redeem(sealOf(token), now());
  return id === undefined ? undefined : store.players.load(id);
}
