import { at } from '@haven/kit';
import { startChild } from './child.ts';
import { openEar } from './ear.ts';
import { type Rival, SEATS, TABLES, type Table } from './load.ts';

const MESSAGE = JSON.stringify({ type: 'play', asked: 17, move: 'buy crown' });

export async function echo(): Promise<Rival> {
  const child = await startChild('echo-process');
  const url = `ws://127.0.0.1:${child.port}`;
  return {
    open: () => Promise.all(Array.from({ length: TABLES }, () => openTable(url))),
    stop: () => child.stop(),
  };
}

/** As many sockets as the others have; the seats speak in turn. */
async function openTable(url: string): Promise<Table> {
  const ears = await Promise.all(Array.from({ length: SEATS }, () => openEar(url, () => true)));
  let sent = 0;
  return {
    move: async () => {
      const ear = at(ears, sent % SEATS);
      const round = Math.floor(sent / SEATS) + 1;
      sent += 1;
      const start = performance.now();
      ear.send(MESSAGE);
      await ear.heard(round);
      return performance.now() - start;
    },
    close: () => {
      for (const ear of ears) ear.close();
    },
  };
}
