import type { Language } from '@haven/wire';
import type { Glance } from './glances.ts';
import { readNow } from './reading.ts';
import { type RowSource, readable, rowReader } from './rows.ts';
import { shownName } from './shown-name.ts';
import { type TableRows, tableReader } from './sql-table-reader.ts';
import type { Work } from './work.ts';

interface MatchRow {
  readonly game: string;
  readonly nickname: string | null;
  readonly outcome: string | null;
  readonly moves: number | null;
}

interface Beside {
  readonly language: Language | undefined;
  readonly match: MatchRow | undefined;
}

export function sqlGlances(source: RowSource): (id: string) => Work<Glance | undefined> {
  const numberOf = rowReader<{ readonly number: number }>(source, 'tables', 'id = ?');
  const matchOf = rowReader<MatchRow>(source, 'matches', 'id = ?');
  const player = rowReader<{ readonly language: Language }>(source, 'players', 'id = ?');
  const tables = tableReader(source);
  /** Of a host who cannot be read nobody knows what they speak. */
  const spokenBy = function* (host: string): Work<Language | undefined> {
    const [found] = yield* readable([host], player, source.noticed);
    return found?.language;
  };
  const atTable = function* (id: string, number: number): Work<Glance> {
    const rows = yield* tables.read(number, (rows) => rows);
    const beside = { language: yield* spokenBy(rows.standing.host), match: yield* matchOf(id) };
    return readNow({ kind: 'table', id }, () => glanceAtTable(id, rows, beside));
  };
  return function* (id) {
    const found = yield* numberOf(id);
    if (found) return yield* atTable(id, found.number);
    const alone = yield* matchOf(id);
    return alone && readNow({ kind: 'match', id }, () => glanceAtMatch(id, alone));
  };
}

function glanceAtTable(id: string, { table, standing, chairs }: TableRows, { language, match }: Beside): Glance {
  return {
    id,
    game: table.game,
    phase: standing.phase,
    moves: standing.moves,
    told: JSON.parse(table.told),
    chairs: chairs.map((chair) => ({ seat: chair.seat, kind: chair.kind, name: shownName(chair) })),
    ...outcomeIn(match),
    ...(language && { language }),
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
    ...outcomeIn(match),
  };
}
