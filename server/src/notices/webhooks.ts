import type { PushNotice, Webhook } from '@haven/wire';
import type { Outbound, OutboundPost } from './outbound.ts';

/** Sends a notice where a guest wants it; the status of the answer. */
export function callWebhook(outbound: Outbound, { format, url }: Webhook, notice: PushNotice): Promise<number> {
  return outbound.post(url, LETTERS[format](notice));
}

const LETTERS: Readonly<Record<Webhook['format'], (notice: PushNotice) => OutboundPost>> = {
  discord: ({ title, address }) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content: `${title}\n${address}`, allowed_mentions: { parse: [] } }),
  }),
  ntfy: ({ title, address }) => ({
    headers: { 'content-type': 'text/plain; charset=utf-8', ...clickTo(address) },
    body: `${title}\n${address}`,
  }),
};

/** A tap on the notice opens the table, if the house knows its own address. */
function clickTo(address: string): Record<string, string> {
  return URL.canParse(address) ? { click: new URL(address).href } : {};
}
