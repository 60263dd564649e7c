import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '@haven/kit';
import { PHASES, type Soundness } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refused } from '../http/refusal.ts';
import { deny } from '../lobby/at-table.ts';
import { newId } from '../new-id.ts';
import type { SweepKind } from '../store/admin.ts';
import { type AdminDeps, endTable, exportOf, linesOf, MOST_REPORTS, numbersOf, rawOf, tableOf } from './admin.ts';
import { isBearer } from './admin-token.ts';
import { newArrival } from './arrival.ts';
import { backUp, DamagedData } from './backup.ts';
import { DATABASE, INCOMING, stampOf } from './data-files.ts';
import { addChairDeedRoutes, addGuestRoutes } from './deed-routes.ts';
import { BadBackup, unpack } from './restore.ts';
import { damageOf } from './soundness.ts';

export interface AdminRouteDeps extends AdminDeps {
  readonly token: string;
  /** Puts the data that came in under this name in the place of the present ones; undefined if nobody can. */
  readonly restore: ((arrival: string) => void) | undefined;
  /** The data folder holds no database. */
  readonly isElsewhere: boolean;
  /** Believes the date and forgets what is old enough; undefined if nobody can. */
  readonly sweep: (() => Promise<Readonly<Record<SweepKind, number>>>) | undefined;
}

const ROUTE = { schema: { hide: true }, config: { rateLimit: { max: 120 } } };
const RARE_ROUTE = { schema: { hide: true }, config: { rateLimit: { max: 10 } } };
const TableParams = z.object({ id: z.string().max(64) });
const ListQuery = z.object({
  search: z.string().max(64).default(''),
  phase: z.enum(PHASES).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
});
const BackupQuery = z.object({ anyway: z.enum(['0', '1']).default('0') });
const ExportQuery = z.object({ running: z.enum(['0', '1']).default('0'), raw: z.enum(['0', '1']).default('0') });
const SickParams = z.object({ id: z.string().max(200) });

/** The operator's requests, each with the token. No cookie is read here: no page can be made to ask in the operator's name. */
export async function addAdminRoutes(http: FastifyInstance, deps: AdminRouteDeps): Promise<void> {
  await http.register(
    (app, _options, done) => {
      askForToken(app, deps);
      addLookRoutes(app, deps);
      addTableRoutes(app, deps);
      addChairDeedRoutes(app, deps);
      addGuestRoutes(app, deps);
      addSweepRoute(app, deps);
      addCheckRoute(app, deps);
      addSickRoutes(app, deps);
      addBackupRoute(app, deps);
      addRestoreRoute(app, deps);
      done();
    },
    { prefix: '/api/admin' },
  );
}

/** Asked for after the rate was counted and before a body is read. */
function askForToken(app: FastifyInstance, { token, context }: AdminRouteDeps): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (isBearer(request.headers.authorization, token)) return payload;
    context.metrics.refusals.inc({ code: 'bad-admin-token' });
    await reply.status(401).send(refused('bad-admin-token'));
    return payload;
  });
}

function addLookRoutes(plain: FastifyInstance, deps: AdminRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { admin } = deps.context.store;
  app.get('/numbers', ROUTE, () => numbersOf(deps));
  app.get('/reports', ROUTE, () => admin.reports({ limit: MOST_REPORTS }));
  app.get('/tables', { ...ROUTE, schema: { hide: true, querystring: ListQuery } }, ({ query }) => linesOf(deps, query));
}

function addTableRoutes(plain: FastifyInstance, deps: AdminRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const route = { ...ROUTE, schema: { hide: true, params: TableParams } };

  app.get('/tables/:id', route, async ({ params: { id } }, reply) => {
    const table = await tableOf(deps, id);
    return 'code' in table ? deny(reply, table) : table;
  });

  app.post('/tables/:id/end', route, async ({ params: { id } }, reply) => {
    const refusal = await endTable(deps, id);
    return refusal ? deny(reply, refusal) : reply.status(204).send();
  });

  const exporting = { ...ROUTE, schema: { ...route.schema, querystring: ExportQuery } };
  app.get('/tables/:id/export', exporting, async ({ params: { id }, query: { running, raw } }, reply) => {
    const exported = raw === '1' ? await rawOf(deps, id) : await exportOf(deps, id, { running: running === '1' });
    if ('code' in exported) return deny(reply, exported);
    return reply
      .type('application/json')
      .header('content-disposition', attached(raw === '1' ? `${id}.raw.json` : `${id}.haven.json`))
      .send(exported.file);
  });
}

/** What cannot be used, and another try after a repair. */
function addSickRoutes(plain: FastifyInstance, { registry }: AdminRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.get('/sick', ROUTE, () => registry.sick());
  const route = { ...ROUTE, schema: { hide: true, params: SickParams } };
  app.post('/sick/:id/retry', route, async ({ params: { id } }, reply) => {
    const refusal = await registry.retry(id);
    return refusal ? deny(reply, refusal) : reply.status(204).send();
  });
}

function addSweepRoute(app: FastifyInstance, { sweep }: AdminRouteDeps): void {
  app.post('/sweep', RARE_ROUTE, async (_request, reply) => (sweep ? sweep() : deny(reply, { code: 'no-server' })));
}

function addCheckRoute(app: FastifyInstance, { context }: AdminRouteDeps): void {
  app.get(
    '/check',
    RARE_ROUTE,
    async (): Promise<Soundness> => ({ damaged: (await context.store.verify()).map(damageOf) }),
  );
}

function addBackupRoute(plain: FastifyInstance, { folder, isElsewhere, context }: AdminRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const route = { ...RARE_ROUTE, schema: { hide: true, querystring: BackupQuery } };
  app.get('/backup', route, async ({ query }, reply) => {
    if (isElsewhere) return deny(reply, { code: 'kept-in-postgres' });
    const file = join(folder, `${INCOMING}${newId()}`);
    const damaged = await copiedInto(file, { folder, anyway: query.anyway === '1' });
    if (damaged) return deny(reply, damaged);
    const stream = createReadStream(file).on('close', () => rmSync(file, { force: true }));
    const name = attached(`haven-${stampOf(context.now())}.backup`);
    return reply.type('application/octet-stream').header('content-disposition', name).send(stream);
  });
}

async function copiedInto(
  file: string,
  { folder, anyway }: { folder: string; anyway: boolean },
): Promise<Refusal | undefined> {
  try {
    await backUp(folder, file, { anyway });
    return undefined;
  } catch (error) {
    if (!(error instanceof DamagedData)) throw error;
    return { code: 'data-damaged', values: { why: error.message } };
  }
}

/** The answer comes before the deed: the server closes, changes its data and opens again. */
function addRestoreRoute(app: FastifyInstance, { folder, isElsewhere, context, restore }: AdminRouteDeps): void {
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.put('/restore', RARE_ROUTE, async (request, reply) => {
    if (isElsewhere) return deny(reply, { code: 'kept-in-postgres' });
    if (restore === undefined || !(request.body instanceof Readable))
      return reply.status(400).send(refused('bad-request'));
    const arrival = newArrival(folder, context.now());
    try {
      await receive(request.body, join(folder, arrival));
    } catch (error) {
      rmSync(join(folder, arrival), { recursive: true, force: true });
      if (!(error instanceof BadBackup)) throw error;
      return reply.status(400).send(refused('bad-backup', { why: error.message }));
    }
    reply.raw.on('finish', () => setImmediate(() => restore(arrival)));
    return reply.status(202).send({});
  });
}

async function receive(backup: Readable, folder: string): Promise<void> {
  await pipeline(backup, createWriteStream(join(folder, DATABASE), { mode: 0o600 }));
  await unpack(folder);
}

function attached(name: string): string {
  return `attachment; filename="${name}"`;
}
