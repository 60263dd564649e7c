import { type GameTypes, type Position, pick } from '@haven/kit';
import type { Thinkers } from '../../server/src/bots/thinkers.ts';
import type { Outbound } from '../../server/src/notices/outbound.ts';
import type { Random } from '../../server/src/random.ts';
import type { SeatClaim, SeatTokens } from '../../server/src/seat-tokens.ts';
import { between, bytesFrom } from './chance.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** Bots that play at random, after a while; some dream, and some never answer. */
export function dreamers(world: World, life: Life): Thinkers {
  const rng = world.chance(`bots ${life.name}`);
  let isClosed = false;
  const thoughtOf = ({ moves }: Position<GameTypes>, resolve: (move: GameTypes['Move']) => void, fail: () => void) => {
    if (world.strikes('thoughtless', rng)) return void life.later.after(between(rng, 10, 5_000), fail);
    life.later.after(between(rng, 5, 200), () => resolve(pick(rng, moves)));
  };
  return {
    think: (_game, position) =>
      new Promise((resolve, reject) => {
        thoughtOf(position, resolve, () => reject(new Error('no move within 5000 ms')));
      }),
    isClosed: () => isClosed,
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  };
}

export function randomOf(world: World, life: Life): Random {
  const rng = world.chance(`random ${life.name}`);
  return { bytes: (count) => bytesFrom(rng, count), below: (limit) => rng.below(limit) };
}

/** Nobody here forges them. */
export const TOKENS: SeatTokens = {
  sign: (claim) => Promise.resolve(tokenFor(claim)),
  read: (token) => Promise.resolve(JSON.parse(Buffer.from(token, 'base64url').toString()) as SeatClaim),
};

export function tokenFor(claim: SeatClaim): string {
  return Buffer.from(JSON.stringify(claim)).toString('base64url');
}

/** Letters to those who are away. */
export function letterBox(life: Life, posted: (url: string, body: string) => void): Outbound {
  return {
    post: (url, { body }) =>
      new Promise((resolve) => {
        if (!life.acts()) return;
        posted(url, String(body));
        life.later.after(20, () => resolve(200));
      }),
    mayReach: () => Promise.resolve(true),
  };
}
