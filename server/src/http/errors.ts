import type { Refusal } from '@haven/kit';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { report, type ServerContext } from '../server-context.ts';
import { sicknessIn } from '../sick-list.ts';
import { type RefusalAnswer, refused } from './refusal.ts';

const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  413: 'message-too-long',
  429: 'too-many-requests',
};

/** Errors leave the house as refusals; what is a fault of ours is written down and called no more than that. */
export function answerErrors(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const sickness = sicknessIn(error, context.sick);
    if (sickness) return refuseSick(context, reply, sickness);
    const status = error.statusCode ?? 500;
    if (status >= 500) report(context, 'http', error);
    const answer = answerOf(error, status);
    context.metrics.refusals.inc({ code: answer.refusal.code });
    return reply.status(status).send(answer);
  });
}

/** The operator knows of it already. */
function refuseSick({ metrics }: ServerContext, reply: FastifyReply, refusal: Refusal): FastifyReply {
  metrics.refusals.inc({ code: refusal.code });
  return reply.status(503).send({ refusal });
}

function answerOf(error: FastifyError, status: number): RefusalAnswer {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const at = (error.validation[0]?.instancePath ?? '').split('/').filter(Boolean).join('.');
    return refused('bad-request', { at });
  }
  return refused(status >= 500 ? 'server-error' : (CODES[status] ?? 'bad-request'));
}
