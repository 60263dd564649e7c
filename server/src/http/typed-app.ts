import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** Requests and answers have the types of their schemas. */
export type TypedApp = ReturnType<typeof typedApp>;

export function typedApp(plain: FastifyInstance) {
  return plain.withTypeProvider<ZodTypeProvider>();
}
