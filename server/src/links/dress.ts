import type { FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import { houseCard } from './card.ts';
import { withCard } from './head.ts';
import { languageFor } from './home.ts';
import type { Links } from './links.ts';
import { withWords } from './words.ts';

/** What a name of a machine is made of; whatever else a visitor sends is not repeated. */
const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

/** Writes into the page what its address leads to. */
export function dressedBy(links: Links, ownAddress: string) {
  return async (page: string, request: FastifyRequest): Promise<string> => {
    const { pathname } = new URL(request.url, 'http://house');
    const asked = languageFor(request);
    const card = (await links.card(addressOf(pathname), asked)) ?? houseCard(asked ?? 'en');
    const dressed = withCard(page, card, { origin: originFor(ownAddress, request), path: pathname });
    return withWords(dressed, asked ?? 'en');
  };
}

/** The house's own address counts before the one that was asked for. */
export function originFor(ownAddress: string, { protocol, host }: FastifyRequest): string | undefined {
  if (ownAddress !== '') return ownAddress;
  return HOST.test(host) ? `${protocol}://${host}` : undefined;
}
