import { createHmac, createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';

/** The key by which push services know this house (RFC 8292). */
export interface PushKey {
  readonly private: KeyObject;
  /** 65 bytes in base64url, for browsers. */
  readonly public: string;
  /** By which a push service knows two notices about one table as such, without learning which table (RFC 8030, 5.4). */
  topicOf(table: string): string;
}

const TOPIC_LETTERS = 32;

/** As it lies in the data folder. */
export function newPushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

export function readPushKey(text: string): PushKey {
  const jwk = JSON.parse(text) as JsonWebKey;
  const part = (value = '') => Buffer.from(value, 'base64url');
  const point = Buffer.concat([Buffer.from([4]), part(jwk.x), part(jwk.y)]);
  const hash = (table: string) => createHmac('sha256', part(jwk.d)).update(`topic ${table}`).digest('base64url');
  return {
    private: createPrivateKey({ key: jwk, format: 'jwk' }),
    public: point.toString('base64url'),
    topicOf: (table) => hash(table).slice(0, TOPIC_LETTERS),
  };
}
