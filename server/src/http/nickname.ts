import { z } from 'zod';

export const Nickname = z
  .string()
  .trim()
  .normalize()
  .min(1)
  .max(24)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u);
