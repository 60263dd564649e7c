import {
  type AnyGame,
  copy,
  type Entry,
  type GameTypes,
  type Match,
  newsOf,
  type Played,
  replay,
  type Viewer,
} from '@haven/kit';
import { matchReader } from '../../server/src/store/sql-match-reader.ts';
import { findRows } from '../../server/src/store/sqlite-rows.ts';
import { atOnce } from '../../server/src/store/work.ts';
import type { World } from './world.ts';

/** What the database itself says of a match: the truth that everything told is held against. */
export interface Ledger {
  readonly game: AnyGame;
  /** How many entries there are. */
  length(): number;
  /** The match as it stood after so many entries. */
  matchAt(entries: number): Match<GameTypes>;
  /** One entry as a viewer may be told of it, as text. */
  news(index: number, viewer: Viewer): string;
  /** How things stood for a viewer, as text: all that does not depend on who tells it. */
  seen(entries: number, viewer: Viewer): readonly string[];
}

interface EntryRow {
  readonly entry: string;
}

type Story = Match<GameTypes>;

export function createLedger(world: World, id: string): Ledger | undefined {
  const { sqlite, said } = world.database;
  const stored = atOnce(matchReader({ database: said, noticed: () => {} }).load(id));
  const game = world.games.find(({ meta }) => meta.id === stored?.record.game);
  if (stored === undefined || game === undefined) return undefined;
  const rows = sqlite.prepare(
    'select entry from entries where match = (select number from matches where id = ?) and seq >= ? order by seq',
  );
  const first = replay<GameTypes>(game, { ...stored.record, entries: [] });
  const stories: Story[] = [first];
  const texts = new Map<string, string>();
  const told = new Map<string, readonly string[]>();
  let readAt = -1;
  const read = () => {
    if (readAt === world.writes) return;
    readAt = world.writes;
    for (const { entry } of findRows<EntryRow>(rows, id, stories.length - 1))
      stories.push(after(game, stories.at(-1) ?? first, JSON.parse(entry) as Entry<unknown>));
  };
  const matchAt = (entries: number) => {
    if (entries >= stories.length) read();
    const story = stories[entries];
    if (story === undefined) throw new RangeError(`there are not ${entries} entries`);
    return story;
  };
  return {
    game,
    matchAt,
    length: () => {
      read();
      return stories.length - 1;
    },
    news: (index, viewer) => {
      const name = `${index} ${viewer}`;
      const text =
        texts.get(name) ?? JSON.stringify(newsOf(game, matchAt(index + 1).entries[index] as Entry<unknown>, viewer));
      texts.set(name, text);
      return text;
    },
    seen: (entries, viewer) => {
      const name = `${entries} ${viewer}`;
      const parts = told.get(name) ?? partsOf(game, matchAt(entries), viewer);
      told.set(name, parts);
      return parts;
    },
  };
}

/** Told by its events alone: neither dice nor legality are asked. */
function after(game: AnyGame, before: Story, entry: Entry<unknown>): Story {
  const entries = [...before.entries, entry];
  if ('undone' in entry) return replay<GameTypes>(game, { ...before, entries });
  const state = copy(before.state);
  for (const event of (entry as Played<unknown>).events) game.apply(state, copy(event));
  return { ...before, entries, state };
}

function partsOf(game: AnyGame, { state }: Story, viewer: Viewer): readonly string[] {
  const toAct = game.toAct(state);
  const moves = viewer !== 'spectator' && toAct.includes(viewer) ? game.legalMoves(state, viewer) : [];
  return [
    `"toAct":${JSON.stringify(toAct)}`,
    `"view":${JSON.stringify(game.view(state, viewer))}`,
    `"moves":${JSON.stringify(moves.map((move) => ({ text: game.notate(move), move })))}`,
  ];
}
