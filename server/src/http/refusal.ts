import { z } from 'zod';

const Reason = z.object({
  code: z.string(),
  rule: z.string().optional(),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .readonly()
    .optional(),
});

/** What every error says. */
export const RefusalAnswer = z.object({
  refusal: Reason.extend({ others: z.array(Reason).readonly().optional() }),
});
export type RefusalAnswer = z.infer<typeof RefusalAnswer>;

export function refused(code: string, values?: Record<string, string | number>): RefusalAnswer {
  return { refusal: { code, ...(values && { values }) } };
}
