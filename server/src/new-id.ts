import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** Long enough that knowing it is the right to use it. It begins with a letter or digit: a command takes a dash for an option. */
export function newId(): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return /^[\dA-Za-z]/.test(id) ? id : newId();
}
