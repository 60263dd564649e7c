import type { PushNotice } from '@haven/wire';
import { SignJWT } from 'jose';
import type { ServerContext } from '../server-context.ts';
import type { KeptSubscription } from '../store/notices.ts';
import { encryptFor } from './encrypt.ts';
import type { Outbound, OutboundPost } from './outbound.ts';
import type { PushKeyPair } from './push-key.ts';

/** A notice that nobody fetched by then is no news any more. */
const LIFE_SECONDS = 24 * 3600;
const TOKEN_SECONDS = 12 * 3600;
/** A browser that has taken its subscription back. */
const GONE = [404, 410];

export interface Pusher {
  readonly context: ServerContext;
  readonly outbound: Outbound;
  readonly key: PushKeyPair;
  /** Where push services may complain: an address of the house, or a mailbox. */
  readonly contact: string;
}

/** Sends a notice to one device; `topic` lets a newer one take the place of an older. */
export async function push(
  pusher: Pusher,
  subscription: KeptSubscription,
  { notice, topic }: { readonly notice: PushNotice; readonly topic: string },
): Promise<void> {
  const { context, outbound } = pusher;
  const { endpoint } = subscription;
  const authorization = await vapid(pusher, new URL(endpoint).origin);
  const letter: OutboundPost = {
    headers: {
      authorization,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(LIFE_SECONDS),
      topic,
    },
    body: encryptFor(subscription, JSON.stringify(notice)),
  };
  const status = await outbound.post(endpoint, letter);
  if (GONE.includes(status)) await context.store.notices.unsubscribe({ endpoint });
  else if (status >= 400) context.log.warn({ status }, 'a push service refused a notice');
}

/** Proves to a push service who sends (RFC 8292). */
async function vapid({ context, key, contact }: Pusher, audience: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(contact)
    .setExpirationTime(Math.floor(context.wall() / 1000) + TOKEN_SECONDS)
    .sign(key.private);
  return `vapid t=${token}, k=${key.public}`;
}
