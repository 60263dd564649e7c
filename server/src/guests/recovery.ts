import { randomBytes } from 'node:crypto';
import { sealOf } from '@haven/kit';
import type { Invitation, KeptCode, Recovery } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import { newCode, newCodeToKeep, readCode } from './codes.ts';

const TOKEN_BYTES = 24;
const LIFE_MS = 15 * 60_000;

/** By what somebody says who they are: the secret of a link, or a code that they typed. */
export type RecoveryProof = { readonly token: string } | { readonly code: string };

/** Secrets that make another device this player's own, in a link or typed; the store knows their hashes only. */
export async function offerRecovery({ store, now }: ServerContext, player: Player): Promise<Recovery> {
  const [token, code] = [newToken(), newCode()];
  const expires = now() + LIFE_MS;
  const hashes = [sealOf(token), sealOf(code)];
  await store.players.keepRecovery(hashes.map((hash) => ({ hash, player: player.id, expires })));
  return { token, code, expires };
}

/** The link alone, for whoever lost everything and asked the operator. */
export async function offerInvitation({ store, now }: ServerContext, player: Player): Promise<Invitation> {
  const [token, expires] = [newToken(), now() + LIFE_MS];
  await store.players.keepRecovery([{ hash: sealOf(token), player: player.id, expires }]);
  return { token, expires };
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A code to write down, for whoever loses all devices; the one from before counts no more. */
export async function keepCode({ store, now }: ServerContext, player: Player): Promise<KeptCode> {
  const [code, since] = [newCodeToKeep(), now()];
  await store.players.keepCode({ hash: sealOf(code), player: player.id, since });
  return { code, since };
}

/** The player that a secret belongs to; it works once, unless it is a code to keep. */
export async function recover({ store, now }: ServerContext, proof: RecoveryProof): Promise<Player | undefined> {
  const secret = 'token' in proof ? proof.token : readCode(proof.code);
  const id = secret === undefined ? undefined : await store.players.redeem(sealOf(secret), now());
  return id === undefined ? undefined : store.players.load(id);
}
