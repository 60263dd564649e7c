import { DEEDS, LEVELS } from '@haven/kit';
import { ACCESSES, CHAIR_KINDS, type Clock, PACES, PHASES, type TableInfo, TIMEOUTS } from '@haven/wire';
import { z } from 'zod';

const per = z.enum(PACES).exactOptional();
export const ClockRule = z.discriminatedUnion('kind', [
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

export const Options = z.record(z.string(), z.unknown());
export const StoredLine = z.object({ seat: z.number(), kind: z.enum(CHAIR_KINDS), name: z.string() });
export const ChairLine = StoredLine.extend({ isOnline: z.boolean(), awaySince: z.int().exactOptional() });
const ChairInfo = ChairLine.extend({
  isStandIn: z.boolean(),
  level: z.enum(LEVELS).exactOptional(),
  seal: z.string().exactOptional(),
  salt: z.string().exactOptional(),
  played: z.object({ byPerson: z.number(), byBot: z.number() }).exactOptional(),
});
const AnnalInfo = z.object({ what: z.enum(DEEDS), seat: z.number(), name: z.string(), entries: z.int().nonnegative() });
export const SeatClockInfo = z.object({
  seat: z.number(),
  bankMs: z.number(),
  since: z.number().nullable(),
  spentMs: z.number().exactOptional(),
  isPaused: z.literal(true).exactOptional(),
  graceMs: z.number().exactOptional(),
  graceSince: z.number().exactOptional(),
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
  begins: z.object({ at: z.int(), waited: z.array(z.number()).readonly() }).exactOptional(),
  chairs: z.array(ChairInfo).readonly(),
  seal: z.string().nullable(),
  clocks: z.array(SeatClockInfo).readonly(),
  now: z.number(),
  otherRules: z.object({ theirs: z.number(), ours: z.number() }).exactOptional(),
  rematch: z.string().exactOptional(),
  annals: z.array(AnnalInfo).readonly().exactOptional(),
  visitors: z.array(z.string()).readonly().exactOptional(),
  sentAway: z
    .array(z.object({ number: z.int(), name: z.string() }))
    .readonly()
    .exactOptional(),
}) satisfies z.ZodType<TableInfo>;
