import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPacked } from './packed.ts';
import { refused } from './refusal.ts';

/** Files under assets/ carry a hash of their content in their name. */
const HASHED = /[\\/]assets[\\/]/;
/** Whoever asks for a file by its ending has no use for a page. */
const FILE = /\.[a-z0-9]{2,11}$/i;
const FILES = { index: false, preCompressed: true, cacheControl: false } as const;
const INDEX = 'index.html';
/** Sent to whoever comes in, never by its name. */
const INDOORS = /^\/(?:rules|home\.\w+)\.html$/;
/** What a page is chosen and written by. */
const BY = 'accept-encoding, accept-language, cookie';

/** The page that words are written into: without them it is no page. */
export const SHELL = 'rules.html';

/** Which file of the page this visitor begins with, if not the plain one. */
type Choose = (request: FastifyRequest) => string | undefined;

/** The page's text as it is sent to this visitor. */
type Dress = (page: string, request: FastifyRequest) => Promise<string>;

interface Page {
  readonly folder: string | undefined;
  readonly choose: Choose;
  readonly dress: Dress;
}

/** Serves the built page; any address that is not a file is for the page's own router, whatever the visitor accepts. */
export async function servePage(app: FastifyInstance, { folder, choose, dress }: Page): Promise<void> {
  const hasPage = folder !== undefined && existsSync(join(folder, INDEX));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasPage || !wantsPage(request)) return answerNotFound(reply);
    const page = await dress(await textIn(folder, choose(request)), request);
    reply.headers({ 'cache-control': 'no-cache', vary: BY }).type('text/html');
    return sendPacked(page, { request, reply });
  };
  if (hasPage) {
    // Among the files it would be their folder, which nobody may look into.
    app.get('/', { schema: { hide: true } }, answer);
    const allowedPath = (path: string) => !INDOORS.test(path);
    await app.register(files, { ...FILES, root: folder, allowedPath, setHeaders });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answer);
}

/** A page that was built before there was such a file is plain for everybody. */
function textIn(folder: string, chosen = INDEX): Promise<string> {
  const file = join(folder, chosen);
  return readFile(existsSync(file) ? file : join(folder, INDEX), 'utf8');
}

function setHeaders(response: { setHeader(name: string, value: string): void }, path: string): void {
  const lasting = HASHED.test(path);
  response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  const [path = ''] = url.split('?');
  return reads && !path.startsWith('/api/') && !HASHED.test(path) && !FILE.test(path);
}

function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(refused('not-found'));
}
