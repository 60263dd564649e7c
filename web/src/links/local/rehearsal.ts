import { gameById } from '@haven/games/rules';
import { type AnyGame, type GameTypes, type Match, play, readOptions, start } from '@haven/kit';
import { LEARNER, readMove } from '@haven/text-kit';
import type { SeatInfo } from '@haven/ui-kit';
import { firstHotSeat } from '../hand-over.ts';
import type { LocalTable } from './local-table.ts';

/** A match that was dealt on purpose: one person, and rivals who follow a line of moves. */
export interface Rehearsal {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Moves that have been played, each as its seat and its text. */
  readonly line: readonly string[];
}

/** A table that is kept nowhere; undefined if there is no such game. */
export function rehearse({ game: id, seats, seed, options: wished, line }: Rehearsal): LocalTable | undefined {
  const game = gameById(id);
  const { options } = readOptions(game?.options ?? {}, wished);
  if (game === undefined || options === undefined) return undefined;
  const match = line.reduce<Match<GameTypes>>(
    (now, written) => afterWritten(game, now, written),
    start(game, { seats, options, seed }),
  );
  return followingLine(unkeptTable(game, match), line);
}

function unkeptTable(game: AnyGame, match: Match<GameTypes>): LocalTable {
  const seats: SeatInfo[] = Array.from({ length: match.seats }, (_, seat) => ({
    name: '',
    kind: seat === LEARNER ? 'human' : 'bot',
  }));
  const counts = { seq: match.entries.length, moves: match.entries.length, undone: 0, aids: [] };
  const run = { id: 'rehearsal', game: game.meta.id, seats, startedAt: 0, playedAt: 0, ...counts };
  const hotSeat = firstHotSeat(seats, game.toAct(match.state));
  return { run, game, match, seats, hotSeat, save: async () => true, rivalMove: () => undefined };
}

/** From now on the rivals play what is written, and wait where a move of the person or nothing is. */
export function followingLine(table: LocalTable, line: readonly string[]): LocalTable {
  const rivalMove: LocalTable['rivalMove'] = (match) => {
    const next = line[match.entries.length];
    if (next === undefined || readMove(next).seat === LEARNER) return undefined;
    return afterWritten(table.game, match, next);
  };
  return { ...table, rivalMove };
}

function afterWritten(game: AnyGame, match: Match<GameTypes>, written: string): Match<GameTypes> {
  const { match: after, refusal } = play(game, match, readMove(written));
  if (after === undefined) throw new Error(`“${written}” was refused: ${refusal.code}`);
  return after;
}
