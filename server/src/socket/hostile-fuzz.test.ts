import { at, type GameTypes, type MatchRecord, pick, type Rng, rerun, simRng } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import type { TakenSeat } from '@haven/wire';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Browser, browserAt, wishFor } from '../testing/browser.ts';
import { allSee } from '../testing/company.ts';
import { COMPANY } from '../testing/games.ts';
import type { Guest } from '../testing/guest.ts';
import { BROKEN_TEXT, FAR_TOO_LONG, hostileMessage, type Known, seatedMessage } from '../testing/hostile-messages.ts';
import { get } from '../testing/open-house.ts';
import { bundleServer } from '../testing/programs.ts';
import { randomMove } from '../testing/random-run.ts';
import { endServers, startServer } from '../testing/server-process.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const MESSAGES = effort({ daily: 8_000, thorough: 100_000 });
const SIDE_BY_SIDE = 8;
const ADDRESSES = 200;
const PEOPLE = 4;
/** People do not play faster; a whole match takes about as long as the attack. */
const PAUSE_MS = effort({ daily: 12, thorough: 30 });
/** Whatever is not answered by then will never be. */
const LONGEST_WAIT_MS = 20_000;
const PATIENCE_MS = 300_000;

/** Codes of the WebSocket standard. */
const CLOSED = { cutOff: 1006, noText: 1007, policy: 1008, tooLong: 1009 } as const;
const CLOSED_BY_RULE = [CLOSED.noText, CLOSED.policy, CLOSED.tooLong];

afterEach(endServers);

test(
  `${MESSAGES} hostile messages are refused in words, and a match beside them is played to its end`,
  async ({ annotate }) => {
    const server = startServer(await bundleServer(), {
      HAVEN_DATA: tempFolder(),
      HAVEN_TRUST_PROXY: '1',
      HAVEN_METRICS_PUBLIC: '1',
    });
    const address = await server.address;
    const honest = await companyAt(address, PEOPLE);
    const known = await learn(address, honest);
    const [match, fire] = await Promise.all([playHonestly(honest, simRng(1)), attack(address, known)]);

    expect(fire.sent).toBeGreaterThanOrEqual(MESSAGES);
    expect(fire.unanswered).toEqual([]);
    expect([...fire.codes].toSorted()).toEqual(EVERY_REFUSAL);
    expect([...fire.closings].toSorted()).toEqual(CLOSED_BY_RULE);

    expect(
      honest.guests.flatMap(({ frames }) => frames).filter((frame) => !/^\{"type":"(house|table|seen)"/.test(frame)),
    ).toEqual([]);
    const { body } = await get<MatchRecord<GameTypes>>(`${address}/api/matches/${honest.table}/record`);
    expect(rerun(COMPANY, body).match?.entries).toHaveLength(match.moves);
    const { body: metrics } = await get<string>(`${address}/metrics`);
    expect(metrics.match(/^haven_errors_total.*$/gm) ?? []).toEqual([]);
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    await annotate(
      `${fire.sent} messages on ${fire.sockets} sockets; ${match.moves} honest moves, p99 ${match.p99.toFixed(1)} ms`,
    );
  },
  PATIENCE_MS,
);

/** Every way to say no that is met on the way: no more, and none of them missing. */
const EVERY_REFUSAL = [
  ...['already-joined', 'bad-message', 'bad-token', 'illegal-move', 'message-too-long', 'no-request'],
  ...['no-stand-in', 'not-begun', 'not-joined', 'not-late', 'not-sealing', 'not-your-turn', 'nothing-to-undo'],
  ...['spectator', 'stale', 'too-expensive', 'too-many-messages', 'unknown-match'],
];

interface Company {
  readonly table: string;
  readonly seats: readonly TakenSeat[];
  readonly guests: readonly Guest[];
}

async function companyAt(address: string, people: number): Promise<Company> {
  const browsers = Array.from({ length: people }, () => browserAt(address));
  const seats = await chairsOf(browsers);
  const { table } = at(seats, 0);
  const guests = await Promise.all(browsers.map((browser, seat) => browser.sits(at(seats, seat))));
  await at(browsers, 0).ask(`POST /api/tables/${table}/start`);
  guests.forEach((guest, seat) => {
    guest.say({ type: 'salt', salt: at(browsers, seat).salt });
  });
  return { table, seats, guests };
}

async function chairsOf(browsers: readonly Browser[]): Promise<TakenSeat[]> {
  const host = at(browsers, 0);
  const wish = wishFor(COMPANY.meta.id, host, { seats: browsers.length });
  const first = (await host.ask<TakenSeat>('POST /api/tables', wish)).body;
  const seats = [first];
  for (const [seat, browser] of [...browsers.entries()].slice(1)) {
    const chair = `POST /api/tables/${first.table}/chairs/${seat}`;
    seats.push((await browser.ask<TakenSeat>(chair, { seal: browser.seal })).body);
  }
  return seats;
}

/** Plays at random; returns how long the mover waited for each move to be told. */
async function playHonestly({ guests }: Company, rng: Rng): Promise<{ moves: number; p99: number }> {
  const waits: number[] = [];
  let seen = await allSee(guests);
  while (seen[0]?.outcome === undefined) {
    const mover = seen.findIndex(({ moves }) => moves.length > 0);
    const start = performance.now();
    at(guests, mover).say(randomMove(at(seen, mover), rng));
    seen = await allSee(guests);
    waits.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const sorted = waits.toSorted((one, other) => one - other);
  return { moves: waits.length, p99: at(sorted, Math.floor(waits.length * 0.99)) };
}

/** Where an attacker stands, and what they know. */
interface Camp extends Known {
  readonly places: readonly Place[];
}

interface Place {
  /** Whom the join says to be. */
  readonly join?: { readonly match: string; readonly token?: string };
  /** What only those who sit may say is hostile from here, too. */
  readonly isOutside: boolean;
}

/** The attackers have tables of their own: one where they wait for the second of them, one that never begins. */
async function learn(address: string, honest: Company): Promise<Camp> {
  const playing = await companyAt(address, 2);
  const seen = await allSee(playing.guests);
  at(playing.guests, 0).say(randomMove(at(seen, 0), simRng(2)));
  await allSee(playing.guests);
  const host = browserAt(address);
  const wish = wishFor(COMPANY.meta.id, host);
  const waiting = (await host.ask<TakenSeat>('POST /api/tables', wish)).body;
  const [first, second] = playing.seats.map(({ token }) => ({ match: playing.table, token }));
  return {
    match: honest.table,
    token: waiting.token,
    moves: at(seen, 0).moves.map(({ text }) => text),
    places: [
      { isOutside: true },
      { isOutside: true, join: { match: honest.table } },
      ...(first && second ? [first, second].map((join) => ({ isOutside: false, join })) : []),
      { isOutside: false, join: { match: waiting.table, token: waiting.token } },
    ],
  };
}

interface Fire {
  sent: number;
  sockets: number;
  readonly codes: Set<string>;
  readonly closings: Set<number>;
  /** Sockets that stayed open without an answer to all that was said. */
  readonly unanswered: string[];
}

async function attack(address: string, camp: Camp): Promise<Fire> {
  const fire: Fire = { sent: 0, sockets: 0, codes: new Set(), closings: new Set(), unanswered: [] };
  const attacker = async (number: number) => {
    const rng = simRng(1000 + number);
    while (fire.sent < MESSAGES) await fireFrom(await openAt(address, rng), { rng, camp, fire });
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, number) => attacker(number)));
  return fire;
}

interface Gun {
  readonly socket: WebSocket;
  readonly refusals: string[];
  /** Waits until so many refusals have come, or the socket is closed; returns the code of that. */
  answered(count: number): Promise<number | undefined>;
}

/** From one of many addresses, as a proxy would tell it. */
async function openAt(address: string, rng: Rng): Promise<Gun> {
  const headers = { 'x-forwarded-for': `10.0.0.${rng.below(ADDRESSES)}` };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/table`, { headers });
  const refusals: string[] = [];
  let wake = () => {};
  let closing: number | undefined;
  socket.on('message', (data) => {
    const { refusal } = JSON.parse(String(data));
    if (refusal) refusals.push(refusal.code);
    wake();
  });
  socket.on('close', (code) => {
    closing = code;
    wake();
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const answered = async (count: number) => {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (closing === undefined && refusals.length < count && Date.now() < deadline) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, LONGEST_WAIT_MS).unref();
      });
    }
    return closing;
  };
  return { socket, refusals, answered };
}

interface Shot {
  readonly rng: Rng;
  readonly camp: Camp;
  readonly fire: Fire;
}

const MOST_AT_ONCE = 60;
const FLOOD = 150;

/** A salvo on one socket; every message of it has to be answered, or the socket closed by a rule. */
async function fireFrom(gun: Gun, { rng, camp, fire }: Shot): Promise<void> {
  const { socket, refusals } = gun;
  const place = pick(rng, camp.places);
  if (place.join) socket.send(JSON.stringify({ type: 'join', ...place.join }));
  const salvo = salvoFrom(place, rng, camp);
  for (const message of salvo) socket.send(message, { binary: Buffer.isBuffer(message) && message !== BROKEN_TEXT });
  const closing = await gun.answered(salvo.length);
  socket.close();
  fire.sent += salvo.length;
  fire.sockets += 1;
  for (const code of refusals) fire.codes.add(code);
  if (closing !== undefined) fire.closings.add(reasonOf(closing, salvo));
  else if (!isAnswered(refusals, salvo.length)) fire.unanswered.push(`${refusals.length} of ${salvo.length}`);
}

/** Who joins the same seat too often is refused that as well. */
function isAnswered(refusals: readonly string[], said: number): boolean {
  return refusals.length === said || (refusals.length === said + 1 && refusals.includes('too-expensive'));
}

/** Whoever is still writing what is far too long may be cut off before the goodbye is read. */
function reasonOf(closing: number, salvo: readonly (string | Buffer)[]): number {
  return closing === CLOSED.cutOff && salvo.at(-1) === FAR_TOO_LONG ? CLOSED.tooLong : closing;
}

function salvoFrom(place: Place, rng: Rng, camp: Camp): (string | Buffer)[] {
  const isFlood = rng.below(4) === 0;
  const length = isFlood ? FLOOD : 1 + rng.below(MOST_AT_ONCE);
  const salvo = Array.from({ length }, () =>
    place.isOutside && rng.below(10) === 0 ? seatedMessage(rng, camp) : hostileMessage(rng, camp),
  );
  const end = rng.below(20);
  if (!isFlood && end < 2) salvo.push(end === 0 ? FAR_TOO_LONG : BROKEN_TEXT);
  return salvo;
}
