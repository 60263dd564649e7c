import { type FromTable, type GameTypes, pick, simRng } from '@haven/kit';
import { startChild } from './child.ts';
import { openEar } from './ear.ts';
import type { Rival } from './load.ts';
import { type Position, seatsTable } from './seats-table.ts';

const rng = simRng(1);

interface Invitation {
  readonly match: string;
  readonly tokens: readonly string[];
}

export async function haven(): Promise<Rival> {
  const child = await startChild('haven-process');
  const url = `ws://127.0.0.1:${child.port}/api/table`;
  const sit = async (match: string, token: string) => {
    const ear = await openEar(url, (frame) => frame.startsWith('{"type":"seen"'));
    ear.send(JSON.stringify({ type: 'join', match, token }));
    await ear.heard(1);
    return ear;
  };
  return {
    open: async () => {
      const invitations = (await child.ask('tables')) as Invitation[];
      return Promise.all(
        invitations.map(async ({ match, tokens }) =>
          seatsTable(await Promise.all(tokens.map((token) => sit(match, token))), read),
        ),
      );
    },
    stop: () => child.stop(),
  };
}

function read(news: string): Position {
  const { seen } = JSON.parse(news) as FromTable<GameTypes>;
  return {
    toAct: seen.toAct[0] ?? 0,
    answer: () => JSON.stringify({ type: 'play', asked: seen.asked, move: pick(rng, seen.moves).text }),
  };
}
