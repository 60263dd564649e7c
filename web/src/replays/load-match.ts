import { gameById } from '@haven/games/rules';
import {
  type AboutMatch,
  type AnyGame,
  type Finding,
  type GameTypes,
  type MatchFile,
  type MatchRecord,
  matchFileOf,
  recordOf,
  type Viewer,
  verdictOf,
  verifyMatch,
} from '@haven/kit';
import type { TableInfo } from '@haven/wire';
import { ask } from '../api/ask.ts';
import { fetchRecord, fetchSummary } from '../api/matches.ts';
import { humansOf } from '../links/hand-over.ts';
import { loadRun } from '../links/local/runs.ts';
import { loadFile } from './files.ts';
import type { NoReplay, ReplaySource } from './replay-messages.ts';
import { unpacked } from './url-codec.ts';

/** A match with all that is known of it, ready to be told. */
export interface LoadedMatch {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly record: MatchRecord<GameTypes>;
  /** Through whose eyes it is told as long as nobody wishes otherwise. */
  readonly viewer: Viewer;
  /** Everybody may see everything: it is over, or its file lies open anyway. */
  readonly isOpen: boolean;
  /** The first thing that is wrong with a match from elsewhere. */
  readonly trouble?: Finding;
}

export function loadMatch({ kind, id }: ReplaySource): Promise<LoadedMatch | NoReplay> {
  switch (kind) {
    case 'run':
      return keptHere(id);
    case 'table':
      return onServer(id);
    case 'file':
      return loadFile(id).then((file) => (file === undefined ? 'unknown-table' : fromElsewhere(file)));
    case 'shared':
      return unpacked(id).then(fromElsewhere);
    default:
      return kind satisfies never;
  }
}

/** A run of one person is told through their eyes, a match of several as anybody could have watched it. */
async function keptHere(id: string): Promise<LoadedMatch | NoReplay> {
  const kept = await loadRun(id);
  const game = gameById(kept?.record.game ?? '');
  if (kept === undefined || game === undefined) return 'unknown-table';
  const { run, record } = kept;
  const { aids, outcome, startedAt: started, playedAt: ended } = run;
  const chairs = run.seats ?? chairsFor(record.seats);
  const [first = 0, ...others] = humansOf(run.seats ?? []);
  const file = matchFileOf(record, { chairs, aids, started, ended, ...(outcome && { outcome }) });
  return { game, file, record, viewer: others.length === 0 ? first : 'spectator', isOpen: outcome !== undefined };
}

const NO_REPLAY: Readonly<Record<string, NoReplay>> = {
  'unknown-match': 'unknown-table',
  'table-damaged': 'table-damaged',
  'match-not-over': 'not-finished',
};

async function onServer(id: string): Promise<LoadedMatch | NoReplay> {
  const [found, summary, table] = await Promise.all([fetchRecord(id), fetchSummary(id), fetchTable(id)]);
  if (found.refusal) return NO_REPLAY[found.refusal.code] ?? 'unreachable';
  const record = found.value;
  const game = gameById(record.game);
  if (game === undefined) return 'unknown-table';
  const { aids = [], created: started = 0, changed: ended = 0, outcome } = summary.value ?? {};
  const chairs = table?.chairs.map(chairOf) ?? chairsFor(record.seats, summary.value?.nickname);
  const told = { ...(table?.annals && { annals: table.annals }), ...(outcome && { outcome }) };
  const file = matchFileOf(record, { chairs, aids, started, ended, ...told });
  return { game, file, record, viewer: soloOrPublic(record.seats), isOpen: true };
}

async function fetchTable(id: string): Promise<TableInfo | undefined> {
  return (await ask<TableInfo>(`/tables/${encodeURIComponent(id)}`)).value;
}

/** A bot that stood in for a person does not make the chair a bot's. */
function chairOf({ name, kind, isStandIn, level }: TableInfo['chairs'][number]): AboutMatch['chairs'][number] {
  return kind === 'bot' && !isStandIn ? { name, kind, ...(level && { level }) } : { name, kind: 'human' };
}

/** Nothing but its seed and moves is believed: the rest follows from the rules. */
function fromElsewhere(data: unknown): LoadedMatch | NoReplay {
  const { findings, told } = verifyMatch(gameById, data);
  if (told === undefined) return verdictOf(findings) === 'unchecked' ? 'other-rules' : 'bad-file';
  const { game, file, match } = told;
  const trouble = findings.find(({ verdict }) => verdict === 'wrong');
  const viewer = soloOrPublic(file.seats);
  return { game, file, record: recordOf(match), viewer, isOpen: true, ...(trouble && { trouble }) };
}

function soloOrPublic(seats: number): Viewer {
  return seats === 1 ? 0 : 'spectator';
}

function chairsFor(seats: number, first = ''): AboutMatch['chairs'] {
  return Array.from({ length: seats }, (_, seat) => ({ name: seat === 0 ? first : '', kind: 'human' }));
}
