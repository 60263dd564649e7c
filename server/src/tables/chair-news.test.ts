import { at } from '@haven/kit';
import { AWAY, type Happening } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserAt, hearsTable } from '../testing/browser.ts';
import { companyOf, type HandClock, handClock, livelyPlan } from '../testing/company.ts';
import type { Guest } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  house = await openHouse(livelyPlan(clock));
});
afterEach(() => house.close());

async function nextHappening(guest: Guest): Promise<Happening | undefined> {
  const said = (await guest.hears('chat')).lines.at(-1)?.said;
  return said?.kind === 'happened' ? said.happening : undefined;
}

/** What somebody who comes now reads of all that happened. */
async function allHappenings(table: string): Promise<Happening[]> {
  const reader = await house.guest();
  reader.say({ type: 'join', match: table });
  const { lines } = await reader.hears('chat');
  return lines.flatMap(({ said }) => (said.kind === 'happened' ? [said.happening] : []));
}

const standIn = (why: string) => ({ what: 'stand-in', name: '', why });

test('a bot by one’s own wish, and back: a line each, kept when the house closes', async () => {
  const { table, guests } = await companyOf(house, 2);
  const [host, friend] = [at(guests, 0), at(guests, 1)];
  friend.say({ type: 'hand-over' });
  expect(await nextHappening(host)).toEqual(standIn('wish'));
  friend.say({ type: 'return' });
  expect(await nextHappening(host)).toEqual({ what: 'returned', name: '' });
  await house.close();
  house = await openHouse(livelyPlan(clock), house.folder);
  expect(await allHappenings(table)).toEqual([standIn('wish'), { what: 'returned', name: '' }]);
});

test('a bot because the time is up', async () => {
  const live = { kind: 'live', moveSeconds: 30, bankSeconds: 0 } as const;
  const { guests } = await companyOf(house, 2, { clock: live, timeout: 'bot' });
  clock.pass(31_000);
  expect(await nextHappening(at(guests, 1))).toEqual(standIn('late'));
});

test('a bot because the only one who is there says so', async () => {
  const { guests } = await companyOf(house, 2);
  const host = at(guests, 0);
  at(guests, 1).socket.close();
  await hearsTable(host, ({ chairs }) => chairs[1]?.isOnline === false);
  clock.pass(AWAY.botMs);
  host.say({ type: 'propose', proposal: { what: 'bot', seat: 1 } });
  expect(await nextHappening(host)).toEqual({ ...standIn('vote'), by: 0 });
});

test('a bot by the consent of those who are there', async () => {
  const { guests } = await companyOf(house, 3);
  const [host, friend] = [at(guests, 0), at(guests, 1)];
  at(guests, 2).socket.close();
  await hearsTable(host, ({ chairs }) => chairs[2]?.isOnline === false);
  clock.pass(AWAY.botMs);
  host.say({ type: 'propose', proposal: { what: 'bot', seat: 2 } });
  friend.say({ type: 'vote', request: (await friend.hears('request')).request?.id, yes: true });
  expect(await nextHappening(host)).toEqual(standIn('vote'));
});

test('a chair given up in a larger company, and somebody who takes it', async () => {
  const { table, browsers, guests } = await companyOf(house, 3);
  await at(browsers, 2).ask('POST /api/me', { name: 'Eve' });
  const host = at(guests, 0);
  at(guests, 2).say({ type: 'resign' });
  expect(await nextHappening(host)).toEqual({ what: 'left', name: 'Eve' });
  const stranger = browserAt(house.address);
  await stranger.ask('POST /api/me', { name: 'Zoë' });
  await stranger.ask(`POST /api/tables/${table}/chairs/2/ask`);
  // Before the first move it is the host who decides.
  host.say({ type: 'vote', request: (await host.hears('request')).request?.id, yes: true });
  expect(await nextHappening(host)).toEqual({ what: 'joined', name: 'Zoë' });
});

test('whoever goes for good leaves a line without a name', async () => {
  const { table, browsers, guests } = await companyOf(house, 3);
  await at(browsers, 2).ask('POST /api/me', { name: 'Eve' });
  await at(browsers, 2).ask('DELETE /api/me');
  await hearsTable(at(guests, 0), ({ chairs }) => chairs[2]?.kind === 'bot');
  const happenings = await allHappenings(table);
  expect(happenings.at(-1)).toEqual({ what: 'left', name: '' });
  expect(JSON.stringify(happenings)).not.toContain('Eve');
});
