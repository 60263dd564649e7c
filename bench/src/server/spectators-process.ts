import { games } from '@haven/games/rules';
import { simRng } from '@haven/kit';
import { keepMatch, longMatch } from '@haven/server/long-match';
import { tellParent } from './child.ts';
import { type Invitation, newTable, realHouse } from './real-house.ts';

export interface Question {
  readonly game: string;
  readonly seats: number;
  readonly tables: number;
  readonly entries: number;
}

export interface Invitations {
  readonly tables: readonly Invitation[];
  /** The one that spectators ask for. */
  readonly long: string;
}

const house = await realHouse();

async function newLongMatch({ game: id, seats, entries }: Question): Promise<string> {
  const game = games.find(({ meta }) => meta.id === id);
  if (game === undefined) throw new Error(`no ${id}`);
  return await keepMatch(house.store, longMatch(game, { seats, entries, rng: simRng(1) }));
}

async function answer(question: Question): Promise<void> {
  const tables = await Promise.all(Array.from({ length: question.tables }, () => newTable(house, question)));
  tellParent({ tables, long: await newLongMatch(question) } satisfies Invitations);
}

process.on('message', (question) => void answer(question as Question));
process.on('disconnect', () => void house.close());
tellParent(await house.open());
