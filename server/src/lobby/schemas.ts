import { ACCESSES, CHAIR_KINDS, type Clock, PHASES, type TableWish, TIMEOUTS } from '@haven/wire';
import { z } from 'zod';
import { Outcome } from '../http/outcome.ts';
import { RefusalAnswer } from '../http/refusal.ts';

export const TableParams = z.object({ id: z.string().max(64) });
export const REFUSALS = {
  ...{ 401: RefusalAnswer, 403: RefusalAnswer, 404: RefusalAnswer, 409: RefusalAnswer },
  ...{ 429: RefusalAnswer, 503: RefusalAnswer },
};

/** SHA-256 in hexadecimal. */
export const SealText = z.string().regex(/^[0-9a-f]{64}$/);

const ClockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    moveSeconds: z.int().min(0).max(3600),
    bankSeconds: z.int().min(0).max(86_400),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
]) satisfies z.ZodType<Clock>;

export const Wish = z.strictObject({
  game: z.string().max(64),
  /** What fits is for the game to say. */
  options: z.record(z.string().max(64), z.unknown()),
  seats: z.int().min(1).max(64),
  access: z.enum(ACCESSES),
  clock: ClockRule,
  timeout: z.enum(TIMEOUTS),
  seal: SealText,
  isListed: z.boolean().exactOptional(),
  once: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .exactOptional(),
}) satisfies z.ZodType<TableWish>;

const Options = z.record(z.string(), z.unknown());
const ChairLine = z.object({ seat: z.number(), kind: z.enum(CHAIR_KINDS), name: z.string() });
const ChairInfo = ChairLine.extend({
  isStandIn: z.boolean(),
  isOnline: z.boolean(),
  awaySince: z.int().optional(),
  seal: z.string().optional(),
  salt: z.string().optional(),
  played: z.object({ byPerson: z.number(), byBot: z.number() }).optional(),
});
const SeatClockInfo = z.object({ seat: z.number(), bankMs: z.number(), since: z.number().nullable() });

export const Info = z.object({
  id: z.string(),
  game: z.string(),
  options: Options,
  access: z.enum(ACCESSES),
  clock: ClockRule,
  timeout: z.enum(TIMEOUTS),
  phase: z.enum(PHASES),
  created: z.number(),
  host: z.number().nullable(),
  chairs: z.array(ChairInfo).readonly(),
  seal: z.string().nullable(),
  clocks: z.array(SeatClockInfo).readonly(),
  now: z.number(),
  otherRules: z.object({ theirs: z.number(), ours: z.number() }).optional(),
  rematch: z.string().optional(),
});

const Line = z.object({
  id: z.string(),
  game: z.string(),
  options: Options,
  clock: ClockRule,
  phase: z.enum(PHASES),
  created: z.number(),
  changed: z.number(),
  moves: z.number(),
  chairs: z.array(ChairLine).readonly(),
  outcome: Outcome.optional(),
});

/** A line as it comes from the store. */
export const Listed = Line.omit({ options: true }).extend({
  told: Options,
  toAct: z.array(z.number()).readonly(),
  chairs: z.array(ChairLine.extend({ player: z.string().nullable() })).readonly(),
  clocks: z.array(SeatClockInfo).readonly(),
});

export const LobbyAnswer = z.object({ open: z.array(Line).readonly(), watch: z.array(Line).readonly() });
export const MyTables = z.array(
  Line.extend({
    seat: z.number(),
    isMyTurn: z.boolean(),
    leftMs: z.number().optional(),
    isHidden: z.boolean().optional(),
  }),
);
export const Taken = z.object({ table: z.string(), seat: z.number(), token: z.string() });
export const RematchAnswer = z.object({ table: z.string() });
