import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@haven/wire';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const RECORD_BYTES = 4096;
/** Marks the last record. */
const LAST = Buffer.from([2]);

/** A text that only this browser can read, in one record (RFC 8291 over RFC 8188, aes128gcm). */
export function encryptFor({ keys }: Pick<PushSubscription, 'keys'>, text: string): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const pair = createECDH(CURVE);
  const ours = pair.generateKeys();
  const salt = randomBytes(SALT_BYTES);
  const shared = derive(pair.computeSecret(theirs), {
    salt: Buffer.from(keys.auth, 'base64url'),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    bytes: 32,
  });
  const key = derive(shared, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const nonce = derive(shared, { salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, recordSize(), Buffer.from([ours.length]), ours, ...sealed]);
}

function derive(secret: Buffer, { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

function recordSize(): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return size;
}

/** Whether a browser's keys are of the form that the standard asks for. */
export function areKeys({ p256dh, auth }: PushSubscription['keys']): boolean {
  try {
    encryptFor({ keys: { p256dh, auth } }, '');
    return Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
