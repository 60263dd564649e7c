import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refused } from '../http/refusal.ts';
import { keyOf, type Painter, TooManyPictures } from '../pictures/painter.ts';
import type { Address } from './address.ts';
import type { Card } from './card.ts';
import { askedLanguage } from './language.ts';
import type { Links } from './links.ts';

const Params = z.object({ id: z.string().max(64) });
const Query = z.object({ lang: z.string().max(8).optional(), v: z.string().max(64).optional() });
const LASTING = 'public, max-age=31536000, immutable';
const RETRY_SECONDS = 5;
/** What a game has besides its tables. */
const ROOMS = ['learn', 'puzzles', 'pieces'] as const;

interface Gallery {
  readonly links: Links;
  readonly painter: Painter;
}

/** The pictures that links show, drawn when somebody looks. */
export function addPictureRoutes(app: FastifyInstance, gallery: Gallery): void {
  const hidden = { schema: { hide: true } };
  app.get('/api/picture/house.png', hidden, (request, reply) => hang(gallery, { to: 'house' }, { request, reply }));
  app.get('/api/picture/game/:id.png', hidden, (request, reply) =>
    hang(gallery, { to: 'game', game: idIn(request) }, { request, reply }),
  );
  for (const to of ROOMS)
    app.get(`/api/picture/${to}/:id.png`, hidden, (request, reply) =>
      hang(gallery, { to, game: idIn(request) }, { request, reply }),
    );
  app.get('/api/picture/table/:id.png', hidden, (request, reply) =>
    hang(gallery, { to: 'table', id: idIn(request) }, { request, reply }),
  );
}

const idIn = ({ params }: FastifyRequest) => Params.safeParse(params).data?.id ?? '';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The picture of now. Asked for by its own name it may be kept for ever: other facts have another name. */
async function hang(
  { links, painter }: Gallery,
  address: Address,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { lang, v } = Query.safeParse(request.query).data ?? {};
  const { 'accept-language': accepted, 'if-none-match': held } = request.headers;
  const card = await links.card(address, askedLanguage({ address: lang, accepted }));
  if (card === undefined) return reply.status(404).send(refused('not-found'));
  const key = keyOf(card.subject);
  reply.headers({
    etag: `"${key}"`,
    'cache-control': v === key ? LASTING : 'no-cache',
    // Pages elsewhere show it beside the link.
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (held === `"${key}"`) return reply.status(304).send();
  return sendPicture(painter, card, reply);
}

async function sendPicture(painter: Painter, { subject }: Card, reply: FastifyReply): Promise<FastifyReply> {
  try {
    const png = await painter.paint(subject);
    return reply.type('image/png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  } catch (error) {
    if (!(error instanceof TooManyPictures)) throw error;
    return reply
      .status(503)
      .headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' })
      .send(refused('too-many-requests'));
  }
}
