import { pick, type Rng } from '@haven/kit';

/** What somebody with bad intentions may have found out. */
export interface Known {
  /** A match of other people. */
  readonly match: string;
  /** A real token of another table. */
  readonly token: string;
  /** Moves that are legal for somebody else. */
  readonly moves: readonly string[];
}

type Make = (rng: Rng, known: Known) => string | Buffer;

/** One message that nobody may send: senseless, far too long, or well formed and not allowed. */
export function hostileMessage(rng: Rng, known: Known): string | Buffer {
  const kind = rng.below(100);
  if (kind < 45) return pick(rng, SENSELESS)(rng, known);
  if (kind < 50) return pick(rng, LONG)(rng, known);
  return pick(rng, FORBIDDEN)(rng, known);
}

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '$where', ''];
const TYPES = ['join', 'play', 'undo', 'look', 'aided', 'salt', 'propose', 'vote', 'return', 'say'];
const FIELDS = [
  'match',
  'token',
  'from',
  'asked',
  'move',
  'moves',
  'aid',
  'salt',
  'proposal',
  'request',
  'yes',
  'said',
];

/** Beside a field too many, none of these makes a message right. */
const VALUES = [
  ...['null', '[]', '{}', '-1', '1e999', '0.5', '9007199254740993', '"\\u0000"', '"\\ud800"', '[[[[[[]]]]]]'],
  ...['{"__proto__":{"admin":true}}', '{"toString":1}', '{"what":"abandon","by":2}', '{"kind":"text","text":""}'],
];

const valid = (message: object) => JSON.stringify(message);
const hex = (rng: Rng, digits: number) => Array.from({ length: digits }, () => rng.below(16).toString(16)).join('');
const letters = (rng: Rng, count: number) =>
  String.fromCharCode(...Array.from({ length: count }, () => 32 + rng.below(95)));

/** A message of a known type in which every field is wrong, or a field too many stands. */
const wrongFields: Make = (rng) => {
  const fields = FIELDS.filter(() => rng.below(3) === 0).map((field) => `,"${field}":${pick(rng, VALUES)}`);
  return `{"type":"${pick(rng, TYPES)}","seat":${rng.below(5)}${fields.join('')}}`;
};

const half: Make = (rng, known) => {
  const whole = valid({ type: 'play', asked: rng.below(9), move: pick(rng, known.moves) });
  return whole.slice(0, 1 + rng.below(whole.length - 1));
};

const SENSELESS: readonly Make[] = [
  half,
  wrongFields,
  wrongFields,
  (rng) => letters(rng, 1 + rng.below(80)),
  (rng) => pick(rng, ['', 'null', '0', '[]', '"play"', 'true', '{}', '\ufeff{}', '{"type":"look","from":0}}']),
  (rng) => `{"type":"${pick(rng, KEYS)}"}`,
  (rng) => `{"type":"look","from":0,"${pick(rng, KEYS)}":${pick(rng, VALUES)}}`,
  (rng) => `{"${pick(rng, KEYS)}":{"type":"play"}}`,
  (rng) => '['.repeat(rng.below(2000)) + pick(rng, TYPES),
  (rng) => Buffer.from(hex(rng, 2 * rng.below(40)), 'hex'),
  (rng, known) => Buffer.from(valid({ type: 'join', match: known.match, from: rng.below(3) })),
];

const LONGEST_ANSWERED = 60_000;
const LONG: readonly Make[] = [
  (rng) => 'x'.repeat(5000 + rng.below(LONGEST_ANSWERED - 5000)),
  (rng) => valid({ type: 'play', asked: 0, move: 'y'.repeat(5000 + rng.below(20_000)) }),
  (rng) => Buffer.alloc(5000 + rng.below(LONGEST_ANSWERED - 5000), rng.below(256)),
];

/** Beyond this length nothing is answered. */
export const FAR_TOO_LONG = 'x'.repeat(70_000);
/** Said to be text; no text has these bytes. */
export const BROKEN_TEXT = Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22]);

/** Well formed. Whoever sends it watches, or sits elsewhere and is not to move, or has not even joined. */
const FORBIDDEN: readonly Make[] = [
  (rng, { moves }) => valid({ type: 'play', asked: 2 + rng.below(400), move: pick(rng, moves) }),
  (rng, { moves }) => valid({ type: 'play', asked: 2 + rng.below(400), move: pick(rng, moves), nonce: hex(rng, 32) }),
  (rng) => valid({ type: 'play', asked: rng.below(3), move: letters(rng, rng.below(400)) }),
  (rng) => valid({ type: 'undo', moves: 2 + rng.below(1000) }),
  (rng) => valid({ type: 'salt', salt: hex(rng, 64) }),
  (rng) => valid({ type: 'vote', request: rng.below(50), yes: rng.below(2) === 0 }),
  (rng) => valid({ type: 'propose', proposal: { what: 'undo', moves: 2 + rng.below(100) } }),
  (rng) => valid({ type: 'propose', proposal: { what: 'bot', seat: rng.below(5) } }),
  () => valid({ type: 'return' }),
  (_rng, { match, token }) => valid({ type: 'join', match, token }),
  (rng, { match, token }) => valid({ type: 'join', match, token: `${token.slice(0, -4)}${hex(rng, 4)}` }),
  (rng, { match }) => valid({ type: 'join', match, token: `e30.${hex(rng, 40)}.` }),
  (rng) => valid({ type: 'join', match: hex(rng, 22), from: rng.below(9) }),
];

/** Allowed to those who sit at a table, and to them alone. */
const SEATED: readonly Make[] = [
  (rng) => valid({ type: 'aided', aid: pick(rng, ['odds', 'hints', 'constructor']) }),
  (rng) => valid({ type: 'say', said: { kind: 'text', text: letters(rng, 1 + rng.below(40)).replaceAll(' ', 'x') } }),
  () => valid({ type: 'say', said: { kind: 'emote', emote: 'skull' } }),
  () => valid({ type: 'propose', proposal: { what: 'abandon' } }),
];

export function seatedMessage(rng: Rng, known: Known): string | Buffer {
  return pick(rng, SEATED)(rng, known);
}
