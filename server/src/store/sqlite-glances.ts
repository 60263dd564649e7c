import type { Language, Phase } from '@haven/wire';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Glance } from './glances.ts';

interface TableRow {
  readonly number: number;
  readonly game: string;
  readonly told: string;
  readonly phase: Phase;
  readonly moves: number;
  readonly outcome: string | null;
  readonly language: Language | null;
}

interface MatchRow {
  readonly game: string;
  readonly options: string;
  readonly seats: number;
  readonly nickname: string | null;
  readonly outcome: string | null;
  readonly moves: number;
}

export function sqliteGlances(database: DatabaseSyncInstance): (id: string) => Glance | undefined {
  const table = database.prepare(
    'select t.number, t.game, t.told, s.phase, s.moves, m.outcome, p.language from tables t' +
      ' join standings s on s.number = t.number left join matches m on m.id = t.id' +
      ' left join players p on p.id = s.host where t.id = ?',
  );
  const chairs = database.prepare('select seat, kind, name from chairs where number = ? order by seat');
  const match = database.prepare(
    'select game, options, seats, nickname, outcome,' +
      ' coalesce(moves, (select count(*) from entries where match = m.number)) as moves from matches m where id = ?',
  );
  return (id) => {
    const row = table.get(id) as TableRow | undefined;
    if (row) return glanceAtTable(id, row, chairs.all(row.number) as unknown as Glance['chairs']);
    const alone = match.get(id) as MatchRow | undefined;
    return alone && glanceAtMatch(id, alone);
  };
}

function glanceAtTable(id: string, row: TableRow, chairs: Glance['chairs']): Glance {
  const { game, phase, moves, outcome, language } = row;
  return {
    ...{ id, game, phase, moves },
    told: JSON.parse(row.told),
    chairs: chairs.map(({ seat, kind, name }) => ({ seat, kind, name })),
    ...(outcome !== null && { outcome: JSON.parse(outcome) }),
    ...(language !== null && { language }),
  };
}

/** Whoever holds a token sits there; the first of them may have told a name. */
function glanceAtMatch(id: string, { game, options, seats, nickname, outcome, moves }: MatchRow): Glance {
  return {
    ...{ id, game, moves, told: JSON.parse(options) },
    phase: outcome === null ? 'playing' : 'over',
    chairs: Array.from({ length: seats }, (_, seat) => ({
      ...{ seat, kind: 'human' },
      name: seat === 0 ? (nickname ?? '') : '',
    })),
    ...(outcome !== null && { outcome: JSON.parse(outcome) }),
  };
}
