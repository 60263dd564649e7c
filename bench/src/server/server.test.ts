import { postgresPrograms } from '@haven/server/postgres-server';
import { expect, test } from 'vitest';
import { server } from './server.ts';

interface Figures {
  readonly durableMovesPerSecond: number;
  readonly ratioToBoardgameIo: number;
}

test.runIf(process.env.THOROUGH)(
  'a quick run has moves from SQLite, from PostgreSQL where it is installed, and something to compare them with',
  async () => {
    const { figures, text } = await server.run('quick');
    const { postgres, ...sqlite } = figures.server as Figures & {
      readonly postgres?: Figures & { readonly twoNodes: Figures & { readonly ratioToOneNode: number } };
    };
    const houses = postgres ? [sqlite, postgres, postgres.twoNodes] : [sqlite];
    expect(houses).toHaveLength(postgresPrograms() ? 3 : 1);
    for (const { durableMovesPerSecond, ratioToBoardgameIo } of houses) {
      expect(durableMovesPerSecond).toBeGreaterThan(0);
      expect(ratioToBoardgameIo).toBeGreaterThan(0);
    }
    expect(text).toContain('times the echo');
  },
);
