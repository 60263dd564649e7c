import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textOf } from '@haven/games/texts';
import type { AnyGame } from '@haven/kit';
import { LANGUAGES, type Language } from '@haven/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Exchange, sendPacked } from '../http/packed.ts';
import { SHELL } from '../http/page.ts';
import { refused } from '../http/refusal.ts';
import { wordsIn } from '../link-words.ts';
import { gameCard } from '../links/card.ts';
import { originFor } from '../links/dress.ts';
import { withCard } from '../links/head.ts';
import { askedLanguage } from '../links/language.ts';
import { alternatesOf, anyRulesPath, rulesPath } from './addresses.ts';
import { robotsText, sitemap } from './for-robots.ts';
import { BARE_SHELL, filled, type RulesPage } from './page.ts';
import { rulesPageWords } from './words.ts';

interface RulesPagesPlan {
  readonly games: readonly AnyGame[];
  /** The folder of the built page. */
  readonly folder: string | undefined;
  readonly ownAddress: string;
}

const Params = z.object({ game: z.string().max(64) });
const hidden = { schema: { hide: true } };

/** The rules of each game as a page of words: for those who look before they sit down, who print, and who search the web. */
export function addRulesPages(http: FastifyInstance, plan: RulesPagesPlan): void {
  for (const language of LANGUAGES) {
    http.get(rulesPath(':game', language), hidden, async (request, reply) => {
      const page = await rulesPage(gameIn(plan, request), language);
      return page === undefined ? reply.callNotFound() : sendPage(plan, page, { request, reply });
    });
  }
  http.get(anyRulesPath(':game'), hidden, (request, reply) => {
    const game = gameIn(plan, request);
    return game === undefined ? reply.callNotFound() : leadOn(game.meta.id, request, reply);
  });
  addRoutesForRobots(http, plan);
}

function gameIn({ games }: RulesPagesPlan, { params }: FastifyRequest): AnyGame | undefined {
  const id = Params.safeParse(params).data?.game;
  return games.find(({ meta }) => meta.id === id);
}

function leadOn(game: string, { query, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { lang } = z.object({ lang: z.string().optional() }).safeParse(query).data ?? {};
  const language = askedLanguage({ address: lang, accepted: headers['accept-language'] }) ?? 'en';
  return reply.header('vary', 'accept-language').redirect(rulesPath(game, language));
}

async function rulesPage(game: AnyGame | undefined, language: Language): Promise<RulesPage | undefined> {
  const card = game && gameCard(game, language);
  const text = game && textOf(game.meta.id);
  if (game === undefined || card === undefined || text === undefined) return undefined;
  const { title: name, pitch } = text.messages[language].game;
  const guide = await text.guide[language]();
  const { players, minutes } = wordsIn(language);
  return {
    game: game.meta.id,
    card: { ...card, title: rulesPageWords(language).title(name), description: guide.goal.join(' ') || pitch },
    name,
    pitch,
    facts: `${players(game.meta.seats)} · ${minutes(game.meta.minutes)}`,
    guide,
    rules: text.rulesText[language],
  };
}

async function sendPage({ folder, ownAddress }: RulesPagesPlan, page: RulesPage, { request, reply }: Exchange) {
  const shell = await shellIn(folder);
  const head = withCard(shell, page.card, {
    origin: originFor(ownAddress, request),
    path: rulesPath(page.game, page.card.language),
    alternates: alternatesOf(page.game),
  });
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  return sendPacked(filled(head, page), { request, reply });
}

async function shellIn(folder: string | undefined): Promise<string> {
  const shell = folder !== undefined && join(folder, SHELL);
  return shell && existsSync(shell) ? await readFile(shell, 'utf8') : BARE_SHELL;
}

function addRoutesForRobots(http: FastifyInstance, { games, ownAddress }: RulesPagesPlan): void {
  http.get('/robots.txt', hidden, (request, reply) =>
    reply.type('text/plain').send(robotsText(originFor(ownAddress, request))),
  );
  http.get('/sitemap.xml', hidden, (request, reply) => {
    const origin = originFor(ownAddress, request);
    if (origin === undefined) return reply.status(404).send(refused('not-found'));
    const ids = games.map(({ meta }) => meta.id);
    return reply.type('application/xml').send(sitemap(ids, origin));
  });
}
