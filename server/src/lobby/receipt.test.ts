import { randomBytes } from 'node:crypto';
import { gameById, games } from '@haven/games/rules';
import {
  defaultOptions,
  type GameTypes,
  type GivenAnswer,
  type MatchRecord,
  matchFileOf,
  mixedSeed,
  newReceipt,
  pick,
  type Receipt,
  sealOf,
  sealOfAnswer,
  simRng,
  start,
  verdictOf,
  verifyMatch,
  withAnswer,
  withOpening,
  withSaltSent,
  withTold,
} from '@haven/kit';
import type { TableInfo, TakenSeat } from '@haven/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browserAt, hearsTable, wishFor } from '../testing/browser.ts';
import type { Guest, Heard } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

/** A game for two that begins with a choice of all at once. */
const simultaneous = games.find((game) => {
  const { meta, options } = game;
  if (meta.seats.min !== 2) return false;
  const { state } = start(game, { seats: 2, options: defaultOptions(options), seed: 'a'.repeat(64) });
  return game.toAct(state).length === 2;
});
if (simultaneous === undefined) throw new Error('there is no such game in the house');
const GAME = simultaneous.meta.id;
const LIMITS = { messagesPerSecond: 100_000, burst: 100_000, newMatchesPerMinute: 1000 };

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ games: [simultaneous], limits: LIMITS });
});
afterAll(() => house.close());

interface Player {
  readonly guest: Guest;
  readonly browser: Browser;
  receipt: Receipt;
}

/** Sits down as the page does: what the table says is kept before the salt goes out. */
async function sitting(browser: Browser, taken: TakenSeat): Promise<Player> {
  const { table, seat } = taken;
  const guest = await browser.sits(taken);
  const { body } = await browser.ask<TableInfo>(`GET /api/tables/${table}`);
  const { salt } = browser;
  return { guest, browser, receipt: newReceipt({ table, game: GAME, seat, seal: body.seal ?? '', salt }) };
}

async function opens(player: Player): Promise<void> {
  const { guest, browser } = player;
  player.receipt = withSaltSent(player.receipt, await hearsTable(guest, ({ phase }) => phase === 'sealing'));
  guest.say({ type: 'salt', salt: browser.salt });
  const isIn = ({ chairs }: TableInfo) => chairs[player.receipt.seat]?.salt === browser.salt;
  player.receipt = withOpening(player.receipt, await hearsTable(guest, isIn));
}

/** Two people over real sockets, from the free chair to the record. */
async function playedMatch(): Promise<{ players: Player[]; record: MatchRecord<GameTypes> }> {
  const [host, friend] = [browserAt(house.address), browserAt(house.address)];
  const mine = (await host.ask<TakenSeat>('POST /api/tables', wishFor(GAME, host))).body;
  const { table } = mine;
  const theirs = (await friend.ask<TakenSeat>(`POST /api/tables/${table}/chairs/1`, { seal: friend.seal })).body;
  const players = [await sitting(host, mine), await sitting(friend, theirs)];
  await host.ask(`POST /api/tables/${table}/start`);
  await Promise.all(players.map(opens));
  await Promise.all(players.map(playsToTheEnd));
  return { players, record: (await host.ask<MatchRecord<GameTypes>>(`GET /api/matches/${table}/record`)).body };
}

/** Every answer goes out with a nonce, whether or not others still decide. */
async function playsToTheEnd(player: Player): Promise<void> {
  const { guest, receipt } = player;
  const { seat } = receipt;
  const rng = simRng(seat + 1);
  guest.say({ type: 'look', from: 0 });
  let given: Omit<GivenAnswer, 'entry'> | undefined;
  for (let message = await guest.hears('seen'); ; message = await guest.hears('seen')) {
    player.receipt = noted(player.receipt, message, given);
    const { outcome, moves, asked } = message.seen;
    if (outcome) return;
    if (moves.length === 0 || given?.asked === asked) continue;
    given = { asked, move: pick(rng, moves).text, nonce: randomBytes(16).toString('hex') };
    guest.say({ type: 'play', ...given });
  }
}

function noted(receipt: Receipt, { from, news }: Heard, given: Omit<GivenAnswer, 'entry'> | undefined): Receipt {
  const { seat } = receipt;
  const heard = news.map(({ seal = '', ...one }, index) => ({ entry: from + index + 1, seal, seat: one.seat }));
  expect(heard.every(({ seal }) => seal !== '')).toBe(true);
  const own = given && heard.find(({ seal }) => seal === sealOfAnswer({ seat, ...given }));
  const others = heard.filter((one) => one.seat !== seat).map(({ entry, seal }) => [entry, seal] as const);
  const told = withTold(receipt, others);
  return given && own ? withAnswer(told, { entry: own.entry, ...given }) : told;
}

const PEOPLE = ['Ada', 'Bo'].map((name) => ({ name, kind: 'human' as const }));
const findingsOn = (record: MatchRecord<GameTypes>, receipt?: Receipt) => {
  const file = matchFileOf(record, { chairs: PEOPLE, aids: [], started: 1, ended: 2 });
  return verifyMatch(gameById, JSON.parse(JSON.stringify(file)), receipt).findings;
};

test('an honest match is proven to each of its players by what they were told; to others it is consistent', async () => {
  const { players, record } = await playedMatch();
  expect(verdictOf(findingsOn(record))).toBe('consistent');
  for (const { receipt } of players) {
    const findings = findingsOn(record, receipt);
    expect(findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect(verdictOf(findings)).toBe('proven');
    expect(receipt.answers.length).toBeGreaterThan(10);
    expect(receipt.answers.length + receipt.told.length).toBe(record.entries.length);
  }

  const [first] = players;
  const { fairness } = record;
  if (first === undefined || fairness === undefined) throw new Error('no match');
  const share = sealOf('chosen by the host when the salts lay open');
  const salts = fairness.chairs.map(({ salt }) => salt);
  const chosen = {
    ...record,
    entries: [],
    seed: mixedSeed(share, salts),
    fairness: { ...fairness, share, seal: sealOf(share) },
  };
  const { initial: _initial, ...bare } = chosen;
  expect(verdictOf(findingsOn(bare as typeof chosen))).toBe('consistent');
  const wrong = findingsOn(bare as typeof chosen, { ...first.receipt, answers: [], told: [] });
  expect(wrong.filter(({ verdict }) => verdict === 'wrong').map(({ check }) => check)).toEqual(['promise']);
});
