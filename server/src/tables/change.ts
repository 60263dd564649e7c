import { type GameTypes, type Match, type Refusal, recordOf, type Seat, tallyOf } from '@haven/kit';
import { clocksAfter, type Moment } from '../clocks/seat-clocks.ts';
import { report, type ServerContext } from '../server-context.ts';
import type { StoredChair, StoredTable, TableChange } from '../store/tables.ts';
import { applySetting } from './apply-setting.ts';
import { chairNews, type Decision } from './chair-news.ts';
import { keepLine } from './chat-lines.ts';
import { jobsAfter } from './due-jobs.ts';
import { fullHistory } from './full-history.ts';
import { seenMessages } from './messages.ts';
import { connectionsAt } from './presence.ts';
import { reload } from './reload.ts';
import { isPlaying, type SetTable } from './table.ts';
import { turnSummaryOf } from './turn-summary.ts';

/** Something else than a move happens to a table. */
export interface Change
  extends Pick<TableChange, 'chairs' | 'phase' | 'host' | 'annals' | 'barred' | 'terms'>,
    Decision {
  /** The match begins with it. */
  readonly begins?: Match<GameTypes>;
}

/** So often others may be first until a change or a wish is refused. */
const MOST_TRIES = 5;

/** Stored, and only then told to everybody. To be called from the table's queue; why nothing came of it, or undefined. */
export async function changeTable(
  context: ServerContext,
  table: SetTable,
  change: Change,
): Promise<Refusal | undefined> {
  const { begins } = change;
  const messages = begins && seenMessages(table, begins);
  const written = await writtenChange(context, table, change);
  if ('code' in written) return written;
  if (written.whole) table.match = written.whole;
  table.leads = true;
  context.bus.tell({ what: 'table', id: table.id });
  if (begins) Object.assign(table, { match: begins, ...soloName(table) });
  const before = table.setting;
  applySetting(context, table, { setting: settingAfter(before, written.stored), messages });
  for (const line of chairNews(before, table.setting, change)) await keepLine(context, table, line);
  return undefined;
}

interface Written {
  readonly stored: TableChange;
  /** The match with all of its entries, if it ends. */
  readonly whole: Match<GameTypes> | undefined;
}

/** Where another server has only moved since, what was decided about the table still holds: only its clocks show something else. */
async function writtenChange(context: ServerContext, table: SetTable, change: Change): Promise<Written | Refusal> {
  const { revision } = table.setting;
  try {
    for (let tries = 1; ; tries += 1) {
      const stored = storedChange(context, table, change);
      const isEnding = change.phase === 'ended' && isPlaying(table);
      const whole = isEnding ? await fullHistory(context, table) : undefined;
      if (await context.store.tables.change(stored)) return { stored, whole };
      const refusal = await reload(context, table);
      if (table.setting.revision !== revision || tries === MOST_TRIES) return refusal;
    }
  } catch (error) {
    report(context, 'store', error);
    table.suffer(error);
    return { code: 'store-error' };
  }
}

/** A wish that came second at another server is judged anew, as if it had come later. To be called from the table's queue. */
export async function judgedAnew(
  wish: () => Refusal | undefined | Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  for (let tries = 1; ; tries += 1) {
    const refusal = await wish();
    if (refusal?.code !== 'stale' || tries === MOST_TRIES) return refusal;
  }
}

function storedChange(
  context: ServerContext,
  table: SetTable,
  { begins, why: _why, by: _by, ...change }: Change,
): TableChange {
  const { id, game, setting } = table;
  const at = context.now();
  const clocks = clocksIn(table, { ...change, begins, at, isHere: connectionsAt(context, table) });
  const known = { revision: setting.revision, clocksBefore: setting.clocks, ...movesBefore(table) };
  const timed = { ...change, ...known, table: id, at, ...(clocks && { clocks }) };
  const match = begins ?? table.match;
  const standing = { ...settingAfter(setting, timed), toAct: match ? game.toAct(match.state) : [] };
  const whole = { ...timed, ...jobsAfter(context, table, standing) };
  if (begins === undefined) return whole;
  const { isListed = false } = setting;
  const newMatch = { id, record: recordOf(begins), created: at, isListed, ...soloName({ setting }) };
  return { ...whole, begins: { match: newMatch, turn: turnSummaryOf(game, begins) } };
}

/** Only while it is played: nobody else's time depends on it. Not who is to act, of which newer rules may think otherwise. */
function movesBefore({ match, setting: { phase } }: SetTable): Pick<TableChange, 'movesBefore'> {
  return match && phase === 'playing' ? { movesBefore: tallyOf(match).moves } : {};
}

function soloName({ setting: { chairs } }: Pick<SetTable, 'setting'>): { nickname?: string } {
  const [alone, ...others] = chairs;
  return alone && alone.name !== '' && others.length === 0 ? { nickname: alone.name } : {};
}

/** Nobody's time runs before the match begins or after it ends. */
function clocksIn(
  table: SetTable,
  change: Omit<Change, 'host' | 'begins'> & {
    begins: Change['begins'] | undefined;
    at: number;
    isHere: Moment['isHere'];
  },
): TableChange['clocks'] {
  const { game, setting } = table;
  const { phase = setting.phase, chairs = [], begins: match = table.match, at: now, isHere } = change;
  if (match === undefined) return undefined;
  return clocksAfter(setting, {
    now,
    chairs: chairsAfter(setting, chairs),
    returned: newPeople(setting, chairs),
    toAct: phase === 'playing' ? game.toAct(match.state) : [],
    isHere,
  });
}

function newPeople(setting: StoredTable, chairs: readonly StoredChair[]): Seat[] {
  const people = chairs.filter(({ kind, seat }) => kind === 'human' && setting.chairs[seat]?.kind === 'bot');
  return people.map(({ seat }) => seat);
}

function chairsAfter(setting: StoredTable, chairs: readonly StoredChair[]): readonly StoredChair[] {
  return setting.chairs.map((chair) => chairs.find(({ seat }) => seat === chair.seat) ?? chair);
}

function settingAfter(setting: StoredTable, change: TableChange): StoredTable {
  const { chairs = [], phase = setting.phase, host = setting.host, clocks = setting.clocks, at } = change;
  const { barred = setting.barred, annals, terms } = change;
  const { seats, ...agreed } = terms ?? { seats: setting.chairs.length };
  return {
    ...setting,
    ...agreed,
    phase,
    host,
    clocks,
    changed: at,
    revision: setting.revision + 1,
    ...(annals && { annals }),
    ...(barred && { barred }),
    chairs: [...chairsAfter(setting, chairs), ...newChairs(setting, chairs)].slice(0, seats),
  };
}

function newChairs(setting: StoredTable, chairs: readonly StoredChair[]): readonly StoredChair[] {
  return chairs.filter(({ seat }) => seat >= setting.chairs.length);
}
