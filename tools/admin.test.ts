import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import type { TakenSeat } from '@haven/wire';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../server/src/store/sqlite.ts';
import { browserAt, wishFor } from '../server/src/testing/browser.ts';
import { damaging } from '../server/src/testing/damage.ts';
import { hasPostgres, newDatabaseUrl } from '../server/src/testing/engines.ts';
import { guestAt } from '../server/src/testing/guest.ts';
import { post, type Seated, takeSeat } from '../server/src/testing/open-house.ts';
import { bundleAdmin, bundleServer } from '../server/src/testing/programs.ts';
import { fill } from '../server/src/testing/rich-store.ts';
import { endServers, startServer } from '../server/src/testing/server-process.ts';
import { tempFolder } from '../server/src/testing/temp-folder.ts';
import { adminCommand, type Desk } from './admin.ts';

const GAME = games.find(({ meta }) => meta.seats.min === 1)?.meta.id ?? '';

let command: string;
beforeAll(async () => {
  command = await bundleAdmin();
});
afterEach(endServers);

const DAMAGED = /^The data are damaged: house haven\.db: .* No backup was written; with --anyway it is\..*\n$/;

const ALREADY_THERE = 'Nothing was moved: with DATABASE_URL set, the data are in PostgreSQL already.\n';

/** A port where nobody listens. */
const NOWHERE = { PORT: '9' };

interface Said {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** What the command does, in this process: a new one costs more than most of its deeds. */
async function admin(environment: Record<string, string>, ...words: string[]): Promise<Said> {
  const said = { code: 0, output: '', errors: '' };
  const desk: Desk = {
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
    say: (line) => {
      said.output += `${line}\n`;
    },
    complain: (line) => {
      said.errors += `${line}\n`;
    },
    fail: () => {
      said.code = 1;
    },
  };
  await adminCommand(desk).parseAsync(words, { from: 'user' });
  return said;
}

/** The command as it is shipped. */
function shipped(environment: Record<string, string>, ...words: string[]): Promise<Said> {
  const env = { ...process.env, HOST: '127.0.0.1', ...environment };
  const child = spawn(process.execPath, [command, ...words], { env });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })));
}

/** A server with one match in it, and how the command finds it. */
async function openServer(folder: string) {
  const running = startServer(await bundleServer(), { HAVEN_DATA: folder });
  const address = await running.address;
  return { running, address, here: { HAVEN_DATA: folder, PORT: new URL(address).port } };
}

test('list, show, stats and export while the server runs and while it does not', async () => {
  const folder = tempFolder();
  const { running, address, here } = await openServer(folder);
  const { body } = await post<Seated>(`${address}/api/matches`, { game: GAME, nickname: 'Zoë' });
  await looksAround(here, body.match);
  running.kill('SIGTERM');
  await running.ended;
  await looksAround({ HAVEN_DATA: folder, ...NOWHERE }, body.match);
});

test('chairs and guests: invite, free, ban, lift and forget, with a server and without one', async () => {
  const folder = tempFolder();
  const { running, address, here } = await openServer(folder);
  const game = games.find(({ meta }) => meta.seats.min > 1)?.meta.id ?? '';
  const ann = browserAt(address);
  await ann.ask('POST /api/me', { name: 'Ann' });
  const { table } = (await ann.ask<TakenSeat>('POST /api/tables', wishFor(game, ann))).body;
  const [, guest = ''] = /guest (\S+)/.exec((await admin(here, 'show', table)).output) ?? [];
  expect((await admin(here, 'invite', table, '1')).output).toMatch(/^\/recover#\S+\nworks once, until /);
  expect((await admin(here, 'invite', table, '2')).errors).toBe('The seat belongs to nobody.\n');
  expect((await admin(here, 'unsay', table, '1')).errors).toBe('There is no such line.\n');
  expect((await admin(here, 'ban', guest, '--address-days', '7', '--why', 'rude')).output).toMatch(
    /address +127\.0\.0\.1/,
  );
  expect((await ann.ask('POST /api/me', { name: 'Eve' })).body.refusal?.code).toBe('banned');
  running.kill('SIGTERM');
  await running.ended;

  const alone = { HAVEN_DATA: folder, ...NOWHERE };
  expect((await admin(alone, 'bans')).output).toMatch(new RegExp(`guest +${guest} .*for ever +rude`));
  expect((await admin(alone, 'lift', 'guest', guest)).output).toBe(`The guest ${guest} is welcome again.\n`);
  expect((await admin(alone, 'free', table, '1')).output).toBe('Seat 1 is free.\n');
  expect((await admin(alone, 'forget', guest)).output).toBe(`Guest ${guest} is forgotten.\n`);
  expect((await admin(alone, 'forget', guest)).errors).toBe('There is no such guest.\n');
});

async function looksAround(environment: Record<string, string>, match: string): Promise<void> {
  const list = await admin(environment, 'list', '--search', 'Zo');
  expect(list).toMatchObject({ code: 0, errors: '' });
  expect(list.output).toMatch(new RegExp(`${match} +${GAME} +playing +0 .*Zoë`));
  expect((await admin(environment, 'show', match)).output).toContain('seat 1');
  expect((await admin(environment, 'stats')).output).toMatch(/guests +0/);
  const swept = await admin(environment, 'sweep');
  if (environment.PORT === NOWHERE.PORT) expect(swept.errors).toBe('Only a server that runs can do that.\n');
  else expect(swept.output).toBe('Forgotten: 0 tables, 0 matches without one, 0 guests.\n');
  const file = join(tempFolder(), 'a.haven.json');
  expect((await admin(environment, 'export', match, file)).errors).toContain('still goes on');
  await admin(environment, 'export', match, file, '--running');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: GAME, entries: [] });
  const again = await admin(environment, 'export', match, file, '--running');
  expect(again).toMatchObject({ code: 1, errors: `${file} exists already.\n` });
}

test('a backup restored into the running server: people are told to come back, and find the table of that day', async () => {
  const folder = tempFolder();
  const { address, here } = await openServer(folder);
  const { guest, match, token, seen } = await takeSeat(address, GAME);
  const file = join(folder, 'today.backup');
  expect(await shipped(here, 'backup', file)).toMatchObject({ code: 0 });
  guest.say({ type: 'play', asked: seen.asked, move: seen.moves[0]?.text });
  await guest.hears('seen');

  const restored = await shipped(here, 'restore', file);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(await guest.closed()).toBe(1001);
  const back = await guestAt(address);
  expect((await back.joins({ match, token })).seen).toEqual(seen);
  const [, previous = ''] = /lie in (\S+)\.\n/.exec(restored.output) ?? [];
  expect(readdirSync(join(folder, previous))).toContain('haven.db');
  back.say({ type: 'play', asked: seen.asked, move: seen.moves[0]?.text });
  expect((await back.hears('seen')).seen.seq).toBe(1);

  const letter = join(folder, 'letter');
  writeFileSync(letter, 'Dear operator');
  const refused = await admin(here, 'restore', letter);
  expect(refused).toMatchObject({ code: 1, errors: 'Nothing was restored: this is no backup of Haven.\n' });
  back.say({ type: 'look', from: 0 });
  expect((await back.hears('seen')).seen.seq, 'nothing happened').toBe(1);
});

test('a damaged table is named, saved as it is, and tried again after a repair', async () => {
  const folder = tempFolder();
  const { address, here } = await openServer(folder);
  const { body } = await post<Seated>(`${address}/api/matches`, { game: GAME });
  const initial = damaging(folder, (database) => {
    const { initial } = database.prepare('select initial from matches').get() as { initial: string };
    database.exec("update matches set initial = '{'");
    return initial;
  });
  await fetch(`${address}/api/matches/${body.match}`);
  expect((await admin(here, 'stats')).output).toMatch(new RegExp(`sick:\\ntable ${body.match} +since .*beginning`));
  expect((await admin(here, 'list')).output).toMatch(new RegExp(`${body.match} .*SICK: .*beginning`));
  const file = join(tempFolder(), 'a.raw.json');
  expect((await admin(here, 'export', body.match, file)).errors).toContain('It is damaged');
  expect(await admin(here, 'export', body.match, file, '--raw')).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ matches: [{ id: body.match, initial: '{' }] });
  expect((await admin(here, 'retry', body.match)).errors).toContain('It is damaged');
  damaging(folder, (database) => database.prepare('update matches set initial = ?').run(initial));
  expect((await admin(here, 'retry', body.match)).output).toBe(`${body.match} is well again.\n`);
  expect((await admin(here, 'retry', body.match)).errors).toBe('Nothing of this name is damaged.\n');
});

test('restoring data of a server that cannot be reached is refused, a fresh folder is filled', async () => {
  const folder = tempFolder();
  const { here } = await openServer(folder);
  const file = join(tempFolder(), 'a.backup');
  await admin(here, 'backup', file);
  const hidden = { HAVEN_DATA: folder, ...NOWHERE };
  expect((await admin(hidden, 'restore', file)).errors).toBe(`Nothing was restored: a server runs on ${folder}.\n`);
  expect((await admin(hidden, 'list')).errors).toContain('set HAVEN_ADMIN_URL');

  const fresh = { HAVEN_DATA: join(tempFolder(), 'new'), ...NOWHERE };
  expect((await admin(fresh, 'list')).errors).toContain('there are no data');
  expect(await admin(fresh, 'restore', file)).toMatchObject({ code: 0 });
  expect(await admin(fresh, 'list')).toMatchObject({ code: 0, output: 'No table.\n' });
});

test('check: sound while the server runs and while it does not; what is damaged is named and not copied', async () => {
  const folder = tempFolder();
  const { running, here } = await openServer(folder);
  const sound = { code: 0, output: 'All data are sound.\n', errors: '' };
  expect(await shipped(here, 'check')).toEqual(sound);
  running.kill('SIGTERM');
  await running.ended;
  const there = { HAVEN_DATA: folder, ...NOWHERE };
  expect(await shipped(there, 'check')).toEqual(sound);

  const database = join(folder, 'haven.db');
  const bytes = readFileSync(database);
  writeFileSync(database, bytes.fill(0xff, 4 * 4096, 8 * 4096));
  expect(await shipped(there, 'check')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Damaged:\nhouse haven\.db: /),
  });
  const file = join(tempFolder(), 'a.backup');
  expect(await admin(there, 'backup', file)).toMatchObject({ code: 1, errors: expect.stringMatching(DAMAGED) });
  expect(existsSync(file)).toBe(false);
  expect(await admin(there, 'backup', file, '--anyway')).toMatchObject({ code: 0 });
  const fresh = { HAVEN_DATA: join(tempFolder(), 'new'), ...NOWHERE };
  expect((await admin(fresh, 'restore', file)).errors).toMatch(
    /^Nothing was restored: the backup is damaged: house haven\.db: .*\n$/,
  );
});

test('a database that was lost is told by the command too, which makes none in its place', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'secret'), 'ab'.repeat(32));
  writeFileSync(join(folder, 'haven.db'), '');
  for (const word of ['list', 'check']) {
    const { code, errors } = await shipped({ HAVEN_DATA: folder, ...NOWHERE }, word);
    expect({ code, lines: errors.split('\n').length }).toEqual({ code: 1, lines: 2 });
    expect(errors).toContain('haven.db is empty, but the keys of its house are there. Restore a backup');
  }
  expect(readFileSync(join(folder, 'haven.db'), 'utf8')).toBe('');
});

test('a restoring that was decided and not finished is finished by the command', async () => {
  const folder = tempFolder();
  const { running, address } = await openServer(folder);
  const { body } = await post<Seated>(`${address}/api/matches`, { game: GAME, nickname: 'Zoë' });
  running.kill('SIGTERM');
  await running.ended;
  mkdirSync(join(folder, 'arriving-now'));
  for (const name of ['haven.db', 'secret', 'push-key'])
    renameSync(join(folder, name), join(folder, 'arriving-now', name));
  expect((await admin({ HAVEN_DATA: folder, ...NOWHERE }, 'list')).output).toContain(body.match);
  expect(readdirSync(folder).sort()).toEqual(
    ['admin-token', 'haven.db', 'haven.lock', 'push-key', 'replaced-now', 'secret'].sort(),
  );
});

test('what cannot be done is told in one line', async () => {
  const { here } = await openServer(tempFolder());
  const told = (errors: string) => ({ code: 1, output: '', errors });
  expect(await shipped(here, 'end', 'nobody')).toEqual(told('There is no such table.\n'));
  expect(await shipped(here, 'restore', '/nowhere/at/all')).toEqual(told('There is no file /nowhere/at/all.\n'));
  const { code, errors } = await shipped({ ...here, HAVEN_ADMIN_TOKEN: 'not the token at all' }, 'list');
  expect({ code, lines: errors.split('\n').length }).toEqual({ code: 1, lines: 2 });
  expect(errors).toContain('does not know this token');
});

describe.runIf(hasPostgres())('move-to', () => {
  test('a house goes over to PostgreSQL, where it is found from then on', async () => {
    const [folder, url] = [tempFolder(), await newDatabaseUrl()];
    const store = openSqlite(join(folder, 'haven.db'));
    await fill(store);
    await store.close();
    const here = { ...NOWHERE, HAVEN_DATA: folder };
    expect(await admin(here, 'move-to', url)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Moved: \d+ rows, each read back the same\. .*DATABASE_URL\.\n$/),
    });
    const there = { ...here, DATABASE_URL: url };
    expect((await admin(there, 'list')).output).toBe((await admin(here, 'list')).output);
    expect(await admin(there, 'check')).toMatchObject({ code: 0 });
    expect(await admin(there, 'move-to', url)).toMatchObject({ code: 1, errors: ALREADY_THERE });
  });

  test('not while a server runs, and not to nowhere', async () => {
    const folder = tempFolder();
    const running = startServer(await bundleServer(), { HAVEN_DATA: folder });
    const { port } = new URL(await running.address);
    const nowhere = `postgres://haven@localhost/haven?host=${encodeURIComponent(folder)}`;
    expect((await admin({ PORT: port, HAVEN_DATA: folder }, 'move-to', nowhere)).errors).toMatch(/stop the server at/);
    running.kill('SIGTERM');
    await running.ended;
    const said = await admin({ ...NOWHERE, HAVEN_DATA: folder }, 'move-to', nowhere);
    expect(said).toMatchObject({ code: 1, errors: expect.stringMatching(/^Nothing was moved: .*ENOENT/) });
  });
});
