import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const packed = promisify(gzip);

/** Words pack to a fifth, which counts on a phone. */
export async function sendPacked(page: string, { request, reply }: Exchange): Promise<FastifyReply> {
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await packed(page));
}
