import type { Entry } from './entries.ts';
import { type AnyGame, canPlayOn, type GameTypes } from './game.ts';
import { type Match, type MatchRecord, replay, seenBy } from './match.ts';
import type { FileEntry, MatchFile } from './match-file.ts';

/** What becomes of a file that other rules have made. */
export type Retold = Match<GameTypes> | 'other-rules' | 'moves-alone' | 'broken';

/**
 * A match of an older version as its own file tells it: the rules that made it are not here to say whether that is so,
 * but those that are here can show it and play it on.
 */
export function retold(game: AnyGame, file: MatchFile): Retold {
  if (!canPlayOn(game, file.rules)) return 'other-rules';
  const record = recordIn(file);
  return record ? shown(game, record) : 'moves-alone';
}

/** Whoever wrote the file may have written anything: everybody has to be able to look at its end. */
function shown(game: AnyGame, record: MatchRecord<GameTypes>): Match<GameTypes> | 'broken' {
  try {
    const match = replay(game, record);
    seenBy(game, match, 'spectator');
    for (let seat = 0; seat < record.seats; seat += 1) seenBy(game, match, seat);
    return match;
  } catch {
    return 'broken';
  }
}

function recordIn(file: MatchFile): MatchRecord<GameTypes> | undefined {
  const { game, rules: version, seats, options, seed, initial, entries, fairness, documents } = file;
  if (initial === undefined || !entries.every(isWhole)) return undefined;
  const kept = { ...(fairness && { fairness }), ...(documents && { documents }) };
  return { game, version, seats, options, seed, initial, entries, ...kept };
}

function isWhole(entry: FileEntry): entry is Entry<unknown> {
  return 'undone' in entry || entry.events !== undefined;
}
