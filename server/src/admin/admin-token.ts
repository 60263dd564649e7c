import { createHash, timingSafeEqual } from 'node:crypto';
import { ADMIN_TOKEN, keyIn, keyMadeOnceIn } from '../keys.ts';

/** The operator's token: made once, readable by the server's own user alone. */
export function adminTokenIn(folder: string): string {
  return keyMadeOnceIn(folder, ADMIN_TOKEN);
}

/** The token that a server made in this folder. */
export function readAdminToken(folder: string): string {
  const token = keyIn(folder, ADMIN_TOKEN);
  if (token === undefined) throw new Error(`there is no ${ADMIN_TOKEN.file} in ${folder}`);
  return token;
}

/** Whether an Authorization header carries the token. Hashes take the same time to compare whatever they are of. */
export function isBearer(header: string | undefined, token: string): boolean {
  return token !== '' && timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
