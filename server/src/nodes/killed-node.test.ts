import { at } from '@haven/kit';
import { effort } from '@haven/kit/testing';
import type { Clock } from '@haven/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { hearsTable } from '../testing/browser.ts';
import { companyOf } from '../testing/company.ts';
import { hasPostgres, newDatabaseUrl } from '../testing/engines.ts';
import { COMPANY } from '../testing/games.ts';
import { guestAt } from '../testing/guest.ts';
import { bundleServer } from '../testing/programs.ts';
import { endServers, startServer } from '../testing/server-process.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const SHORTEST: Clock = { kind: 'live', moveSeconds: 5, bankSeconds: 0, graceSeconds: 0 };

/** Every day a cluster loses servers while clocks run (`tools/faults/cluster`). */
const IS_THOROUGH = effort({ daily: false, thorough: true });

afterEach(endServers);

describe.runIf(IS_THOROUGH && hasPostgres())('kill -9 of one of two servers', () => {
  test('the time of somebody who was there runs on, and the other server seats a bot that moves', async () => {
    const [server, url] = [await bundleServer(), await newDatabaseUrl()];
    const start = () => startServer(server, { HAVEN_DATA: tempFolder(), DATABASE_URL: url, HAVEN_BOT_MS: '0' });
    const [here, there] = [start(), start()];
    const house = { address: await here.address };
    const { table, seats } = await companyOf(house, 2, { game: COMPANY.meta.id, clock: SHORTEST });
    here.kill('SIGKILL');
    await here.ended;
    const other = await guestAt(await there.address);
    await other.joins({ match: table, token: at(seats, 1).token });
    await hearsTable(other, ({ chairs }) => chairs.some(({ isStandIn }) => isStandIn));
    const { news } = await other.hears('seen');
    expect(news).toMatchObject([{ by: 'bot' }]);
  });
});
