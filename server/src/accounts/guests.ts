import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { newId } from '../new-id.ts';
import type { Player } from '../store/players.ts';
import type { GuestCookie } from './guest-cookie.ts';

export interface Guests {
  /** Who asks; undefined for a browser that never did anything here. */
  known(request: FastifyRequest): Promise<Player | undefined>;
  /** Who asks; a stranger becomes a guest. */
  welcome(request: FastifyRequest, reply: FastifyReply): Promise<Player>;
}

export function createGuests({ store, now }: House, cookie: GuestCookie): Guests {
  const known = async (request: FastifyRequest) => {
    const id = await cookie.read(request);
    return id === undefined ? undefined : store.players.load(id);
  };
  return {
    known,
    welcome: async (request, reply) => {
      const player = await known(request);
      if (player) return player;
      const stranger: Player = { id: newId(), name: '', language: 'en', created: now() };
      await store.players.create(stranger);
      await cookie.write(request, reply, stranger.id);
      return stranger;
    },
  };
}
