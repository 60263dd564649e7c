import type { Refusal } from '@haven/kit';

const UNREACHABLE: Refusal = { code: 'unreachable' };

export type Answer<V> =
  | { readonly value: V; readonly refusal?: undefined }
  | { readonly value?: undefined; readonly refusal: Refusal };

/** Asks the server; a server that cannot be reached is a refusal too. */
export async function ask<V>(path: string, request?: RequestInit): Promise<Answer<V>> {
  try {
    const response = await fetch(`/api${path}`, request);
    const body: unknown = response.status === 204 ? null : await response.json();
    return response.ok ? { value: body as V } : { refusal: (body as { refusal?: Refusal }).refusal ?? UNREACHABLE };
  } catch {
    return { refusal: UNREACHABLE };
  }
}

/** Tells the server something; without a body where there is nothing more to say. */
export function send<V>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer<V>> {
  if (body === undefined) return ask(path, { method });
  return ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
