import { RANDOM, type Random } from './random.ts';

const ID_BYTES = 16;

/** Long enough that knowing it is the right to use it. It begins with a letter or digit: a command takes a dash for an option. */
export function newId(random: Pick<Random, 'bytes'> = RANDOM): string {
  const id = random.bytes(ID_BYTES).toString('base64url');
  return /^[\dA-Za-z]/.test(id) ? id : newId(random);
}
