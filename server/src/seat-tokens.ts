import type { Seat } from '@haven/kit';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** A chair at one table. */
interface Claim {
  readonly match: string;
  readonly seat: Seat;
}

export interface SeatTokens {
  sign(claim: Claim): Promise<string>;
  /** What a token proves; undefined if it proves nothing. */
  read(token: string): Promise<Claim | undefined>;
}

const ALGORITHM = 'HS256';
const AUDIENCE = 'haven-seat';
const Claims = z.object({ match: z.string(), seat: z.number().int().nonnegative() });

/** Whoever holds a seat's token sits on it. A token does not expire: its match may rest for years. */
export function seatTokens(secret: Uint8Array): SeatTokens {
  return {
    sign: ({ match, seat }) =>
      new SignJWT({ match, seat }).setProtectedHeader({ alg: ALGORITHM }).setAudience(AUDIENCE).sign(secret),
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
