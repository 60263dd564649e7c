import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** Long enough that knowing it is the right to use it. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}
