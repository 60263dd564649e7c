import { sealOf, sealOfAnswer } from './fair.ts';
import { fingerprint } from './fingerprint.ts';
import { type Fits, isCount, isObject, isShort, isText, listOf, objectOf, oneOf, orNull } from './fits.ts';
import type { Refusal, Seat } from './game.ts';

const FORMAT = 'haven-receipt';
const FORMAT_VERSION = 1;
/** Of answers as of seals: later ones are left out. */
const MOST_KEPT = 1_000;
const MOST_CHAIRS = 64;

/** An answer of one's own that the table told everybody sealed; the entry is counted from 1. */
export interface GivenAnswer {
  readonly entry: number;
  readonly asked: number;
  readonly move: string;
  readonly nonce: string;
}

/** What one player was told before the dice were mixed, and while the match went on: no record made later can change it. */
export interface Receipt {
  readonly format: typeof FORMAT;
  readonly version: typeof FORMAT_VERSION;
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  /** Of the table's share, as it was told first. */
  readonly seal: string;
  /** This player's own. */
  readonly salt: string;
  /** The fingerprint of the table's options, as told before this player's salt was sent; null as long as it was not. */
  readonly options: string | null;
  /** Of all chairs' salts, as told before this player's own was sent; empty as long as it was not. */
  readonly seals: readonly (string | null)[];
  /** The table showed that it had the salt in time. */
  readonly opened: boolean;
  readonly answers: readonly GivenAnswer[];
  /** The seals of others' answers, by the number of the entry, as they were heard. */
  readonly told: readonly (readonly [entry: number, seal: string])[];
  /** Over which data the server told all this. */
  readonly data?: string;
  /** The server was restored from a backup: entries from this one on may have been made a second time. */
  readonly restored?: number;
}

type About = Pick<Receipt, 'table' | 'game' | 'seat' | 'seal' | 'salt' | 'data' | 'restored'>;

export function newReceipt({ table, game, seat, seal, salt, ...known }: About): Receipt {
  const nothing = { options: null, seals: [], opened: false, answers: [], told: [] };
  return { format: FORMAT, version: FORMAT_VERSION, table, game, seat, seal, salt, ...nothing, ...known };
}

/** What a table says of its seals, and of what is played. */
export interface ToldSeals {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seal: string | null;
  readonly chairs: readonly { readonly seal?: string; readonly salt?: string }[];
}

export function sealsOf({ chairs }: ToldSeals): (string | null)[] {
  return chairs.map(({ seal }) => seal ?? null);
}

/** Whether a table still says what it said before. */
export function isAsTold({ seal, seals, seat, salt, options }: Receipt, told: ToldSeals): boolean {
  const now = sealsOf(told);
  if (told.seal !== seal || now[seat] !== sealOf(salt)) return false;
  if (options !== null && options !== fingerprint(told.options)) return false;
  return seals.length === 0 || (now.length === seals.length && now.every((each, chair) => each === seals[chair]));
}

/** The salt goes out now: from here on nobody may change a seal. */
export function withSaltSent(receipt: Receipt, told: ToldSeals): Receipt {
  if (receipt.seals.length > 0) return receipt;
  return { ...receipt, seals: sealsOf(told), options: fingerprint(told.options) };
}

/** What the table shows of its salts: whether it has this one. */
export function withOpening(receipt: Receipt, { chairs }: Pick<ToldSeals, 'chairs'>): Receipt {
  return receipt.opened || chairs[receipt.seat]?.salt !== receipt.salt ? receipt : { ...receipt, opened: true };
}

export function withAnswer(receipt: Receipt, answer: GivenAnswer): Receipt {
  const { answers } = receipt;
  const isKnown = answers.some(({ entry }) => entry === answer.entry);
  return isKnown || answers.length === MOST_KEPT ? receipt : { ...receipt, answers: [...answers, answer] };
}

/** What was heard first stays. */
export function withTold(receipt: Receipt, heard: Receipt['told']): Receipt {
  const known = new Set(receipt.told.map(([entry]) => entry));
  const fresh = heard.filter(([entry]) => !known.has(entry));
  return fresh.length === 0 ? receipt : { ...receipt, told: [...receipt.told, ...fresh].slice(0, MOST_KEPT) };
}

/** The seals that a server tells over other data, by the number of the entry; undefined where it tells no such entry. */
export interface RetoldSeals {
  readonly data: string;
  sealAt(entry: number): string | undefined;
}

/** The server was restored from a backup: what it still says stays bound, and what it says no more counts no more. */
export function withRestored(receipt: Receipt, { data, sealAt }: RetoldSeals): Receipt {
  const answers = receipt.answers.map((answer) => [answer.entry, sealOfGiven(receipt, answer)] as const);
  const bound = [...answers, ...receipt.told];
  const lost = Math.min(...bound.flatMap(([entry, seal]) => (sealAt(entry) === seal ? [] : [entry])));
  const joint = Math.max(0, ...bound.flatMap(([entry]) => (entry < lost ? [entry] : [])));
  return {
    ...receipt,
    data,
    restored: Math.min(receipt.restored ?? joint + 1, joint + 1),
    answers: receipt.answers.filter(({ entry }) => entry < lost),
    told: receipt.told.filter(([entry]) => entry < lost),
  };
}

export function sealOfGiven({ seat }: Pick<Receipt, 'seat'>, { asked, move, nonce }: GivenAnswer): string {
  return sealOfAnswer({ seat, asked, move, nonce });
}

export type ReadReceipt =
  | { readonly receipt: Receipt; readonly problem?: undefined }
  | { readonly receipt?: undefined; readonly problem: Refusal };

/** Reads what may be a receipt from anywhere. Unknown fields are left out; whatever is known has to be right. */
export function readReceipt(data: unknown): ReadReceipt {
  if (!isObject(data) || data.format !== FORMAT) return { problem: { code: 'not-a-receipt' } };
  if (data.version !== FORMAT_VERSION)
    return { problem: { code: 'other-format', values: { version: `${data.version}` } } };
  const bad = Object.entries(FIELDS).find(([name, fits]) => !fits(data[name]));
  if (bad) return { problem: { code: 'bad-field', values: { field: bad[0] } } };
  const known = Object.keys(FIELDS).flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]]));
  return { receipt: { format: FORMAT, version: FORMAT_VERSION, ...Object.fromEntries(known) } as Receipt };
}

export function writeReceipt(receipt: Receipt): string {
  return `${JSON.stringify(receipt, null, 1)}\n`;
}

const isHex =
  (...digits: readonly number[]): Fits =>
  (value) =>
    typeof value === 'string' && digits.includes(value.length) && /^[0-9a-f]*$/.test(value);
const isSeal = isHex(64);
const fewOf =
  (most: number, fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.length <= most && listOf(fits)(value);
const isEntryNumber: Fits = (value) => isCount(value) && value !== 0;
const isTold: Fits = (value) =>
  Array.isArray(value) && value.length === 2 && isEntryNumber(value[0]) && isSeal(value[1]);
const isGiven = objectOf({ entry: isEntryNumber, asked: isCount, move: isText, nonce: isHex(32, 64) });

const orNone =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

const FIELDS: Readonly<Record<string, Fits>> = {
  table: isShort,
  game: isShort,
  seat: isCount,
  seal: isSeal,
  salt: isSeal,
  options: orNull(isSeal),
  seals: fewOf(MOST_CHAIRS, orNull(isSeal)),
  opened: oneOf(true, false),
  answers: fewOf(MOST_KEPT, isGiven),
  told: fewOf(MOST_KEPT, isTold),
  data: orNone(isShort),
  restored: orNone(isEntryNumber),
};
