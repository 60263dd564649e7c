import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { docsPage, type OpenApi } from './docs-page.ts';

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Haven', description: 'Matches over HTTP; moves go over the socket /api/table.', version: '1' },
    },
    transform: jsonSchemaTransform,
  });
}

export function addDocsRoutes(app: FastifyInstance): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) => {
    return reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as OpenApi));
  });
}
