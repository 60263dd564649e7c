import { LANGUAGES, type Me } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../house.ts';
import { Nickname } from '../http/nickname.ts';
import { RefusalAnswer, refused } from '../http/refusal.ts';
import type { Player } from '../store/players.ts';
import type { GuestCookie } from './guest-cookie.ts';
import type { Guests } from './guests.ts';
import { offerRecovery, recover } from './recovery.ts';

const MeAnswer = z.object({ name: z.string(), language: z.enum(LANGUAGES) });
const Introduced = z.strictObject({ name: Nickname.exactOptional(), language: z.enum(LANGUAGES).exactOptional() });
const RecoveryAnswer = z.object({ token: z.string(), expires: z.number() });

interface Parts {
  readonly house: House;
  readonly guests: Guests;
  readonly cookie: GuestCookie;
  readonly newGuestsPerMinute: number;
}

export function addAccountRoutes(plain: FastifyInstance, parts: Parts): void {
  const { house, guests, cookie, newGuestsPerMinute } = parts;
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: newGuestsPerMinute } };

  app.get(
    '/api/me',
    { schema: { summary: 'Who this browser is', response: { 200: MeAnswer } } },
    async (request, reply) => {
      const player = await guests.known(request);
      if (player) await cookie.write(request, reply, player.id);
      return meOf(player);
    },
  );

  app.post(
    '/api/me',
    {
      schema: { summary: 'Take a name, choose a language', body: Introduced, response: { 200: MeAnswer } },
      config,
    },
    async (request, reply) => {
      const player = await guests.welcome(request, reply);
      const { name, language } = request.body;
      if (name !== undefined) await house.store.players.rename(player.id, name);
      if (language !== undefined) await house.store.players.speak(player.id, language);
      return meOf({ ...player, ...request.body });
    },
  );

  app.post(
    '/api/me/recovery',
    {
      schema: {
        summary: 'A secret that makes another device this guest’s own: once, for a quarter of an hour',
        response: { 200: RecoveryAnswer, 401: RefusalAnswer },
      },
      config,
    },
    async (request, reply) => {
      const player = await guests.known(request);
      return player ? offerRecovery(house, player) : reply.status(401).send(refused('no-guest'));
    },
  );

  app.post(
    '/api/me/recover',
    {
      schema: {
        summary: 'Become the guest of another device',
        body: z.strictObject({ token: z.string().max(100) }),
        response: { 200: MeAnswer, 403: RefusalAnswer },
      },
      config,
    },
    async (request, reply) => {
      const player = await recover(house, request.body.token);
      if (player === undefined) return reply.status(403).send(refused('bad-recovery'));
      await cookie.write(request, reply, player.id);
      return meOf(player);
    },
  );
}

function meOf(player: Player | undefined): Me {
  return { name: player?.name ?? '', language: player?.language ?? 'en' };
}
