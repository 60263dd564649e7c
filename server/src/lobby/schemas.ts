import { DEEDS } from '@haven/kit';
import {
  ACCESSES,
  type Agreement,
  CHAIR_KINDS,
  type Clock,
  PACES,
  PHASES,
  type TableWish,
  TIMEOUTS,
} from '@haven/wire';
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

const per = z.enum(PACES).exactOptional();
const ClockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    per,
    moveSeconds: z.int().min(0).max(3600),
    bankSeconds: z.int().min(0).max(86_400),
    addSeconds: z.int().min(0).max(3600).exactOptional(),
    graceSeconds: z.int().min(0).max(600).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('days'), per, days: z.int().min(1).max(30) }),
]) satisfies z.ZodType<Clock>;

/** Nobody can make a first move in no time. */
const LEAST_SECONDS = 5;
const WishedClock = ClockRule.refine(
  (clock) => clock.kind !== 'live' || clock.moveSeconds + clock.bankSeconds >= LEAST_SECONDS,
);
/** What fits is for the game to say. */
const WishedOptions = z.record(z.string().max(64), z.unknown());
const SeatCount = z.int().min(1).max(64);

export const Wish = z.strictObject({
  game: z.string().max(64),
  options: WishedOptions,
  seats: SeatCount,
  access: z.enum(ACCESSES),
  clock: WishedClock,
  timeout: z.enum(TIMEOUTS),
  seal: SealText,
  isListed: z.boolean().exactOptional(),
  once: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .exactOptional(),
}) satisfies z.ZodType<TableWish>;

export const Agreed = z.strictObject({
  options: WishedOptions.exactOptional(),
  seats: SeatCount.exactOptional(),
  access: z.enum(ACCESSES).exactOptional(),
  clock: WishedClock.exactOptional(),
  timeout: z.enum(TIMEOUTS).exactOptional(),
}) satisfies z.ZodType<Agreement>;

const Options = z.record(z.string(), z.unknown());
const StoredLine = z.object({ seat: z.number(), kind: z.enum(CHAIR_KINDS), name: z.string() });
const ChairLine = StoredLine.extend({ isOnline: z.boolean(), awaySince: z.int().optional() });
const ChairInfo = ChairLine.extend({
  isStandIn: z.boolean(),
  seal: z.string().optional(),
  salt: z.string().optional(),
  played: z.object({ byPerson: z.number(), byBot: z.number() }).optional(),
});
const AnnalInfo = z.object({ what: z.enum(DEEDS), seat: z.number(), name: z.string(), entries: z.int().nonnegative() });
const SeatClockInfo = z.object({
  seat: z.number(),
  bankMs: z.number(),
  since: z.number().nullable(),
  spentMs: z.number().optional(),
  isPaused: z.literal(true).optional(),
  graceMs: z.number().optional(),
  graceSince: z.number().optional(),
});

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
  begins: z.object({ at: z.int(), waited: z.array(z.number()).readonly() }).optional(),
  chairs: z.array(ChairInfo).readonly(),
  seal: z.string().nullable(),
  clocks: z.array(SeatClockInfo).readonly(),
  now: z.number(),
  otherRules: z.object({ theirs: z.number(), ours: z.number() }).optional(),
  rematch: z.string().optional(),
  annals: z.array(AnnalInfo).readonly().optional(),
  sentAway: z
    .array(z.object({ number: z.int(), name: z.string() }))
    .readonly()
    .optional(),
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
  chairs: z.array(StoredLine.extend({ player: z.string().nullable() })).readonly(),
  clocks: z.array(SeatClockInfo).readonly(),
});

export const LobbyAnswer = z.object({ open: z.array(Line).readonly(), watch: z.array(Line).readonly() });
export const MyTables = z.array(
  Line.extend({
    seat: z.number(),
    isMyTurn: z.boolean(),
    turns: z.array(z.number()).readonly(),
    leftMs: z.number().optional(),
    isHidden: z.boolean().optional(),
  }),
);
export const Taken = z.object({ table: z.string(), seat: z.number(), token: z.string() });
export const RematchAnswer = z.object({ table: z.string() });
