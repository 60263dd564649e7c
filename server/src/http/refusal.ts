import { z } from 'zod';

/** What every error says. */
export const RefusalAnswer = z.object({
  refusal: z.object({
    code: z.string(),
    rule: z.string().optional(),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .readonly()
      .optional(),
  }),
});
export type RefusalAnswer = z.infer<typeof RefusalAnswer>;

export function refused(code: string, values?: Record<string, string | number>): RefusalAnswer {
  return { refusal: { code, ...(values && { values }) } };
}
