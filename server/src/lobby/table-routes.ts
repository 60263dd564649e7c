import type { AnyGame, Refusal } from '@haven/kit';
import type { Rematch, TableInfo, TakenSeat } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Guests } from '../guests/guests.ts';
import { RefusalAnswer } from '../http/refusal.ts';
import { type TypedApp, typedApp } from '../http/typed-app.ts';
import { PRICES } from '../limits.ts';
import type { Quotas } from '../quotas.ts';
import type { SeatTokens } from '../seat-tokens.ts';
import type { ServerContext } from '../server-context.ts';
import type { Player } from '../store/players.ts';
import type { StoredTable } from '../store/tables.ts';
import { atPaid, type PaidVisit } from '../tables/hold-paid.ts';
import { Info } from '../tables/info-schema.ts';
import { toldTo, viewerFor } from '../tables/may-know.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { infoOf } from '../tables/table-info.ts';
import type { Till } from '../till.ts';
import { asGuest, atTable, deny } from './at-table.ts';
import { chairOf, leaveChair, seatBot, startTable, takeChair } from './chairs.ts';
import { askToWait } from './countdown.ts';
import { type Hosted, newTable, stillHosted } from './hosted.ts';
import { lobbyOf } from './lists.ts';
import { addMyTableRoutes } from './my-table-routes.ts';
import { createOnce } from './once.ts';
import { rematchOf } from './rematch.ts';
import { addRoomRoutes } from './room-routes.ts';
import { LobbyAnswer, NewTableBody, REFUSALS, RematchAnswer, SealText, TableParams, Taken } from './schemas.ts';

interface LobbyDeps {
  readonly context: ServerContext;
  readonly games: readonly AnyGame[];
  readonly registry: TableRegistry;
  readonly guests: Guests;
  readonly tokens: SeatTokens;
  readonly till: Till;
  readonly quotas: Quotas;
  readonly newTablesPerMinute: number;
}

/** A table may bring documents along, of 256 kB at most. */
const TABLE_BYTES = 272 * 1024;
const ChairParams = TableParams.extend({ seat: z.coerce.number().int().min(0).max(63) });

export function addLobbyRoutes(plain: FastifyInstance, deps: LobbyDeps): void {
  addListRoutes(plain, deps);
  addMyTableRoutes(plain, deps);
  addSettingRoutes(plain, deps);
  addStartRoutes(plain, deps);
  addSeatRoutes(plain, deps);
  addHostRoutes(plain, deps);
  addRoomRoutes(plain, deps);
}

function addListRoutes(plain: FastifyInstance, deps: LobbyDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/tables',
    {
      schema: { summary: 'Public tables: with a free chair, and to watch', response: { 200: LobbyAnswer } },
      config: { price: PRICES.list },
    },
    () => lobbyOf(deps),
  );
}

function addSettingRoutes(plain: FastifyInstance, deps: LobbyDeps): void {
  const { context, guests, newTablesPerMinute } = deps;
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const once = createOnce<Hosted>({ now: context.now, asItIs: (made) => stillHosted(context, made) });

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Set a table and sit on its first chair',
        body: NewTableBody,
        response: { 201: Taken, 400: RefusalAnswer, ...REFUSALS },
      },
      bodyLimit: TABLE_BYTES,
      config: { rateLimit: { max: newTablesPerMinute }, price: PRICES.newTable },
    },
    async (request, reply) => {
      const { body: wish, ip: address } = request;
      let host = await guests.known(request);
      const asker = host?.id ?? address;
      const set = async () => {
        host ??= await guests.welcome(request, reply);
        return newTable(deps, { player: host, wish, address });
      };
      const made = await (wish.once ? once(`${asker} ${wish.once}`, set) : set());
      if ('code' in made) return made.code === 'quota' ? deny(reply, made) : reply.status(400).send({ refusal: made });
      const { table, player } = made;
      // Whoever asks again may not have heard yet who they are.
      if (host === undefined) await guests.recognise(request, reply, player);
      const taken = await takenSeat(deps, table, player);
      return 'code' in taken ? deny(reply, taken) : reply.status(201).send(taken);
    },
  );

  addTableRoute(app, deps);
}

function addTableRoute(app: TypedApp, deps: LobbyDeps): void {
  app.get(
    '/api/tables/:id',
    {
      schema: { summary: 'A table', params: TableParams, response: { 200: Info, ...REFUSALS } },
      config: { price: PRICES.open },
    },
    async (request, reply) => {
      const { params, ip: address } = request;
      const player = await deps.guests.known(request);
      const info = await infoAt(deps, { id: params.id, payer: { address, guest: player?.id } }, player);
      return 'code' in info ? deny(reply, info) : info;
    },
  );
}

/** From one match to the next. */
function addStartRoutes(plain: FastifyInstance, deps: LobbyDeps): void {
  const app = typedApp(plain);
  addBeginRoute(app, deps);
  addWaitRoute(app, deps);
  addRematchRoute(app, deps);
}

function addBeginRoute(app: TypedApp, deps: LobbyDeps): void {
  const { context, registry, guests } = deps;
  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        summary: 'Begin, when all chairs are filled',
        params: TableParams,
        response: { 200: Info, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const info = await asGuest(guests, request, async (player) => {
        const refusal = await atTable(registry, id, (table) => startTable(context, table, player));
        return refusal ?? infoAt(deps, { id, payer: { address: request.ip, guest: player.id } }, player);
      });
      return 'code' in info ? deny(reply, info) : info;
    },
  );
}

function addWaitRoute(app: TypedApp, { context, registry, guests }: LobbyDeps): void {
  app.post(
    '/api/tables/:id/wait',
    {
      schema: {
        summary: 'A table that is about to begin by itself waits two minutes more; everybody may ask for it once',
        params: TableParams,
        response: { 204: z.null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const refusal = await asGuest(guests, request, (player) =>
        atTable(registry, request.params.id, (table) => askToWait(context, table, player)),
      );
      return refusal ? deny(reply, refusal) : reply.status(204).send(null);
    },
  );
}

function addRematchRoute(app: TypedApp, deps: LobbyDeps): void {
  const { context, registry, guests, quotas, newTablesPerMinute } = deps;
  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'Another table for the same people: the first who asks sets it',
        params: TableParams,
        response: { 200: RematchAnswer, ...REFUSALS },
      },
      config: { rateLimit: { max: newTablesPerMinute }, price: PRICES.newTable },
    },
    async (request, reply) => {
      const { id } = request.params;
      const answer: Rematch | Refusal = await asGuest(guests, request, (player) =>
        atTable(registry, id, async (table) => {
          const { options, rematch } = table.setting;
          const full = rematch === null && (await quotas.ofTable(player.id, { address: request.ip, options }));
          return full || rematchOf(context, table, player);
        }),
      );
      return 'code' in answer ? deny(reply, answer) : answer;
    },
  );
}

function addSeatRoutes(plain: FastifyInstance, deps: LobbyDeps): void {
  const { context, registry, guests } = deps;
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/tables/:id/seat',
    {
      schema: {
        summary: 'The seat of this guest, with its token',
        params: TableParams,
        response: { 200: Taken, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const answer = await asGuest(guests, request, (player) =>
        atTable(registry, id, ({ setting }) => takenSeat(deps, setting, player)),
      );
      return 'code' in answer ? deny(reply, answer) : answer;
    },
  );

  app.post(
    '/api/tables/:id/chairs/:seat',
    {
      schema: {
        summary: 'Sit down, or move to another chair',
        params: ChairParams,
        body: z.strictObject({ seal: SealText }),
        response: { 200: Taken, ...REFUSALS },
      },
      // Whoever sits down may be a new guest.
      config: { rateLimit: { max: deps.newTablesPerMinute } },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const answer = await atTable(registry, id, async (table) => {
        const player = await guests.welcome(request, reply);
        const refusal = await takeChair(context, table, { player, seat, seal: request.body.seal });
        return refusal ?? takenSeat(deps, table.setting, player);
      });
      return 'code' in answer ? deny(reply, answer) : answer;
    },
  );
}

const LONGEST_LEVEL = 40;

/** For one's own chair, and for the host all others. */
function addHostRoutes(plain: FastifyInstance, { context, registry, guests }: LobbyDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.delete(
    '/api/tables/:id/chairs/:seat',
    {
      schema: {
        summary: 'Leave a chair; the host also sends bots away, and people who are not there',
        params: ChairParams,
        response: { 204: z.null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const refusal = await asGuest(guests, request, (player) =>
        atTable(registry, id, (table) => leaveChair(context, table, { player, seat })),
      );
      return refusal ? deny(reply, refusal) : reply.status(204).send(null);
    },
  );

  app.post(
    '/api/tables/:id/bots/:seat',
    {
      schema: {
        summary: 'The host seats a bot, of a level if the game has several',
        params: ChairParams,
        body: z.strictObject({ level: z.string().max(LONGEST_LEVEL) }).nullish(),
        response: { 204: z.null(), ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { id, seat } = request.params;
      const refusal = await asGuest(guests, request, (player) =>
        atTable(registry, id, (table) => seatBot(context, table, { player, seat, level: request.body?.level })),
      );
      return refusal ? deny(reply, refusal) : reply.status(204).send(null);
    },
  );
}

/** As this player, or a stranger, may know it; also of a match that was begun without a table. */
async function infoAt(deps: LobbyDeps, visit: PaidVisit, player: Player | undefined): Promise<TableInfo | Refusal> {
  const info = await atPaid(deps, visit, (table) =>
    toldTo(viewerFor(table.setting, player?.id), infoOf(table, deps.context.now())),
  );
  return info ?? { code: 'unknown-table' };
}

async function takenSeat(
  { tokens, context }: LobbyDeps,
  table: StoredTable,
  player: Player,
): Promise<TakenSeat | Refusal> {
  const chair = chairOf(table, player);
  if (chair === undefined) return { code: 'not-your-chair' };
  const { seat } = chair;
  const epoch = await context.store.players.epoch(player.id);
  return { table: table.id, seat, token: await tokens.sign({ match: table.id, seat, player: player.id, epoch }) };
}
