import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { games } from '@haven/games/rules';
import { at, defaultOptions, type GameTypes, type Match, recordOf, simRng, tallyOf } from '@haven/kit';
import { openSqlite, type Store } from '@haven/server';
import { longMatch } from '@haven/server/long-match';

/** They sit at all of the tables. */
const PLAYERS = ['ada', 'bo', 'cleo', 'dan'] as const;
const SEATS = PLAYERS.length;
const ENTRIES = 10;
const DAY_MS = 86_400_000;
/** So many are written at once. */
const AT_ONCE = 250;

/** Matches of four who move when they find the time: each has a clock that runs, and nobody is there. */
export async function stock(folder: string, matches: number): Promise<void> {
  const store = openSqlite(join(folder, 'haven.db'));
  for (const id of PLAYERS) await store.players.create({ id, name: id, language: 'en', created: Date.now() });
  const rng = simRng(1);
  const samples = games
    .filter(({ meta }) => meta.seats.min <= SEATS && meta.seats.max >= SEATS)
    .map((game) => ({ game, match: longMatch(game, { seats: SEATS, entries: ENTRIES, rng }) }));
  for (let kept = 0; kept < matches; kept += AT_ONCE) {
    const more = Math.min(AT_ONCE, matches - kept);
    await Promise.all(Array.from({ length: more }, (_, index) => keep(store, at(samples, index % samples.length))));
  }
  await store.close();
}

interface Sample {
  readonly game: (typeof games)[number];
  readonly match: Match<GameTypes>;
}

async function keep(store: Store, { game, match }: Sample): Promise<void> {
  const id = randomUUID().replaceAll('-', '').slice(0, 22);
  const now = Date.now();
  const turn = { moves: tallyOf(match).moves, toAct: game.toAct(match.state) };
  const clocks = PLAYERS.map((_, seat) => ({ seat, bankMs: DAY_MS, since: turn.toAct.includes(seat) ? now : null }));
  await store.tables.create(tableOf({ id, now, game }));
  const record = { ...recordOf(match), entries: [] };
  const begins = { match: { id, record, created: now }, turn: { moves: 0, toAct: [0] } };
  await store.tables.change({ table: id, revision: 0, at: now, phase: 'playing', begins });
  await Promise.all(match.entries.map((entry, seq) => store.append({ match: id, seq, entry, at: now, turn, clocks })));
}

function tableOf({ id, now, game }: Pick<Sample, 'game'> & { readonly id: string; readonly now: number }) {
  return {
    id,
    game: game.meta.id,
    options: defaultOptions(game.options),
    told: {},
    access: 'link',
    clock: { kind: 'days', days: 3 },
    timeout: 'bot',
    share: 'ab'.repeat(32),
    created: now,
    changed: now,
    revision: 0,
    phase: 'gathering',
    host: PLAYERS[0],
    rematch: null,
    clocks: [],
    chairs: PLAYERS.map((player, seat) => ({ seat, kind: 'human', player, name: player, seal: null, salt: null })),
  } as const satisfies Parameters<Store['tables']['create']>[0];
}
