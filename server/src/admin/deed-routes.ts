import { cleanText } from '@haven/kit';
import { BAN_KINDS } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deny } from '../lobby/at-table.ts';
import type { AdminDeps } from './admin.ts';
import { ban, forget, freeChair, inviteBack, settle, unsay } from './deeds.ts';

const DAY_MS = 24 * 3600_000;
const MOST_DAYS = 3650;
const config = { rateLimit: { max: 120 } };

const Id = z.string().max(64);
const Number0 = z.coerce.number().int().min(0).max(1_000_000);
const Days = z.coerce.number().min(0).max(MOST_DAYS);
const LineParams = z.object({ id: Id, line: Number0 });
const ChairParams = z.object({ id: Id, seat: Number0 });
const GuestParams = z.object({ id: Id });
const BanParams = z.object({ kind: z.enum(BAN_KINDS), name: z.string().max(100) });
/** No days of a guest are for ever, none of an address leave it alone. */
const BanQuery = z.object({
  days: Days.default(0),
  addressDays: Days.default(0),
  why: z.string().max(500).transform(cleanText).default(''),
});

/** What the operator may do to chairs and to what was said. */
export function addChairDeedRoutes(plain: FastifyInstance, deps: AdminDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const line = { config, schema: { hide: true, params: LineParams } };
  app.delete('/tables/:id/chat/:line', line, async ({ params }, reply) => {
    const refusal = await unsay(deps, params.id, params.line);
    return refusal ? deny(reply, refusal) : reply.status(204).send();
  });

  app.post('/tables/:id/chat/:line/settled', line, async ({ params }, reply) => {
    const refusal = await settle(deps, params.id, params.line);
    return refusal ? deny(reply, refusal) : reply.status(204).send();
  });

  const chair = { config, schema: { hide: true, params: ChairParams } };
  app.post('/tables/:id/chairs/:seat/free', chair, async ({ params }, reply) => {
    const refusal = await freeChair(deps, params.id, params.seat);
    return refusal ? deny(reply, refusal) : reply.status(204).send();
  });

  app.post('/tables/:id/chairs/:seat/invitation', chair, async ({ params }, reply) => {
    const invitation = await inviteBack(deps, params.id, params.seat);
    return 'code' in invitation ? deny(reply, invitation) : invitation;
  });
}

/** What the operator may do about people. */
export function addGuestRoutes(plain: FastifyInstance, deps: AdminDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const guest = { config, schema: { hide: true, params: GuestParams } };
  app.delete('/guests/:id', guest, async ({ params: { id } }, reply) => {
    const refusal = await forget(deps, id);
    return refusal ? deny(reply, refusal) : reply.status(204).send();
  });

  app.get('/bans', { config, schema: { hide: true } }, () => deps.bans.all());
  const banning = { config, schema: { ...guest.schema, querystring: BanQuery } };
  app.post('/guests/:id/ban', banning, async ({ params: { id }, query }, reply) => {
    const { days, addressDays, why } = query;
    const wish = { guest: id, ms: msOf(days), addressMs: msOf(addressDays), why };
    const made = await ban(deps, wish);
    return 'code' in made ? deny(reply, made) : made;
  });

  const lifting = { config, schema: { hide: true, params: BanParams } };
  app.delete('/bans/:kind/:name', lifting, async ({ params }, reply) => {
    return (await deps.bans.lift(params)) ? reply.status(204).send() : deny(reply, { code: 'not-banned' });
  });
}

function msOf(days: number): number | null {
  return days === 0 ? null : days * DAY_MS;
}
