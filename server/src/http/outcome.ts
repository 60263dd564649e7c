import type { Outcome as KitOutcome } from '@haven/kit';
import { z } from 'zod';

/** How a match ended. */
export const Outcome = z.object({
  ranking: z.array(z.array(z.number()).readonly()).readonly(),
  sheets: z
    .array(
      z.object({
        lines: z.array(z.object({ what: z.string(), points: z.number(), rule: z.string() })).readonly(),
        total: z.number(),
      }),
    )
    .readonly(),
  verdict: z.string(),
  lost: z.boolean().exactOptional(),
}) satisfies z.ZodType<KitOutcome>;
