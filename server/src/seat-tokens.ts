import type { Seat } from '@haven/kit';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** A chair at one table. At a table with chairs it is worth something as long as the chair is this player's. */
export interface SeatClaim {
  readonly match: string;
  readonly seat: Seat;
  readonly player?: string | undefined;
  /** Of the player: the token ends with it. */
  readonly epoch?: number | undefined;
}

export interface SeatTokens {
  sign(claim: SeatClaim): Promise<string>;
  /** What a token proves; undefined if it proves nothing. */
  read(token: string): Promise<SeatClaim | undefined>;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'haven-seat';
const Claims = z.object({
  match: z.string(),
  seat: z.number().int().nonnegative(),
  player: z.string().optional(),
  epoch: z.number().int().nonnegative().optional(),
});

/**
 * Whoever holds a seat's token sits on it. A token does not expire, for its match may rest for years; it ends when its
 * player signs out everywhere.
 */
export function seatTokens(secret: Uint8Array): SeatTokens {
  return {
    sign: ({ match, seat, player, epoch }) =>
      new SignJWT({ match, seat, ...(player && { player, epoch }) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(AUDIENCE)
        .sign(secret),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], audience: AUDIENCE });
        return Claims.safeParse(payload).data;
      } catch {
        return undefined;
      }
    },
  };
}
