import { createECDH, createHmac, createPrivateKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** The key by which push services know this house (RFC 8292). */
export interface PushKeyPair {
  readonly private: KeyObject;
  /** 65 bytes in base64url, for browsers. */
  readonly public: string;
  /** By which a push service knows two notices about one table as such, without learning which table (RFC 8030, 5.4). */
  topicOf(table: string): string;
}

const TOPIC_LETTERS = 32;

const CURVE = 'prime256v1';
const NUMBER_BYTES = 32;

/**
 * As it lies in the data folder. Not `generateKeyPairSync` and an export: Node 20 stands still for ever if it collects
 * garbage while it writes such a key down, which one first start in some hundreds did.
 */
export function newPushKey(): string {
  const pair = createECDH(CURVE);
  const point = pair.generateKeys();
  const [x, y] = [point.subarray(1, 1 + NUMBER_BYTES), point.subarray(1 + NUMBER_BYTES)];
  const jwk = { kty: 'EC', crv: 'P-256', x: inText(x), y: inText(y), d: inText(filledUp(pair.getPrivateKey())) };
  return JSON.stringify(jwk satisfies JsonWebKey);
}

const inText = (bytes: Buffer) => bytes.toString('base64url');

/** A small number comes without its leading noughts. */
function filledUp(number: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(NUMBER_BYTES - number.length), number]);
}

export function readPushKey(text: string): PushKeyPair {
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
