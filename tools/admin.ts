import { writeFileSync } from 'node:fs';
import { BadSetting } from '@haven/server/admin';
import type { Invitation } from '@haven/wire';
import { Command } from 'commander';
import { connect } from './admin/connect.ts';
import type { Connection } from './admin/connection.ts';
import { banSheet, checkSheet, listSheet, numberSheet, reportSheet, sweptLine, tableSheet } from './admin/format.ts';
import { UserError } from './admin/user-error.ts';
import { isMain } from './main.ts';

/** Where the operator sits: what they know of the house, and where they read what came of it. */
export interface Desk {
  readonly env: NodeJS.ProcessEnv;
  say(words: string): void;
  complain(words: string): void;
  fail(): void;
}

/**
 * `npm run admin -- list`: what the operator may do, while the server runs and while it does not.
 * docs/operating.md explains it all.
 */
export function adminCommand(desk: Desk): Command {
  const admin = new Command('admin').description('For whoever runs this house.');
  const told = <Answer>(request: string, sheet: (answer: Answer) => string[]) =>
    reaching(desk, async (connection) => desk.say(sheet(JSON.parse(await connection.ask(request))).join('\n')));

  admin
    .command('list')
    .description('tables, the latest change first')
    .option('-s, --search <text>', 'a part of an id or of a name', '')
    .option('-p, --phase <phase>', 'gathering, sealing, playing, over or ended')
    .option('-n, --limit <count>', 'how many', '50')
    .action((asked: Record<string, string>) => told(`GET /tables?${new URLSearchParams(asked)}`, listSheet));
  admin
    .command('show <id>')
    .description('one table, with its chat and the complaints about it')
    .action((id: string) => told(`GET ${pathOf(id)}`, tableSheet));
  admin
    .command('reports')
    .description('complaints about what was said, the open ones first')
    .action(() => told('GET /reports', reportSheet));
  admin
    .command('stats')
    .description('how the house is doing')
    .action(() => told('GET /numbers', numberSheet));
  admin
    .command('check')
    .description('read all data and tell what of them is damaged')
    .action(() => reaching(desk, (connection) => check(desk, connection)));
  addDeeds(admin, desk);
  addMove(admin, desk);
  addChairDeeds(admin, desk);
  addGuestDeeds(admin, desk);
  return admin;
}

async function check(desk: Desk, connection: Connection): Promise<void> {
  const soundness = await connection.check();
  desk.say(checkSheet(soundness).join('\n'));
  if (soundness.damaged.length > 0) desk.fail();
}

function addDeeds(admin: Command, desk: Desk): void {
  admin
    .command('end <id>')
    .description('end a table; its record becomes public')
    .action((id: string) =>
      done(desk, `Table ${id} is ended.`, (connection) => connection.ask(`POST ${pathOf(id)}/end`)),
    );
  admin
    .command('export <id> <file>')
    .description('write a match into a new file (*.haven.json)')
    .option('--running', 'also while it goes on, with all its secrets')
    .option('--raw', 'all that is stored of it, however damaged, with all its secrets')
    .action((id: string, file: string, { running, raw }: { running?: true; raw?: true }) =>
      done(desk, `${file} is written.`, async (connection) => {
        const text = await connection.ask(`GET ${pathOf(id)}/export?running=${running ? 1 : 0}&raw=${raw ? 1 : 0}`);
        writeFileSync(file, text, { flag: 'wx' });
      }),
    );
  admin
    .command('sweep')
    .description('forget what is old enough now; the date is right')
    .action(() =>
      reaching(desk, async (connection) => desk.say(sweptLine(JSON.parse(await connection.ask('POST /sweep'))))),
    );
  admin
    .command('retry <id>')
    .description('try once more what was found damaged, after a repair')
    .action((id: string) =>
      done(desk, `${id} is well again.`, (connection) => connection.ask(`POST /sick/${encodeURIComponent(id)}/retry`)),
    );
  admin
    .command('backup <file>')
    .description('copy all data into one new file; keep it secret')
    .option('--anyway', 'also if the data are damaged')
    .action((file: string, wish: { anyway?: true }) =>
      done(desk, `${file} is written. Keep it secret.`, (connection) => connection.backUp(file, wish)),
    );
  admin
    .command('restore <file>')
    .description('put the data of a backup in the place of the present ones, which are moved aside')
    .action((file: string) =>
      reaching(desk, async (connection) =>
        desk.say(`Restored. The data from before lie in ${await connection.restore(file)}.`),
      ),
    );
}

function addMove(admin: Command, desk: Desk): void {
  admin
    .command('move-to <database-url>')
    .description('copy all data into an empty PostgreSQL database, and read them back; no server may run')
    .action((url: string) =>
      reaching(desk, async (connection) => {
        const { rows, wasThere } = await connection.moveTo(url);
        const what = wasThere ? 'This house was there already' : 'Moved';
        desk.say(`${what}: ${rows} rows, each read back the same. From now on start Haven with DATABASE_URL.`);
      }),
    );
}

function addChairDeeds(admin: Command, desk: Desk): void {
  admin
    .command('unsay <id> <line>')
    .description('take away a line of the chat')
    .action((id: string, line: string) =>
      done(desk, `Line ${line} is gone.`, (connection) =>
        connection.ask(`DELETE ${pathOf(id)}/chat/${encodeURIComponent(line)}`),
      ),
    );
  admin
    .command('free <id> <seat>')
    .description('take a seat from its person: free before the match, a bot plays from then on')
    .action((id: string, seat: string) =>
      done(desk, `Seat ${seat} is free.`, (connection) => connection.ask(`POST ${chairOf(id, seat)}/free`)),
    );
  admin
    .command('settle <id> <line>')
    .description('the complaints about a line are dealt with')
    .action((id: string, line: string) =>
      done(desk, `The complaints about line ${line} are settled.`, (connection) =>
        connection.ask(`POST ${pathOf(id)}/chat/${encodeURIComponent(line)}/settled`),
      ),
    );
  admin
    .command('invite <id> <seat>')
    .description('a way back for the person of a seat: works once, and makes their browser that guest')
    .action((id: string, seat: string) =>
      reaching(desk, async (connection) => {
        const { token, expires } = JSON.parse(
          await connection.ask(`POST ${chairOf(id, seat)}/invitation`),
        ) as Invitation;
        desk.say(`/recover#${token}\nworks once, until ${new Date(expires).toISOString()}`);
      }),
    );
}

function addGuestDeeds(admin: Command, desk: Desk): void {
  admin
    .command('bans')
    .description('who is not welcome')
    .action(() =>
      reaching(desk, async (connection) =>
        desk.say(banSheet(JSON.parse(await connection.ask('GET /bans'))).join('\n')),
      ),
    );
  admin
    .command('ban <guest>')
    .description('a guest is not welcome any more; their games go on without them')
    .option('-d, --days <days>', 'for so long; 0 is for ever', '0')
    .option('-a, --address-days <days>', 'for so long nobody from where they came from last either', '0')
    .option('-w, --why <text>', 'for yourself to remember', '')
    .action((guest: string, wish: Record<string, string>) =>
      reaching(desk, async (connection) => {
        const made = await connection.ask(`POST ${guestOf(guest)}/ban?${new URLSearchParams(wish)}`);
        desk.say(banSheet(JSON.parse(made)).join('\n'));
      }),
    );
  admin
    .command('lift <kind> <name>')
    .description('end a ban of a guest or an address')
    .action((kind: string, name: string) =>
      done(desk, `The ${kind} ${name} is welcome again.`, (connection) =>
        connection.ask(`DELETE /bans/${encodeURIComponent(kind)}/${encodeURIComponent(name)}`),
      ),
    );
  admin
    .command('forget <guest>')
    .description('forget all that is known of a guest; bots play on from their seats')
    .action((guest: string) =>
      done(desk, `Guest ${guest} is forgotten.`, (connection) => connection.ask(`DELETE ${guestOf(guest)}`)),
    );
}

function guestOf(id: string): string {
  return `/guests/${encodeURIComponent(id)}`;
}

/** Seats are counted from 1 where people read them. */
function chairOf(id: string, seat: string): string {
  return `${pathOf(id)}/chairs/${Number(seat) - 1}`;
}

function pathOf(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}

function done(desk: Desk, words: string, act: (connection: Connection) => Promise<unknown>): Promise<void> {
  return reaching(desk, async (connection) => {
    await act(connection);
    desk.say(words);
  });
}

/** Whatever goes wrong is told in one line. */
async function reaching(desk: Desk, act: (connection: Connection) => Promise<void>): Promise<void> {
  let connection: Connection | undefined;
  try {
    connection = await connect(desk.env);
    await act(connection);
  } catch (error) {
    desk.complain(lineOf(error));
    desk.fail();
  } finally {
    await connection?.close();
  }
}

function lineOf(error: unknown): string {
  if (error instanceof UserError || error instanceof BadSetting) return error.message;
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST' && 'path' in error;
  return isThere
    ? `${error.path} exists already.`
    : `That did not work: ${error instanceof Error ? error.message : error}`;
}

/** The terminal, and what it was told of the house. */
const TERMINAL: Desk = {
  env: process.env,
  say: (words) => console.log(words),
  complain: (words) => console.error(words),
  fail: () => {
    process.exitCode = 1;
  },
};

if (isMain(import.meta)) await adminCommand(TERMINAL).parseAsync();
