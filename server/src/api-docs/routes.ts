import swagger from '@fastify/swagger';
import type { AnyGame } from '@haven/kit';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Limits } from '../limits.ts';
import { clientChapter } from './client-chapter.ts';
import { fairChapter, VECTORS } from './fair-chapter.ts';
import { gamesChapter, gamesOf, limitsChapter, refusalsChapter } from './house-chapters.ts';
import { docsPage, type OpenApi } from './page.ts';
import { FROM_SERVER, messageForms, socketChapter, TO_SERVER } from './socket-chapter.ts';
import { STYLE } from './style.ts';
import { REFUSALS } from './told.ts';

const DESCRIPTION =
  'Anything the page does, any other client may do too. Tables are set up over HTTP and played over the socket `/api/table`.';

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Haven', description: DESCRIPTION, version: '1' },
      externalDocs: { description: 'The socket, seals, games, refusals and limits', url: '/api/docs' },
    },
    transform: jsonSchemaTransform,
  });
}

interface ApiDocsDeps {
  readonly games: readonly AnyGame[];
  readonly limits: Limits;
}

/** The reference for those who write a client of their own, made of what the server itself goes by. */
export function addDocsRoutes(app: FastifyInstance, { games, limits }: ApiDocsDeps): void {
  const hidden = { schema: { hide: true } };
  const chapters = [
    clientChapter,
    socketChapter,
    fairChapter,
    gamesChapter(games),
    refusalsChapter,
    limitsChapter(limits),
  ];
  app.get('/api/openapi.json', hidden, () => app.swagger());
  app.get('/api/protocol.json', hidden, () => protocolOf({ games, limits }));
  app.get('/api/docs.css', hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/api/docs', hidden, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as OpenApi, chapters)),
  );
}

/** The same for machines. */
function protocolOf({ games, limits }: ApiDocsDeps) {
  return {
    toServer: messageForms().map(({ name, form }) => ({ name, form, ...TO_SERVER[name] })),
    fromServer: Object.entries(FROM_SERVER).map(([name, explained]) => ({ name, ...explained })),
    games: gamesOf(games),
    refusals: Object.fromEntries(REFUSALS),
    limits,
    vectors: VECTORS,
  };
}
