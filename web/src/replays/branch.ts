import { type Entry, type GameTypes, inForce, type MatchFile, type MatchRecord, type Seat } from '@haven/kit';
import type { Run } from '../links/local/runs.ts';

/** Another ending of a match counts as played with help: its beginning and its dice were there to be looked at. */
const AID = 'branch';

interface ToldMatch {
  readonly file: MatchFile;
  readonly record: MatchRecord<GameTypes>;
}

interface BranchWish {
  readonly id: string;
  readonly move: number;
  readonly seat: Seat;
  readonly now: number;
}

/**
 * A run that goes on from a move of another match: a person on one seat, bots on the others. It keeps the seed,
 * so that it can be checked from its first move; nobody's shares and seals go with it.
 */
export function branchOf(
  { file, record }: ToldMatch,
  { id, move, seat, now }: BranchWish,
): { run: Run; record: MatchRecord<GameTypes> } {
  const { fairness: _fairness, ...rest } = record;
  const entries = inForce(record.entries).slice(0, move).map(unsealed);
  const seats = file.chairs.map(({ level }, chair) =>
    chair === seat ? { name: '', kind: 'human' as const } : { name: '', kind: 'bot' as const, ...(level && { level }) },
  );
  const counts = { seq: entries.length, moves: entries.length, undone: 0, branch: move };
  const aids = [...new Set([...file.aids, AID])];
  return {
    run: { id, game: record.game, seats, startedAt: now, playedAt: now, aids, ...counts },
    record: { ...rest, entries },
  };
}

function unsealed(entry: Extract<Entry<unknown>, { move: string }>): Entry<unknown> {
  const { asked: _asked, nonce: _nonce, seal: _seal, ...played } = entry;
  return played;
}
