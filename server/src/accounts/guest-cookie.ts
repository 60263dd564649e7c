import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';

export interface GuestCookie {
  /** The player that the request's cookie proves. */
  read(request: FastifyRequest): Promise<string | undefined>;
  write(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void>;
}

const NAME = 'haven-guest';
const ALGORITHM = 'HS256';
const AUDIENCE = 'haven-guest';
/** The longest that browsers keep a cookie; every visit begins it anew. */
const LIFE_SECONDS = 400 * 24 * 3600;

/** Who a browser is: no script can read it, no foreign page can send it along with a request that changes things. */
export function guestCookie(secret: Uint8Array): GuestCookie {
  const sign = (player: string) =>
    new SignJWT().setProtectedHeader({ alg: ALGORITHM }).setAudience(AUDIENCE).setSubject(player).sign(secret);
  return {
    read: async ({ headers }) => {
      const token = cookieIn(headers.cookie ?? '');
      if (token === undefined) return undefined;
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], audience: AUDIENCE });
        return payload.sub;
      } catch {
        return undefined;
      }
    },
    write: async ({ protocol }, reply, player) => {
      const secure = protocol === 'https' ? '; Secure' : '';
      const value = `${NAME}=${await sign(player)}; Path=/api; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
      reply.header('set-cookie', value);
    },
  };
}

function cookieIn(header: string): string | undefined {
  const parts = header.split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
}
