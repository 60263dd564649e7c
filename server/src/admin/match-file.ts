import { matchFileOf, recordOf, writeMatchFile } from '@haven/kit';
import type { PlayingTable } from '../tables/table.ts';
import { infoOf } from '../tables/table-info.ts';

/** The whole match in one file, with everything that is still a secret. */
export function matchFileAt(table: PlayingTable): string {
  const { game, match, aids, created, changed } = table;
  const outcome = game.outcome(match.state);
  const info = infoOf(table, changed);
  const chairs = info.chairs.map(({ name, kind, isStandIn, level }) => {
    const played = kind === 'bot' && !isStandIn ? ('bot' as const) : ('human' as const);
    return { name, kind: played, ...(level && { level }) };
  });
  const told = { ...(info.annals && { annals: info.annals }), ...(outcome && { outcome }) };
  const about = { chairs, aids, started: created, ended: changed, ...told };
  return writeMatchFile(matchFileOf(recordOf(match), about));
}
