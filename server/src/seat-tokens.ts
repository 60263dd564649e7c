import type { Seat } from '@haven/kit';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** A chair at one table. At a table with chairs it is worth something as long as the chair is this player's. */
export interface Claim {
  readonly match: string;
  readonly seat: Seat;
  readonly player?: string | undefined;
}

export interface SeatTokens {
  sign(claim: Claim): Promise<string>;
  /** What a token proves; undefined if it proves nothing. */
  read(token: string): Promise<Claim | undefined>;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'haven-seat';
const Claims = z.object({ match: z.string(), seat: z.number().int().nonnegative(), player: z.string().optional() });

/** Whoever holds a seat's token sits on it. A token does not expire: its match may rest for years. */
export function seatTokens(secret: Uint8Array): SeatTokens {
  return {
    sign: ({ match, seat, player }) =>
      new SignJWT({ match, seat, ...(player && { player }) })
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
