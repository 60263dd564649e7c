import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import type { GuestCookie } from './guest-cookie.ts';

export interface Guests {
  /** Who asks; undefined for a browser that never did anything here. */
  known(request: FastifyRequest): Promise<Player | undefined>;
  /** Whether the browser that asks was a guest until that guest signed out everywhere else. */
  wasSignedOut(request: FastifyRequest): Promise<boolean>;
  /** Who asks; a stranger becomes a guest. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<Player>;
  /** Has the browser that asks be this guest. */
  recognise(request: FastifyRequest, reply: FastifyReply, player: Player): Promise<void>;
}

export function createGuests({ store, now, random }: ServerContext, cookie: GuestCookie): Guests {
  const known = async (request: FastifyRequest) => {
    const identity = await cookie.read(request);
    if (identity === undefined || (await store.players.epoch(identity.player)) !== identity.epoch) return undefined;
    return store.players.load(identity.player);
  };
  return {
    known,
    wasSignedOut: async (request) => {
      const identity = await cookie.read(request);
      if (identity === undefined || (await store.players.load(identity.player)) === undefined) return false;
      return (await store.players.epoch(identity.player)) !== identity.epoch;
    },
    welcome: async (request, reply) => {
      const player = await known(request);
      if (player) return player;
      const stranger: Player = { id: newId(random), name: '', language: 'en', created: now() };
      await store.players.create(stranger);
      await cookie.write(request, reply, { player: stranger.id, epoch: 0 });
      return stranger;
    },
    recognise: async (request, reply, { id: player }) => {
      await cookie.write(request, reply, { player, epoch: await store.players.epoch(player) });
    },
  };
}
