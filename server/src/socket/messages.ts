import type { Refusal } from '@haven/kit';
import type { ToServer } from '@haven/wire';
import { z } from 'zod';
import { ChatSchema } from '../chat/chat-schema.ts';
import { ProposalText } from '../consent/proposal.ts';

const MOST_COUNT = 1_000_000;
const MOST_MOVE = 500;

/** Limits of form; whether a move is legal is the kit's to say. */
const MatchId = z.string().regex(/^[\w-]{22}$/);
const Token = z.string().max(1000);
const Count = z.int().min(0).max(MOST_COUNT);
const MoveText = z.string().max(MOST_MOVE);
const Nonce = z.string().regex(/^[0-9a-f]{32,64}$/);
const Salt = z.string().regex(/^[0-9a-f]{64}$/);
const Aid = z.string().regex(/^[a-z0-9-]{1,32}$/);

/** All that may be said, for the door and for the reference. */
export const FromClient = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), match: MatchId, token: Token.exactOptional(), from: Count.default(0) }),
  z.strictObject({ type: z.literal('play'), asked: Count, move: MoveText, nonce: Nonce.exactOptional() }),
  z.strictObject({ type: z.literal('undo'), moves: Count }),
  z.strictObject({ type: z.literal('look'), from: Count }),
  z.strictObject({ type: z.literal('aided'), aid: Aid }),
  z.strictObject({ type: z.literal('salt'), salt: Salt }),
  z.strictObject({ type: z.literal('propose'), proposal: ProposalText }),
  z.strictObject({ type: z.literal('vote'), request: Count, yes: z.boolean() }),
  z.strictObject({ type: z.literal('withdraw'), request: Count }),
  z.strictObject({ type: z.literal('hand-over') }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('return') }),
  z.strictObject({ type: z.literal('say'), said: ChatSchema }),
  z.strictObject({ type: z.literal('here'), visible: z.boolean() }),
]) satisfies z.ZodType<ToServer>;
export type FromClient = z.infer<typeof FromClient>;
export type Join = Extract<FromClient, { type: 'join' }>;

type Read = { readonly said: FromClient; readonly refusal?: undefined } | { readonly refusal: Refusal };

/** What a text says, or what is wrong with it. */
export function read(text: string): Read {
  const value = parseJson(text);
  if (isPlainMove(value)) return { said: value };
  const parsed = FromClient.safeParse(value);
  if (parsed.success) return { said: parsed.data };
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  return { refusal: { code: 'bad-message', values: { at } } };
}

type PlainMove = Omit<Extract<FromClient, { type: 'play' }>, 'nonce'>;

/** Nearly all that is said: what the schema takes too, found without asking it. */
export function isPlainMove(value: unknown): value is PlainMove {
  if (typeof value !== 'object' || value === null) return false;
  const { type, asked, move } = value as Record<string, unknown>;
  if (type !== 'play' || typeof move !== 'string' || move.length > MOST_MOVE || !isCount(asked)) return false;
  return Object.keys(value).length === PLAIN_KEYS;
}

/** `type`, `asked` and `move`. */
const PLAIN_KEYS = 3;

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_COUNT;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
