import { type KeptCode, type KeptSince, LANGUAGES, type Me, type Recovery } from '@haven/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Consent } from '../consent/consent.ts';
import type { GuestCookie } from '../guests/guest-cookie.ts';
import type { Guests } from '../guests/guests.ts';
import { keepCode, offerRecovery, type RecoveryProof, recover } from '../guests/recovery.ts';
import { Nickname } from '../http/nickname.ts';
import { RefusalAnswer, refused } from '../http/refusal.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sittings } from '../socket/sittings.ts';
import type { Player } from '../store/players.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { forgetGuest } from './forget-guest.ts';

const MeAnswer = z.object({
  name: z.string(),
  language: z.enum(LANGUAGES),
  isListed: z.boolean().exactOptional(),
}) satisfies z.ZodType<Me>;
const MetAnswer = MeAnswer.extend({ isSignedOut: z.boolean().optional() });
const Introduced = z.strictObject({
  name: Nickname.exactOptional(),
  language: z.enum(LANGUAGES).exactOptional(),
  isListed: z.boolean().exactOptional(),
});
const GOODBYES_PER_MINUTE = 20;
/** Nobody types faster, and nobody guesses a code at this pace. */
const GUESSES_PER_MINUTE = 10;
const RecoveryAnswer = z.object({
  token: z.string(),
  code: z.string(),
  expires: z.number(),
}) satisfies z.ZodType<Recovery>;
const CodeAnswer = z.object({ code: z.string(), since: z.number() }) satisfies z.ZodType<KeptCode>;
const SinceAnswer = z.object({ since: z.number().nullable() }) satisfies z.ZodType<KeptSince>;
const Proven = z.union([
  z.strictObject({ token: z.string().max(100) }),
  z.strictObject({ code: z.string().max(100) }),
]) satisfies z.ZodType<RecoveryProof>;

interface AccountRouteDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly cookie: GuestCookie;
  readonly sittings: Sittings;
  readonly consent: Pick<Consent, 'dismiss'>;
  /** Somebody has taken another name. */
  readonly renamed: (player: Player) => Promise<void>;
  readonly newGuestsPerMinute: number;
}

export function addAccountRoutes(plain: FastifyInstance, deps: AccountRouteDeps): void {
  addIntroductionRoutes(plain, deps);
  addRecoveryRoutes(plain, deps);
  addCodeRoutes(plain, deps);
  addGoodbyeRoutes(plain, deps);
}

function addIntroductionRoutes(plain: FastifyInstance, deps: AccountRouteDeps): void {
  const { context, guests, newGuestsPerMinute, renamed } = deps;
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: newGuestsPerMinute } };

  app.get(
    '/api/me',
    { schema: { summary: 'Who this browser is', response: { 200: MetAnswer } } },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player) await proveAgain(deps, { request, reply, player });
      const isSignedOut = player === undefined && (await guests.wasSignedOut(request));
      // It is told once: from now on the browser is nobody.
      if (isSignedOut) deps.cookie.clear(request, reply);
      return { ...meOf(player), ...(isSignedOut && { isSignedOut }) };
    },
  );

  app.post(
    '/api/me',
    {
      schema: {
        summary: 'Take a name, choose a language, wish to be listed',
        body: Introduced,
        response: { 200: MeAnswer },
      },
      config,
    },
    async (request, reply) => {
      const player = await guests.welcome(request, reply);
      const { name, language, isListed } = request.body;
      if (name !== undefined) await context.store.players.rename(player.id, name);
      if (language !== undefined) await context.store.players.speak(player.id, language);
      if (name !== undefined) await renamed({ ...player, name });
      if (isListed !== undefined) await context.store.players.list(player.id, isListed);
      return meOf({ ...player, ...request.body });
    },
  );
}

function addRecoveryRoutes(plain: FastifyInstance, deps: AccountRouteDeps): void {
  const { context, guests, newGuestsPerMinute } = deps;
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: newGuestsPerMinute } };

  app.post(
    '/api/me/recovery',
    {
      schema: {
        summary: 'A secret and a code that make another device this guest’s own: once, for a quarter of an hour',
        response: { 200: RecoveryAnswer, 401: RefusalAnswer },
      },
      config,
    },
    async (request, reply) => {
      const player = await guests.known(request);
      return player ? offerRecovery(context, player) : reply.status(401).send(refused('no-guest'));
    },
  );

  app.post(
    '/api/me/recover',
    {
      schema: {
        summary: 'Become the guest of another device',
        body: Proven,
        response: { 200: MeAnswer, 403: RefusalAnswer },
      },
      config: { rateLimit: { max: GUESSES_PER_MINUTE } },
    },
    async (request, reply) => {
      const player = await recover(context, request.body);
      if (player === undefined) return reply.status(403).send(refused('bad-recovery'));
      await proveAgain(deps, { request, reply, player });
      return meOf(player);
    },
  );
}

/** The code that lies in a drawer. */
function addCodeRoutes(plain: FastifyInstance, { context, guests, newGuestsPerMinute }: AccountRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { players } = context.store;
  const config = { rateLimit: { max: newGuestsPerMinute } };

  app.get(
    '/api/me/code',
    { schema: { summary: 'Since when this guest keeps a code', response: { 200: SinceAnswer } } },
    async (request): Promise<KeptSince> => {
      const player = await guests.known(request);
      return { since: (player && (await players.codeSince(player.id))) ?? null };
    },
  );

  app.post(
    '/api/me/code',
    {
      schema: {
        summary: 'A code to keep, which makes any device this guest’s own; in place of the one before',
        response: { 200: CodeAnswer, 401: RefusalAnswer },
      },
      config,
    },
    async (request, reply) => {
      const player = await guests.known(request);
      return player ? keepCode(context, player) : reply.status(401).send(refused('no-guest'));
    },
  );

  app.delete(
    '/api/me/code',
    { schema: { summary: 'The kept code counts no more', response: { 204: z.null() } } },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player) await players.dropCode(player.id);
      return reply.status(204).send(null);
    },
  );
}

/** Here, or everywhere else. */
function addGoodbyeRoutes(plain: FastifyInstance, deps: AccountRouteDeps): void {
  const { context, guests, cookie, sittings, consent } = deps;
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/me/leave',
    { schema: { summary: 'This browser is nobody from now on', response: { 204: z.null() } } },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player) await consent.dismiss(player.id);
      cookie.clear(request, reply);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Forget this guest: name, devices, webhook, ways back and words; bots play on from their chairs',
        response: { 204: z.null(), 401: RefusalAnswer },
      },
      config: { rateLimit: { max: GOODBYES_PER_MINUTE } },
    },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player === undefined) return reply.status(401).send(refused('no-guest'));
      await forgetGuest(deps, player.id);
      cookie.clear(request, reply);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/me/sign-out-everywhere',
    {
      schema: {
        summary: 'Only this browser is this guest from now on: other devices, old cookies and seats’ tokens end',
        response: { 200: MeAnswer, 401: RefusalAnswer },
      },
      config: { rateLimit: { max: GOODBYES_PER_MINUTE } },
    },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player === undefined) return reply.status(401).send(refused('no-guest'));
      await context.store.players.endEpoch(player.id);
      sittings.endAll(player.id);
      await proveAgain(deps, { request, reply, player });
      return meOf(player);
    },
  );
}

interface ProvenRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly player: Player;
}

async function proveAgain(
  { context, cookie }: AccountRouteDeps,
  { request, reply, player: { id } }: ProvenRequest,
): Promise<void> {
  await cookie.write(request, reply, { player: id, epoch: await context.store.players.epoch(id) });
}

function meOf(player: Player | undefined): Me {
  const { name = '', language = 'en', isListed } = player ?? {};
  return { name, language, ...(isListed && { isListed }) };
}
