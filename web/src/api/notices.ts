import type { Notices, PushKey, Webhook } from '@haven/wire';
import { type Answer, ask, send } from './ask.ts';

/** How this guest hears of their turn while away; refused by a server that tells nobody anything. */
export function fetchNotices(): Promise<Answer<Notices>> {
  return ask('/me/notices');
}

export function keepWebhook(webhook: Webhook): Promise<Answer<unknown>> {
  return send('PUT', '/me/webhook', webhook);
}

export function dropWebhook(): Promise<Answer<unknown>> {
  return send('DELETE', '/me/webhook');
}

export function testWebhook(): Promise<Answer<unknown>> {
  return send('POST', '/me/webhook/trial');
}

/** Has the server push notices to this browser, if both can. */
export async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.ready;
  const { value } = await ask<PushKey>('/push-key');
  if (worker === undefined || value === undefined) return;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: value.key });
  await send('PUT', '/me/push', subscription.toJSON());
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await send('DELETE', '/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
