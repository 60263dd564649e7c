import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@haven/wire';

/** A browser that was asked for pushed notices: the far end of RFC 8291. */
export interface PushDevice {
  readonly keys: PushSubscription['keys'];
  decrypt(body: Buffer): string;
}

interface Secrets {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

export function pushDevice(secrets: Partial<Secrets> = {}): PushDevice {
  const pair = createECDH('prime256v1');
  if (secrets.privateKey) pair.setPrivateKey(secrets.privateKey);
  else pair.generateKeys();
  const own = pair.getPublicKey();
  const auth = secrets.auth ?? randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    decrypt: (body) => {
      const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
