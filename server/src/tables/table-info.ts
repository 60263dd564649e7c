import { inForce, sealOf, toldOptions } from '@haven/kit';
import type { Chair, TableInfo } from '@haven/wire';
import { shownName } from '../store/shown-name.ts';
import type { StoredChair } from '../store/tables.ts';
import { otherRulesOf } from './other-rules.ts';
import { awaySince, isHere, isOnline } from './presence.ts';
import { isOver, isPlaying, isSet, type PlayingTable, type SetTable, type Table } from './table.ts';
import { visitorsOf } from './visitors.ts';

/** A table as everybody may know it. */
export function infoOf(table: Table, now: number): TableInfo {
  if (isSet(table)) return infoOfSet(table, now);
  if (isPlaying(table)) return infoOfMatch(table, now);
  throw new Error(`table ${table.id} has neither chairs nor a match`);
}

function infoOfSet(table: SetTable, now: number): TableInfo {
  const { id, game, options: _options, told, access, clock, timeout, phase, created, host, ...rest } = table.setting;
  return {
    id,
    game,
    access,
    clock,
    timeout,
    phase,
    created,
    now,
    options: told,
    host: rest.chairs.find(({ kind, player }) => kind !== 'open' && player === host)?.seat ?? null,
    chairs: rest.chairs.map((chair) => ({ ...chairOf(table, chair, now), ...playedFrom(table, chair) })),
    seal: sealOf(rest.share),
    clocks: otherRulesOf(table) ? [] : rest.clocks,
    ...beginningOf(table),
    ...visitorsOf(table),
    ...(rest.rematch !== null && { rematch: rest.rematch }),
    ...(rest.annals && { annals: rest.annals.map(({ player: _player, ...annal }) => annal) }),
    ...(rest.barred && { sentAway: rest.barred.map(({ number, name }) => ({ number, name })) }),
    ...otherRulesIn(table),
  };
}

function beginningOf({ countdown: { at, waited }, setting }: SetTable): Pick<TableInfo, 'begins'> {
  if (at === undefined || setting.phase !== 'gathering') return {};
  const asked = setting.chairs.filter(({ player }) => player !== null && waited.has(player));
  return { begins: { at, waited: asked.map(({ seat }) => seat) } };
}

function chairOf(table: Table, chair: StoredChair, now: number): Chair {
  const { seat, kind, player, seal, salt, level } = chair;
  const away = kind === 'open' ? undefined : awaySince(table, chair, now);
  return {
    seat,
    kind,
    name: shownName(chair),
    isStandIn: kind === 'bot' && player !== null,
    isOnline: isHere(table, seat, now),
    ...(away !== undefined && { awaySince: away }),
    ...(level && { level }),
    ...(seal !== null && { seal }),
    ...(salt !== null && { salt }),
  };
}

/** Who made the moves of a chair; told when nothing can be added any more. */
function playedFrom(table: Table, { seat }: StoredChair): Pick<Chair, 'played'> {
  if (!isPlaying(table) || !isOver(table)) return {};
  const moves = inForce(table.match.entries).filter((entry) => entry.seat === seat);
  const byBot = moves.filter(({ by }) => by === 'bot').length;
  return { played: { byPerson: moves.length - byBot, byBot } };
}

/** A match begun without a table: whoever holds a token sits there. */
function infoOfMatch(table: PlayingTable, now: number): TableInfo {
  const { id, game, match, created, nickname = '' } = table;
  const nameOf = (seat: number) => (seat === 0 ? nickname : '');
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  return {
    id,
    game: match.game,
    created,
    now,
    access: 'link',
    clock: { kind: 'none' },
    timeout: 'vote',
    options: toldOptions(game, match.options as Record<string, unknown>),
    phase: isOver(table) ? 'over' : 'playing',
    host: 0,
    chairs: seats.map((seat) => ({
      seat,
      kind: 'human',
      name: nameOf(seat),
      isStandIn: false,
      isOnline: isOnline(table, seat),
    })),
    seal: null,
    clocks: [],
    ...otherRulesIn(table),
  };
}

function otherRulesIn(table: Table): Pick<TableInfo, 'otherRules'> {
  const otherRules = otherRulesOf(table);
  return otherRules && !(isPlaying(table) && isOver(table)) ? { otherRules } : {};
}
