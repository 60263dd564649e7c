import type { Language } from '@haven/wire';
import type { Glance } from './glances.ts';
import { type RowSource, readable, rowReader } from './rows.ts';
import { shownName } from './shown-name.ts';
import { reading } from './sqlite-errors.ts';
import { type TableRows, tableReader } from './sqlite-table-reader.ts';

interface MatchRow {
  readonly game: string;
  readonly nickname: string | null;
  readonly outcome: string | null;
  readonly moves: number | null;
}

export function sqliteGlances(source: RowSource): (id: string) => Glance | undefined {
  const numberOf = rowReader<{ readonly number: number }>(source, 'tables', 'id = ?');
  const match = rowReader<MatchRow>(source, 'matches', 'id = ?');
  const player = rowReader<{ readonly language: Language }>(source, 'players', 'id = ?');
  const tables = tableReader(source);
  /** Of a host who cannot be read nobody knows what they speak. */
  const spokenBy = (host: string) => readable([host], (id) => player(id), source.noticed)[0]?.language;

  const atTable = (id: string, { table, standing, chairs }: TableRows): Glance => {
    const language = spokenBy(standing.host);
    const host = chairs.find(({ player }) => player === standing.host);
    return {
      id,
      game: table.game,
      phase: standing.phase,
      moves: standing.moves,
      told: JSON.parse(table.told),
      chairs: chairs.map((chair) => ({ seat: chair.seat, kind: chair.kind, name: shownName(chair) })),
      host: host ? shownName(host) : '',
      ...outcomeIn(match(id)),
      ...(language && { language }),
    };
  };
  return (id) => {
    const found = numberOf(id);
    if (found) return tables.read(found.number, (rows) => atTable(id, rows));
    const alone = match(id);
    return (
      alone &&
      reading(
        () => ({ kind: 'match', id }),
        () => glanceAtMatch(id, alone),
      )
    );
  };
}

function outcomeIn(match: MatchRow | undefined): Pick<Glance, 'outcome'> {
  return match?.outcome ? { outcome: JSON.parse(match.outcome) } : {};
}

/** Whoever holds a token sits there: only the first of them may have told a name. */
function glanceAtMatch(id: string, match: MatchRow): Glance {
  const { game, nickname, outcome, moves } = match;
  return {
    id,
    game,
    moves: moves ?? 0,
    told: {},
    phase: outcome === null ? 'playing' : 'over',
    chairs: [{ seat: 0, kind: 'human', name: nickname ?? '' }],
    host: nickname ?? '',
    ...outcomeIn(match),
  };
}
