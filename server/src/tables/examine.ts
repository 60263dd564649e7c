import { seenBy, type Undone } from '@haven/kit';
import { z } from 'zod';
import type { StoredMatch } from '../store/store.ts';
import { Info } from './info-schema.ts';
import { isPlaying, isSet, type PlayingTable, type SetTable, type Table } from './table.ts';
import { infoOf } from './table-info.ts';

const Time = z.number().nonnegative();
/** 32 bytes. */
const Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** What a table has besides what everybody may know. */
const Setting = z.object({
  options: z.record(z.string(), z.unknown()),
  share: Hex,
  host: z.string(),
  revision: z.int().nonnegative(),
  changed: Time,
  chairs: z.array(z.object({ player: z.string().nullable(), seal: Hex.nullable(), salt: Hex.nullable() })),
});

const Playing = z.object({
  created: Time,
  changed: Time,
  aids: z.array(z.string()),
  nickname: z.string().optional(),
  match: z.object({
    version: z.int(),
    seats: z.int().min(1),
    options: z.record(z.string(), z.unknown()),
    seed: Hex,
    initial: z.record(z.string(), z.unknown()),
  }),
});

const MOST_SEATS = 64;

/** Throws unless the entries can be counted: what follows trusts their numbers. */
export function examineStored({ record, snapshot }: StoredMatch): void {
  const { seats, entries } = record;
  if (!isBetween(1, seats, MOST_SEATS)) throw new Error(`${seats} seats`);
  const wrong = entries.findIndex((entry) => !isCountable(entry, seats));
  if (wrong !== -1) throw new Error(`entry ${wrong} makes no sense`);
  if (snapshot && !isBetween(0, snapshot.seq, entries.length)) throw new Error(`a snapshot of ${snapshot.seq} entries`);
}

function isCountable(entry: unknown, seats: number): boolean {
  const { seat, undone = 1 } = (entry ?? {}) as Partial<Undone>;
  return isBetween(0, seat, seats - 1) && isBetween(1, undone, Number.MAX_SAFE_INTEGER);
}

function isBetween(least: number, value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Throws unless the table can be shown to everybody who may come: nothing else in the house doubts it any more. */
export function examine(table: Table, now: number): void {
  demand(Info, infoOf(table, now));
  if (isSet(table)) examineSetting(table);
  if (isPlaying(table)) examineMatch(table);
}

function examineSetting({ setting, match }: SetTable): void {
  demand(Setting, setting);
  const { phase, chairs } = setting;
  if (chairs.some(({ seat }, index) => seat !== index)) throw new Error('its chairs are not in a row');
  const hasBegun = phase === 'playing' || phase === 'over';
  if (hasBegun && match === undefined) throw new Error(`it is ${phase}, but there is no match`);
  if (match && match.game !== setting.game) throw new Error(`a match of ${match.game} at a table of ${setting.game}`);
  if (match && match.seats !== chairs.length) throw new Error(`${match.seats} seats, but ${chairs.length} chairs`);
}

function examineMatch(table: PlayingTable): void {
  demand(Playing, table);
  const { game, match, setting } = table;
  if (match.fairness && setting === undefined) throw new Error('it was begun at a table, which is missing');
  for (let seat = 0; seat < match.seats; seat += 1) seenBy(game, match, seat);
  seenBy(game, match, 'spectator');
}

function demand(form: z.ZodType, value: unknown): void {
  const [issue] = form.safeParse(value).error?.issues ?? [];
  if (issue) throw new Error([...issue.path, issue.message].join(': '));
}
