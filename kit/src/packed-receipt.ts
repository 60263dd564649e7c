import { type ReadReceipt, type Receipt, readReceipt } from './receipt.ts';

const VERSION = '1';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Stands in an address before a receipt. */
const MARK = 'receipt=';

/** A receipt as the fragment of an address: `receipt=1.TABLE.GAME.…`. */
export function packedReceipt(receipt: Receipt): string {
  const { table, game, seat, seal, salt, options, seals, opened, answers, told, restored } = receipt;
  const given = answers.map(({ entry, asked, move, nonce }) => [entry, asked, safe(move), tight(nonce)].join(','));
  const heard = told.map(([entry, each]) => `${entry},${tight(each)}`);
  const chairs = seals.map((each) => (each === null ? '' : tight(each)));
  const head = [VERSION, safe(table), safe(game), seat, tight(seal), tight(salt), tight(options ?? ''), opened ? 1 : 0];
  const lists = [chairs, given, heard].map((list) => list.join(';'));
  return MARK + [...head, ...lists, ...(restored === undefined ? [] : [restored])].join('.');
}

/** Reads a receipt from the text of its file, from a link that ends in one, or from the end of such a link. */
export function readReceiptText(text: string): ReadReceipt {
  const mark = text.indexOf(MARK);
  return readReceipt(mark >= 0 && !text.trimStart().startsWith('{') ? unpacked(text.slice(mark)) : parsed(text));
}

/** Whether an address carries a receipt. */
export function hasReceipt(fragment: string): boolean {
  return fragment.startsWith(MARK);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whatever comes of it is read like a file from anywhere. */
function unpacked(text: string): unknown {
  try {
    return fromParts(text.trim().slice(MARK.length).split('.'));
  } catch {
    return undefined;
  }
}

function fromParts([version, ...parts]: readonly string[]): unknown {
  if (version !== VERSION) return undefined;
  const [
    table = '',
    game = '',
    seat,
    seal = '',
    salt = '',
    options = '',
    opened,
    chairs = '',
    given = '',
    heard = '',
    restored,
  ] = parts;
  return {
    format: 'haven-receipt',
    version: 1,
    table: plain(table),
    game: plain(game),
    seat: Number(seat),
    opened: opened === '1',
    seal: loose(seal),
    salt: loose(salt),
    options: options === '' ? null : loose(options),
    seals: chairs === '' ? [] : chairs.split(';').map((each) => (each === '' ? null : loose(each))),
    answers: listIn(given).map(answerIn),
    told: listIn(heard).map(([entry, each = '']) => [Number(entry), loose(each)]),
    ...(restored !== undefined && { restored: Number(restored) }),
  };
}

function listIn(text: string): string[][] {
  return text === '' ? [] : text.split(';').map((item) => item.split(','));
}

function answerIn([entry, asked, move = '', nonce = '']: readonly string[]): object {
  return { entry: Number(entry), asked: Number(asked), move: plain(move), nonce: loose(nonce) };
}

/** No letter of ours stands in it: it can be cut at them again. */
function safe(text: string): string {
  return encodeURIComponent(text).replaceAll('.', '%2E');
}

function plain(text: string): string {
  return decodeURIComponent(text);
}

/** Three hexadecimal digits in two letters. */
function tight(hex: string): string {
  return Array.from(hex.match(/.{1,3}/g) ?? [], (three) => {
    const bits = Number.parseInt(three.padEnd(3, '0'), 16);
    return `${LETTERS[bits >> 6]}${LETTERS[bits & 63]}`;
  }).join('');
}

/** Seals and nonces have a multiple of four digits: what goes beyond had to be filled up. */
function loose(text: string): string {
  const pairs = text.match(/.{2}/g) ?? [];
  const digits = pairs.map(([one = '', other = '']) => (LETTERS.indexOf(one) << 6) | LETTERS.indexOf(other));
  const hex = digits.map((bits) => bits.toString(16).padStart(3, '0')).join('');
  return hex.slice(0, hex.length - (hex.length % 4));
}
