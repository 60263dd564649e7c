import { type AnyGame, at, type GameTypes, replay } from '@haven/kit';
import { lanterns } from '@haven/kit/testing';
import type { TakenSeat } from '@haven/wire';
import { type Browser, browserAt, hearsTable, wishFor } from './browser.ts';
import { allSee, type Company, companyOf, rolls } from './company.ts';
import { damaging } from './damage.ts';
import { type OpenHouse, post, type Seated } from './open-house.ts';
import { pushDevice } from './push-device.ts';

const LANTERNS = lanterns as unknown as AnyGame;
const LIVE = { kind: 'live', moveSeconds: 3600, bankSeconds: 60 } as const;
const DAYS = { kind: 'days', days: 3 } as const;
const TURNS_OF_SHORT = 8;

/** Somebody's table or match, and how they come back to it. */
export interface Stand {
  readonly id: string;
  readonly token: string;
}

/** Everything that a house can have: tables of all phases, matches without one, talk, complaints, devices. */
export interface Crowd {
  /** The first is being played: its first seat is to move. */
  readonly stands: readonly [Stand, ...Stand[]];
  readonly people: readonly Person[];
}

/** A guest, and the cookie they are known by. */
interface Person {
  readonly player: string;
  readonly cookie: string;
}

export async function crowdIn(house: OpenHouse): Promise<Crowd> {
  const running = await companyOf(house, 2, { clock: LIVE });
  await talk(running);
  const slow = await companyOf(house, 2, { clock: DAYS, timeout: 'vote', access: 'link' });
  await talk(slow);
  const withBot = await companyOf(house, 1, { seats: 2, clock: LIVE });
  const [seen] = await allSee(withBot.guests);
  await rolls(withBot, 0, seen?.asked ?? 0);
  const over = await companyOf(house, 2, { options: { short: true } });
  await playOut(over);
  const ended = await companyOf(house, 2);
  await giveUp(ended);
  const gathering = await gatheringAt(house);
  const sealing = await sealingAt(house);
  const companies = [running, slow, withBot, over, ended];
  for (const company of companies) await furnish(house, company);
  for (const { guests } of companies) for (const { socket } of guests) socket.close();
  return {
    stands: [
      standOf(at(running.seats, 0)),
      ...companies.slice(1).map(({ seats }) => standOf(at(seats, 0))),
      ...[standOf(gathering.taken), standOf(sealing.taken)],
      ...[await matchAt(house, 2), await matchAt(house, TURNS_OF_SHORT)],
    ],
    people: await peopleOf(house, running),
  };
}

function standOf({ table, token }: TakenSeat): Stand {
  return { id: table, token };
}

async function peopleOf({ context }: OpenHouse, { table, browsers }: Company): Promise<Person[]> {
  const { chairs = [] } = (await context.store.tables.load(table)) ?? {};
  return browsers.map((browser, seat) => ({ player: at(chairs, seat).player ?? '', cookie: browser.cookie() ?? '' }));
}

async function talk({ guests, browsers, table }: Company): Promise<void> {
  for (const guest of guests) guest.say({ type: 'say', said: { kind: 'text', text: 'hello' } });
  for (const guest of guests) for (let heard = 0; heard < 2; heard += 1) await guest.hears('chat');
  await at(browsers, 1).ask(`POST /api/tables/${table}/reports`, { line: 1, why: 'too loud' });
}

/** All that is kept of its people besides the table. */
async function furnish({ context: { store, now } }: OpenHouse, { browsers, table }: Company): Promise<void> {
  for (const [seat, browser] of browsers.entries()) {
    await browser.ask('POST /api/me', { name: `Guest ${seat}`, language: 'fr' });
    await browser.ask('PUT /api/me/push', { endpoint: `http://127.0.0.1:9/${browser.salt}`, keys: pushDevice().keys });
    await browser.ask('PUT /api/me/webhook', { format: 'ntfy', url: 'http://127.0.0.1:9/hook' });
    await browser.ask('POST /api/me/recovery');
  }
  const { chairs = [] } = (await store.tables.load(table)) ?? {};
  for (const { player } of chairs)
    if (player !== null) await store.notices.claim({ table, player, turn: 1, at: now(), quietMs: 0 });
}

async function playOut(company: Company): Promise<void> {
  let [seen] = await allSee(company.guests);
  for (let turn = 0; turn < TURNS_OF_SHORT; turn += 1) [seen] = await rolls(company, turn % 2, seen?.seq ?? 0);
}

async function giveUp({ guests }: Company): Promise<void> {
  at(guests, 0).say({ type: 'propose', proposal: { what: 'abandon' } });
  const { request } = await at(guests, 1).hears('request');
  at(guests, 1).say({ type: 'vote', request: request?.id, yes: true });
  await hearsTable(at(guests, 0), ({ phase }) => phase === 'ended');
}

interface Hosted {
  readonly host: Browser;
  readonly taken: TakenSeat;
}

async function gatheringAt({ address }: OpenHouse): Promise<Hosted> {
  const host = browserAt(address);
  const { body: taken } = await host.ask<TakenSeat>('POST /api/tables', wishFor('lanterns', host));
  return { host, taken };
}

async function sealingAt(house: OpenHouse): Promise<Hosted> {
  const hosted = await gatheringAt(house);
  const { host, taken } = hosted;
  await host.ask(`POST /api/tables/${taken.table}/bots/1`);
  await host.ask(`POST /api/tables/${taken.table}/start`);
  return hosted;
}

/** A match without a table, after so many moves. */
async function matchAt({ address, guest }: OpenHouse, moves: number): Promise<Stand> {
  const wish = { game: 'lanterns', options: { short: true }, nickname: 'Zoë' };
  const { body } = await post<Seated>(`${address}/api/matches`, wish);
  const tokens = [body.token, ...body.invitations.map(({ token }) => token)];
  const people = await Promise.all(tokens.map(() => guest()));
  await Promise.all(people.map((person, seat) => person.joins({ match: body.match, token: at(tokens, seat) })));
  for (let made = 0; made < moves; made += 1) {
    at(people, made % 2).say({ type: 'play', asked: made, move: 'roll' });
    await Promise.all(people.map((person) => person.hears('seen')));
  }
  for (const { socket } of people) socket.close();
  return { id: body.match, token: body.token };
}

/** Writes down how each match stands, as the house does after many moves. */
export async function takeSnapshots({ context, folder }: OpenHouse, { stands }: Crowd): Promise<void> {
  for (const { id } of stands) {
    const stored = await context.store.load(id);
    if (stored === undefined) continue;
    const { state } = replay<GameTypes>(LANTERNS, stored.record);
    damaging(folder, (database) =>
      database
        .prepare('insert into snapshots (match, seq, state) select number, ?, ? from matches where id = ?')
        .run(stored.record.entries.length, JSON.stringify(state), id),
    );
  }
}
