import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type News, simRng } from '@haven/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { stopOnFailure } from './fail-stop.ts';
import type { Store } from './store/store.ts';
import { StoreFailed } from './store/store-failed.ts';
import { SOLO } from './testing/games.ts';
import { guestAt } from './testing/guest.ts';
import { takeSeat } from './testing/open-house.ts';
import { bundleServer } from './testing/programs.ts';
import { randomMove } from './testing/random-run.ts';
import { endServers, startServer } from './testing/server-process.ts';
import { tempFolder } from './testing/temp-folder.ts';

/** Files of this process end at so many blocks: the system refuses to write on, and not for want of room. */
const SMALL_FILES = ['sh', '-c', 'ulimit -f 1200; exec "$0" "$@"', process.execPath];
const FAST = { HAVEN_MESSAGES_PER_SECOND: '100000' };

afterEach(endServers);

/** What one player was told, and so may never be untold. */
interface Diary {
  readonly match: string;
  readonly token: string;
  readonly news: News<unknown>[];
}

/** Plays one match after the other until the server is gone. */
async function playUntilTheEnd(address: string): Promise<Diary[]> {
  const diaries: Diary[] = [];
  const rng = simRng(5);
  try {
    for (;;) {
      const { guest, match, token, seen: first } = await takeSeat(address, SOLO.meta.id);
      const diary = { match, token, news: [] as News<unknown>[] };
      diaries.push(diary);
      for (let seen = first; seen.moves.length > 0; ) {
        guest.say(randomMove(seen, rng));
        const heard = await guest.hears('seen');
        diary.news.push(...heard.news);
        seen = heard.seen;
      }
      guest.socket.close();
    }
  } catch {
    return diaries;
  }
}

test('a disk that refuses to write ends the house with one line; all that was acknowledged is there again', async () => {
  const server = await bundleServer();
  const folder = tempFolder();
  const running = startServer(server, { ...FAST, HAVEN_DATA: folder }, SMALL_FILES);
  const diaries = await playUntilTheEnd(await running.address);
  const closed = performance.now();
  const { code, errors } = await running.ended;
  expect(performance.now() - closed).toBeLessThan(2_000);
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/^The disk did not keep what was written \(.+\)/)]);
  expect(diaries.flatMap(({ news }) => news).length).toBeGreaterThan(10);
  expect(statSync(join(folder, 'haven.db-wal')).size).toBeGreaterThan(0);

  const again = startServer(server, { ...FAST, HAVEN_DATA: folder });
  for (const { match, token, news } of diaries) {
    const visitor = await guestAt(await again.address);
    expect((await visitor.joins({ match, token })).news.slice(0, news.length)).toEqual(news);
    visitor.socket.close();
  }
}, 60_000);

test('a house that cannot close leaves all the same', async () => {
  const leave = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const say = vi.spyOn(console, 'error').mockReturnValue();
  const failed = Promise.resolve(new StoreFailed('EIO'));
  stopOnFailure({ failed } as Store, { close: () => new Promise(() => {}) });
  await expect.poll(() => leave.mock.calls).toEqual([[1]]);
  expect(say).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
