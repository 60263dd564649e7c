import { recordOf, tallyOf } from '@haven/kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Nickname } from '../http/nickname.ts';
import { Outcome } from '../http/outcome.ts';
import { RefusalAnswer, refused } from '../http/refusal.ts';
import { type TypedApp, typedApp } from '../http/typed-app.ts';
import { PRICES } from '../limits.ts';
import type { Quotas } from '../quotas.ts';
import type { SeatTokens } from '../seat-tokens.ts';
import type { Made } from '../tables/create-match.ts';
import { atPaid, type PaidVisit } from '../tables/hold-paid.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isOver, isPlaying, type PlayingTable } from '../tables/table.ts';
import { coinsFor, type Till } from '../till.ts';

const NewMatch = z.strictObject({
  game: z.string().max(64),
  /** What fits is for the game to say. */
  options: z.record(z.string().max(64), z.unknown()).default({}),
  /** The fewest that the game can do with, if left out. */
  seats: z.int().min(1).max(64).optional(),
  nickname: Nickname.optional(),
  isListed: z.boolean().default(false),
});
const Seat = z.object({ seat: z.number(), token: z.string() });
/** The invitations are for the other seats: whoever is handed one sits there. */
const Seated = Seat.extend({ match: z.string(), invitations: z.array(Seat) });

type TakenSeat = z.infer<typeof Seat>;

const MatchParams = z.object({ id: z.string().max(64) });

const Summary = z.object({
  match: z.string(),
  game: z.string(),
  version: z.number(),
  options: z.unknown(),
  seats: z.number(),
  nickname: z.string().optional(),
  created: z.number(),
  changed: z.number(),
  moves: z.number(),
  undone: z.number(),
  aids: z.array(z.string()).readonly(),
  over: z.boolean(),
  outcome: Outcome.optional(),
});
const Record = z.object({
  game: z.string(),
  version: z.number(),
  seats: z.number(),
  options: z.unknown(),
  seed: z.string(),
  initial: z.unknown(),
  entries: z.array(z.unknown()).readonly(),
  fairness: z.unknown().optional(),
  documents: z.record(z.string(), z.string()).optional(),
});

/** A table may bring a document along. */
const MATCH_BYTES = 64 * 1024;

interface MatchRouteDeps {
  readonly registry: TableRegistry;
  readonly tokens: SeatTokens;
  readonly till: Till;
  readonly quotas: Quotas;
  readonly newMatchesPerMinute: number;
}

export function addMatchRoutes(plain: FastifyInstance, deps: MatchRouteDeps): void {
  const app = typedApp(plain);
  addNewMatchRoute(app, deps);
  addSummaryRoute(app, deps);
  addRecordRoute(app, deps);
}

function addNewMatchRoute(app: TypedApp, { registry, tokens, quotas, newMatchesPerMinute }: MatchRouteDeps): void {
  app.post(
    '/api/matches',
    {
      schema: {
        summary: 'Begin a match and take the first seat',
        body: NewMatch,
        response: { 201: Seated, 400: RefusalAnswer, 409: RefusalAnswer, 429: RefusalAnswer },
      },
      bodyLimit: MATCH_BYTES,
      config: { rateLimit: { max: newMatchesPerMinute }, price: PRICES.newMatch },
    },
    async ({ body: { seats, nickname, ...request }, ip }, reply) => {
      const full = quotas.ofMatch({ address: ip, options: request.options });
      if (full) return reply.status(409).send({ refusal: full });
      const made = await registry.create({ ...request, ...(seats && { seats }), ...(nickname && { nickname }) });
      if ('code' in made) return reply.status(400).send({ refusal: made });
      const [own, ...invitations] = await seatsOf(tokens, made);
      return reply.status(201).send({ match: made.match, ...own, invitations });
    },
  );
}

function addSummaryRoute(app: TypedApp, deps: MatchRouteDeps): void {
  app.get(
    '/api/matches/:id',
    {
      schema: {
        summary: 'How a match stands, as everybody may know',
        params: MatchParams,
        response: { 200: Summary, 404: RefusalAnswer, 429: RefusalAnswer },
      },
      config: { price: PRICES.open },
    },
    async ({ params: { id }, ip: address }, reply) => {
      const summary = await looking(deps, { id, payer: { address } }, summaryOf);
      return summary ?? reply.status(404).send(refused('unknown-match'));
    },
  );
}

function addRecordRoute(app: TypedApp, deps: MatchRouteDeps): void {
  app.get(
    '/api/matches/:id/record',
    {
      schema: {
        summary: 'The whole record of a finished match, dice included',
        params: MatchParams,
        response: { 200: Record, 404: RefusalAnswer, 409: RefusalAnswer, 429: RefusalAnswer },
      },
      config: { price: PRICES.record },
    },
    async ({ params: { id }, ip: address }, reply) => {
      const payer = { address };
      const found = await looking(deps, { id, payer }, (table) => ({ match: table.match, over: isOver(table) }));
      if (found === undefined) return reply.status(404).send(refused('unknown-match'));
      if (!found.over) return reply.status(409).send(refused('match-not-over'));
      deps.till.owe(payer, coinsFor({ entries: tallyOf(found.match).entries }));
      return recordOf(found.match);
    },
  );
}

async function seatsOf(tokens: SeatTokens, { match, seats }: Made): Promise<[TakenSeat, ...TakenSeat[]]> {
  const sign = async (seat: number) => ({ seat, token: await tokens.sign({ match, seat }) });
  const others = Array.from({ length: seats - 1 }, (_, index) => sign(index + 1));
  return [await sign(0), ...(await Promise.all(others))];
}

function looking<R>(deps: MatchRouteDeps, visit: PaidVisit, look: (table: PlayingTable) => R): Promise<R | undefined> {
  return atPaid(deps, visit, (table) => (isPlaying(table) ? look(table) : undefined));
}

function summaryOf(table: PlayingTable): z.infer<typeof Summary> {
  const { id, game, match, aids, created, changed, nickname } = table;
  const { version, options, seats } = match;
  const { moves, undone } = tallyOf(match);
  const outcome = game.outcome(match.state);
  return {
    match: id,
    game: match.game,
    version,
    options,
    seats,
    created,
    changed,
    aids: [...aids],
    moves,
    undone,
    over: isOver(table),
    ...(nickname && { nickname }),
    ...(outcome && { outcome }),
  };
}
