import { type Notices as NoticesAnswer, WEBHOOKS, type Webhook } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Guests } from '../guests/guests.ts';
import { RefusalAnswer, refused } from '../http/refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { areKeys } from './encrypt.ts';
import type { Notifier } from './notices.ts';
import type { Outbound } from './outbound.ts';
import type { PushKeyPair } from './push-key.ts';

const Address = z.url().max(1000);
const WebhookText = z.strictObject({ format: z.enum(WEBHOOKS), url: Address }) satisfies z.ZodType<Webhook>;
const Subscription = z.strictObject({
  endpoint: Address,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }).refine(areKeys),
});
const Heard = z.object({ webhook: WebhookText.nullable(), isPushed: z.boolean() }) satisfies z.ZodType<NoticesAnswer>;
const DONE = { 204: z.null() };
const REFUSED = { ...DONE, 400: RefusalAnswer };
const CHANGES_PER_MINUTE = { rateLimit: { max: 20 } };

interface NoticeRouteDeps {
  readonly context: ServerContext;
  readonly guests: Guests;
  readonly notices: Notifier;
  readonly outbound: Outbound;
  readonly key: PushKeyPair;
}

export function addNoticeRoutes(plain: FastifyInstance, deps: NoticeRouteDeps): void {
  addPushRoutes(plain, deps);
  addWebhookRoutes(plain, deps);
  plain
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/me/notices',
      { schema: { summary: 'How this guest hears of their turns', response: { 200: Heard } } },
      async (request): Promise<NoticesAnswer> => {
        const { notices } = deps.context.store;
        const player = await deps.guests.known(request);
        if (player === undefined) return { webhook: null, isPushed: false };
        const devices = await notices.subscriptions(player.id);
        return { webhook: await notices.webhook(player.id), isPushed: devices.length > 0 };
      },
    );
}

function addPushRoutes(plain: FastifyInstance, { context, guests, outbound, key }: NoticeRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { notices } = context.store;

  app.get(
    '/api/push-key',
    { schema: { summary: 'The key that browsers subscribe with', response: { 200: z.object({ key: z.string() }) } } },
    async () => ({ key: key.public }),
  );

  app.put(
    '/api/me/push',
    {
      schema: { summary: 'Push notices to this browser', body: Subscription, response: REFUSED },
      config: CHANGES_PER_MINUTE,
    },
    async (request, reply) => {
      const { endpoint, keys } = request.body;
      if (!(await outbound.mayReach(endpoint))) return reply.status(400).send(refused('bad-address'));
      const player = await guests.welcome(request, reply);
      await notices.subscribe({ endpoint, keys, player: player.id, created: context.now() });
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/me/push',
    {
      schema: {
        summary: 'No more notices to this browser, or to any of this guest if none is named',
        body: z.strictObject({ endpoint: Address }).nullish(),
        response: DONE,
      },
    },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player) await notices.unsubscribe(request.body ?? { player: player.id });
      return reply.status(204).send(null);
    },
  );
}

function addWebhookRoutes(plain: FastifyInstance, { context, guests, notices, outbound }: NoticeRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { setWebhook } = context.store.notices;

  app.put(
    '/api/me/webhook',
    {
      schema: { summary: 'Send notices to an address of this guest’s own', body: WebhookText, response: REFUSED },
      config: CHANGES_PER_MINUTE,
    },
    async (request, reply) => {
      if (!(await outbound.mayReach(request.body.url))) return reply.status(400).send(refused('bad-address'));
      const player = await guests.welcome(request, reply);
      await setWebhook(player.id, request.body);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/me/webhook',
    { schema: { summary: 'No more notices there', response: DONE } },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player) await setWebhook(player.id, null);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/me/webhook/trial',
    {
      schema: { summary: 'Send a notice there now', response: { ...DONE, 401: RefusalAnswer, 502: RefusalAnswer } },
      config: { rateLimit: { max: 5 } },
    },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player === undefined) return reply.status(401).send(refused('no-guest'));
      const arrived = await notices.tryWebhook(player.id, player.language);
      return arrived ? reply.status(204).send(null) : reply.status(502).send(refused('webhook-silent'));
    },
  );
}
