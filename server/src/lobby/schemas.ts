import {
  ACCESSES,
  type Agreement,
  type Lobby,
  type MyTable,
  PHASES,
  type Rematch,
  type TableWish,
  type TakenSeat,
  TIMEOUTS,
} from '@haven/wire';
import { z } from 'zod';
import { Outcome } from '../http/outcome.ts';
import { RefusalAnswer } from '../http/refusal.ts';
import { ChairLine, ClockRule, Options, SeatClockInfo, StoredLine } from '../tables/info-schema.ts';

export const TableParams = z.object({ id: z.string().max(64) });
export const REFUSALS = {
  401: RefusalAnswer,
  403: RefusalAnswer,
  404: RefusalAnswer,
  409: RefusalAnswer,
  429: RefusalAnswer,
  503: RefusalAnswer,
};

/** SHA-256 in hexadecimal. */
export const SealText = z.string().regex(/^[0-9a-f]{64}$/);

/** Nobody can make a first move in no time. */
const LEAST_SECONDS = 5;
const WishedClock = ClockRule.refine(
  (clock) => clock.kind !== 'live' || clock.moveSeconds + clock.bankSeconds >= LEAST_SECONDS,
);
/** What fits is for the game to say. */
const WishedOptions = z.record(z.string().max(64), z.unknown());
const SeatCount = z.int().min(1).max(64);

export const NewTableBody = z.strictObject({
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
  outcome: Outcome.exactOptional(),
});

/** A line as it comes from the store. */
export const Listed = Line.omit({ options: true }).extend({
  told: Options,
  toAct: z.array(z.number()).readonly(),
  chairs: z.array(StoredLine.extend({ player: z.string().nullable() })).readonly(),
  clocks: z.array(SeatClockInfo).readonly(),
});

export const LobbyAnswer = z.object({
  open: z.array(Line).readonly(),
  watch: z.array(Line).readonly(),
}) satisfies z.ZodType<Lobby>;
export const MyTables = z.array(
  Line.extend({
    seat: z.number(),
    isMyTurn: z.boolean(),
    turns: z.array(z.number()).readonly(),
    leftMs: z.number().exactOptional(),
    isHidden: z.boolean().exactOptional(),
  }),
) satisfies z.ZodType<MyTable[]>;
export const Taken = z.object({
  table: z.string(),
  seat: z.number(),
  token: z.string(),
}) satisfies z.ZodType<TakenSeat>;
export const RematchAnswer = z.object({ table: z.string() }) satisfies z.ZodType<Rematch>;
