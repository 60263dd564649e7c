import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** A player as of a time: whoever signs out everywhere begins a new one, and what was proven before counts no more. */
interface Identity {
  readonly player: string;
  readonly epoch: number;
}

export interface GuestCookie {
  /** Whom the request's cookie names. */
  read(request: FastifyRequest): Promise<Identity | undefined>;
  write(request: FastifyRequest, reply: FastifyReply, identity: Identity): Promise<void>;
  /** This browser is nobody from now on. */
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** By which cookies expire; while the date is in doubt, none does. */
interface Dates {
  now(): number;
  isDoubted(): boolean;
}

const NAME = 'haven-guest';
const ALGORITHM = 'HS256';
const AUDIENCE = 'haven-guest';
/** The longest that browsers keep a cookie; every visit begins it anew. */
const LIFE_SECONDS = 400 * 24 * 3600;
const Claims = z.object({ sub: z.string(), epoch: z.int().nonnegative().default(0) });

/** Who a browser is: no script can read it, no foreign page can send it along with a request that changes things. */
export function guestCookie(secret: Uint8Array, { now, isDoubted }: Dates): GuestCookie {
  const today = () => new Date(isDoubted() ? 0 : now());
  const sign = ({ player, epoch }: Identity) =>
    new SignJWT({ epoch })
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(AUDIENCE)
      .setSubject(player)
      .setExpirationTime(Math.floor(now() / 1000) + LIFE_SECONDS)
      .sign(secret);
  return {
    read: async ({ headers }) => {
      const token = cookieIn(headers.cookie ?? '');
      if (token === undefined) return undefined;
      try {
        const rules = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: today() };
        const claims = Claims.safeParse((await jwtVerify(token, secret, rules)).payload).data;
        return claims && { player: claims.sub, epoch: claims.epoch };
      } catch {
        return undefined;
      }
    },
    write: async (request, reply, identity) => {
      reply.header('set-cookie', cookieWith(request, { value: await sign(identity), seconds: LIFE_SECONDS }));
    },
    clear: (request, reply) => {
      reply.header('set-cookie', cookieWith(request, { value: '', seconds: 0 }));
    },
  };
}

function cookieWith({ protocol }: FastifyRequest, { value, seconds }: { value: string; seconds: number }): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function cookieIn(header: string): string | undefined {
  const parts = header.split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
}
