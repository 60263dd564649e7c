import { at } from '@haven/kit';
import { type AdminTable, AWAY, type Ban, type ChairAsked } from '@haven/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operatorAsks, operatorAt } from '../testing/admin.ts';
import { type Browser, browserAt, hearsTable } from '../testing/browser.ts';
import { allSee, type Company, companyOf, type HandClock, handClock, livelyPlan, rolls } from '../testing/company.ts';
import { type Guest, guestAt } from '../testing/guest.ts';
import { type OpenHouse, openHouse } from '../testing/open-house.ts';
import { tempFolder } from '../testing/temp-folder.ts';

let clock: HandClock;
let house: OpenHouse;
beforeEach(async () => {
  clock = handClock();
  const folder = tempFolder();
  house = await openHouse({ ...livelyPlan(clock), operator: operatorAt(folder) }, folder);
});
afterEach(() => house.close());

const BOT = 2;
const OVERTAKEN = { request: null, ended: 'overtaken' };

/** Two people and a bot, after the first move. */
async function afterFirstMove(): Promise<Company & { host: Guest; friend: Guest }> {
  const company = await companyOf(house, 2, { seats: 3 });
  await allSee(company.guests);
  await rolls(company, 0, 0);
  return { ...company, host: at(company.guests, 0), friend: at(company.guests, 1) };
}

async function strangerNamed(name: string): Promise<Browser> {
  const stranger = browserAt(house.address);
  await stranger.ask('POST /api/me', { name });
  return stranger;
}

const asksFor = (stranger: Browser, { table }: Company, seat = BOT) =>
  stranger.ask<ChairAsked>(`POST /api/tables/${table}/chairs/${seat}/ask`);

const nameIn = (proposal: { what: string; name?: string } | undefined) => proposal?.name;
const nameTold = async (guest: Guest) => nameIn((await guest.hears('request')).request?.proposal);

/** The chair of the bot, after the others have said what they had to say. */
async function chairAfterVotes({ host, friend, table }: Awaited<ReturnType<typeof afterFirstMove>>, request?: number) {
  for (const guest of [host, friend]) guest.say({ type: 'vote', request, yes: true });
  for (const guest of [host, friend]) expect((await guest.hears('error')).refusal.code).toBe('no-request');
  return (await operatorAsks<AdminTable>(house.address, `GET /api/admin/tables/${table}`)).body.table.chairs[BOT];
}

test.each(['DELETE /api/me', 'POST /api/me/leave'])(
  'whoever asks for a chair and goes (%s) asks no more',
  async (goes) => {
    const company = await afterFirstMove();
    const stranger = await strangerNamed('Zoë');
    const { body } = await asksFor(stranger, company);
    expect(await nameTold(company.host)).toBe('Zoë');
    expect((await stranger.ask(goes)).status).toBe(204);
    expect(await company.host.hears('request')).toMatchObject(OVERTAKEN);
    expect(await chairAfterVotes(company, body.request)).toMatchObject({ kind: 'bot', name: '' });
    const watcher = await house.guest();
    await watcher.joins({ match: company.table });
    expect(watcher.frames.join()).not.toContain('Zoë');
  },
);

/** Guests are known to the operator by the chair where they sit. */
async function strangerWithChair(): Promise<{ stranger: Browser; id: string }> {
  const stranger = await strangerNamed('Zoë');
  const { body } = await stranger.ask<{ table: string }>('POST /api/tables', {
    game: 'lanterns',
    options: {},
    seats: 2,
    access: 'link',
    clock: { kind: 'none' },
    timeout: 'bot',
    seal: stranger.seal,
  });
  const { body: info } = await operatorAsks<AdminTable>(house.address, `GET /api/admin/tables/${body.table}`);
  return { stranger, id: info.owners[0]?.guest ?? '' };
}

test('whoever is banned meanwhile asks no more', async () => {
  const company = await afterFirstMove();
  const { stranger, id } = await strangerWithChair();
  const { body } = await asksFor(stranger, company);
  await company.host.hears('request');
  expect((await operatorAsks<Ban[]>(house.address, `POST /api/admin/guests/${id}/ban`)).status).toBe(200);
  expect(await company.host.hears('request')).toMatchObject(OVERTAKEN);
  expect(await chairAfterVotes(company, body.request)).toMatchObject({ kind: 'bot', name: '' });
});

test('whoever comes from where nobody is welcome any more is given no chair', async () => {
  const company = await afterFirstMove();
  const { id } = await strangerWithChair();
  const { body } = await asksFor(await strangerNamed('Ben'), company);
  await company.host.hears('request');
  await operatorAsks<Ban[]>(house.address, `POST /api/admin/guests/${id}/ban?addressDays=1`);
  company.host.say({ type: 'vote', request: body.request, yes: true });
  expect(await company.host.hears('request')).toMatchObject(OVERTAKEN);
});

test('whoever takes another name asks, and sits, by that one', async () => {
  const company = await afterFirstMove();
  const stranger = await strangerNamed('Zoë');
  const { body } = await asksFor(stranger, company);
  expect(await nameTold(company.host)).toBe('Zoë');
  await stranger.ask('POST /api/me', { name: 'Renamed' });
  expect(await nameTold(company.host)).toBe('Renamed');
  for (const guest of [company.host, company.friend]) guest.say({ type: 'vote', request: body.request, yes: true });
  const { annals } = await hearsTable(company.host, ({ chairs }) => chairs[BOT]?.name === 'Renamed');
  expect(annals).toMatchObject([{ what: 'joined', name: 'Renamed' }]);
});

test('a stranger who is called like somebody at the table asks by the name they would have there', async () => {
  const company = await afterFirstMove();
  await at(company.browsers, 0).ask('POST /api/me', { name: 'Host' });
  await hearsTable(company.host, ({ chairs }) => chairs[0]?.name === 'Host');
  await asksFor(await strangerNamed('Hоst'), company);
  expect(await nameTold(company.host)).toBe('Hоst 2');
});

test('so does one whose name somebody at the table takes meanwhile', async () => {
  const company = await afterFirstMove();
  await asksFor(await strangerNamed('Zoë'), company);
  expect(await nameTold(company.host)).toBe('Zoë');
  await at(company.browsers, 1).ask('POST /api/me', { name: 'Zoë' });
  expect(await nameTold(company.host)).toBe('Zoë 2');
});

const DAYS = { kind: 'days', days: 1 } as const;
const TWO_MINUTES = 120_000;

test('by the day, too, a stranger who does not stay is asked about for two minutes; then the next may ask', async () => {
  const company = await companyOf(house, 2, { seats: 3, clock: DAYS });
  const host = at(company.guests, 0);
  await asksFor(await strangerNamed('Zoë'), company);
  expect((await host.hears('request')).request?.expires).toBe(clock.now() + TWO_MINUTES);
  const ben = await strangerNamed('Ben');
  expect((await asksFor(ben, company)).body.refusal?.code).toBe('request-open');
  clock.pass(TWO_MINUTES);
  expect((await host.hears('request')).ended).toBe('expired');
  expect((await asksFor(ben, company)).status).toBe(202);
});

test('whoever asks and stays to look on is not forgotten', async () => {
  const company = await companyOf(house, 2, { seats: 3, clock: DAYS });
  const host = at(company.guests, 0);
  const zoe = await strangerNamed('Zoë');
  const watcher = await guestAt(house.address, { cookie: zoe.cookie() ?? '' });
  await watcher.joins({ match: company.table });
  const { body } = await asksFor(zoe, company);
  const first = (await host.hears('request')).request?.expires ?? 0;
  clock.pass(TWO_MINUTES);
  const { request } = await host.hears('request');
  expect(request).toMatchObject({ id: body.request, expires: first + TWO_MINUTES });
  watcher.socket.close();
  await expect.poll(() => house.registry.peek(company.table)?.listeners.size).toBe(2);
  clock.pass(TWO_MINUTES);
  expect((await host.hears('request')).ended).toBe('expired');
});

test('but for a day at most, however long they stay', async () => {
  const company = await companyOf(house, 2, { seats: 3 });
  const host = at(company.guests, 0);
  const zoe = await strangerNamed('Zoë');
  const watcher = await guestAt(house.address, { cookie: zoe.cookie() ?? '' });
  await watcher.joins({ match: company.table });
  await asksFor(zoe, company);
  await host.hears('request');
  clock.pass(24 * 3600_000);
  expect((await host.hears('request')).ended).toBe('expired');
});

test('somebody away is waited for only so long, also by a newcomer who stays', async () => {
  const company = await companyOf(house, 1, { seats: 3 });
  const zoe = await strangerNamed('Zoë');
  const watcher = await guestAt(house.address, { cookie: zoe.cookie() ?? '' });
  await watcher.joins({ match: company.table });
  at(company.guests, 0).socket.close();
  await hearsTable(watcher, ({ chairs }) => chairs[0]?.isOnline === false);
  await asksFor(zoe, company);
  await watcher.hears('request');
  clock.pass(TWO_MINUTES);
  expect((await watcher.hears('request')).request?.missing).toEqual([0]);
  clock.pass(AWAY.botMs - TWO_MINUTES);
  expect((await watcher.hears('request')).ended).toBe('granted');
});

async function asksInVain(stranger: Browser, { host, ...company }: Awaited<ReturnType<typeof afterFirstMove>>) {
  const { status, body } = await asksFor(stranger, company);
  if (status !== 202) return body.refusal?.code;
  await host.hears('request');
  host.say({ type: 'vote', request: body.request, yes: false });
  return (await host.hears('request')).ended;
}

test('one stranger who asks again and again keeps no other from asking; who is new all the time is stopped too', async () => {
  const company = await afterFirstMove();
  const pest = await strangerNamed('Pest');
  for (let times = 0; times < 3; times += 1) expect(await asksInVain(pest, company)).toBe('refused');
  expect(await asksInVain(pest, company)).toBe('too-many-requests');
  for (let times = 0; times < 6; times += 1)
    expect(await asksInVain(browserAt(house.address), company)).toBe('refused');
  expect(await asksInVain(browserAt(house.address), company)).toBe('too-many-requests');
});
