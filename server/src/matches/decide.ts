import {
  type AnyGame,
  answer,
  at,
  type GameTypes,
  inForce,
  type Match,
  type Refusal,
  type Seat,
  type ToTable,
  timesUndone,
  type Viewer,
} from '@haven/kit';
import { type House, report } from '../house.ts';
import type { Append, Ending } from '../store/store.ts';
import { refuse } from './attend.ts';
import { seenLetters } from './letters.ts';
import { resume } from './resume.ts';
import type { Listener, Table } from './table.ts';

type Wish = Exclude<ToTable, { type: 'look' }>;

interface Decided {
  readonly match: Match<GameTypes>;
  readonly letters: Map<Viewer, string>;
}

const ENTRIES_PER_SNAPSHOT = 50;

/** A wish becomes an entry: judged, stored, and only then told to everybody. */
export function decide(house: House, table: Table, said: { listener: Listener; wish: Wish }): Promise<void> {
  const { listener, wish } = said;
  return table.queue.run(async () => {
    const refusal = await outcomeOfWish(house, table, { viewer: listener.viewer, wish });
    if (refusal) refuse(house, table, { listener, refusal });
  });
}

async function outcomeOfWish(
  house: House,
  table: Table,
  said: { viewer: Viewer; wish: Wish },
): Promise<Refusal | undefined> {
  const { viewer, wish } = said;
  if (viewer === 'spectator') return { code: 'spectator' };
  const judged = judge(house, table, { seat: viewer, wish });
  if ('code' in judged) return judged;
  const refusal = await keep(house, table, judged.match);
  if (refusal) return refusal;
  deliver(table, judged.letters);
  return undefined;
}

/** The letters are written before the move is stored: rules that cannot show a position do not reach it. */
function judge(house: House, table: Table, said: { seat: Seat; wish: Wish }): Decided | Refusal {
  const { game, match } = table;
  try {
    if (game.outcome(match.state)) return { code: 'game-over' };
    const result = answer(game, match, { seat: said.seat, message: said.wish });
    if (result.match) return { match: result.match, letters: seenLetters(table, result.match) };
    if ('bug' in result) report(house, 'rules', result.bug);
    return result.refusal;
  } catch (bug) {
    report(house, 'rules', bug);
    return { code: 'rules-error' };
  }
}

async function keep(house: House, table: Table, match: Match<GameTypes>): Promise<Refusal | undefined> {
  const done = house.metrics.appendSeconds.startTimer();
  try {
    const append = appendOf(table, match, house.now());
    const stored = await house.store.append(append);
    done();
    if (!stored) return await catchUp(house, table);
    table.match = match;
    table.changed = append.at;
    house.metrics.moves.inc({ game: match.game });
    return undefined;
  } catch (error) {
    report(house, 'store', error);
    return { code: 'store-error' };
  }
}

function appendOf({ id, game }: Table, match: Match<GameTypes>, now: number): Append {
  const seq = match.entries.length - 1;
  const ending = endingOf(game, match);
  return {
    match: id,
    seq,
    entry: at(match.entries, seq),
    at: now,
    ...(match.entries.length % ENTRIES_PER_SNAPSHOT === 0 && { snapshot: { seq: seq + 1, state: match.state } }),
    ...(ending && { ending }),
  };
}

function endingOf(game: AnyGame, match: Match<GameTypes>): Ending | undefined {
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return undefined;
  const winner = at(at(outcome.ranking, 0), 0);
  const { total } = at(outcome.sheets, winner);
  return { outcome, total, moves: inForce(match.entries).length, undone: timesUndone(match.entries) };
}

/** Somebody else wrote to this match: the wish answered a position that is gone. */
async function catchUp(house: House, table: Table): Promise<Refusal> {
  const stored = await house.store.load(table.id);
  if (stored === undefined) return { code: 'store-error' };
  const match = resume(table.game, stored.record, stored.snapshot);
  const letters = seenLetters(table, match);
  table.match = match;
  table.changed = stored.changed;
  deliver(table, letters);
  return { code: 'stale' };
}

function deliver({ listeners }: Table, letters: Map<Viewer, string>): void {
  for (const listener of listeners) {
    const letter = letters.get(listener.viewer);
    if (letter !== undefined) listener.hear(letter);
  }
}
