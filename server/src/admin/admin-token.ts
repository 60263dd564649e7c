import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onceWritten } from '../data-folder.ts';

const TOKEN_FILE = 'admin-token';
const TOKEN_BYTES = 32;

/** The operator's token: made once, readable by the server's own user alone. */
export function adminTokenIn(folder: string): string {
  return onceWritten(join(folder, TOKEN_FILE), randomBytes(TOKEN_BYTES).toString('base64url'));
}

/** The token that a server made in this folder. */
export function readAdminToken(folder: string): string {
  return readFileSync(join(folder, TOKEN_FILE), 'utf8').trim();
}

/** Whether an Authorization header carries the token. Hashes take the same time to compare whatever they are of. */
export function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
