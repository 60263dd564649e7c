import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from './refusal.ts';

/** Files under assets/ carry a hash of their content in their name. */
const HASHED = /[\\/]assets[\\/]/;

/** Serves the built page; any address that is not a file is for the page's own router. */
export async function servePage(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const hasPage = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (hasPage) await app.register(files, { root: folder, preCompressed: true, cacheControl: false, setHeaders });
  app.setNotFoundHandler((request, reply) => {
    return hasPage && wantsPage(request) ? reply.sendFile('index.html') : answerNotFound(reply);
  });
}

function setHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  const lasting = HASHED.test(path);
  response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !url.startsWith('/api/') && !HASHED.test(url) && (headers.accept ?? '').includes('text/html');
}

function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(refused('not-found'));
}
