import { type Receipt, readReceiptText } from '@haven/kit';

/** The tables of which this browser keeps a receipt, the latest first. */
const LIST = 'haven.receipts';
const MOST = 100;
const keyOf = (table: string) => `haven.receipt.${table}`;

/** Where nothing can be kept, a receipt lasts as long as the page. */
const inHand = new Map<string, { readonly receipt: Receipt; readonly text: string }>();

export function keptReceipt(table: string): Receipt | undefined {
  const text = read(keyOf(table));
  const known = inHand.get(table);
  if (known && (text === null || text === known.text)) return known.receipt;
  const { receipt } = readReceiptText(text ?? '');
  if (receipt && text) inHand.set(table, { receipt, text });
  return receipt;
}

/** Keeps a receipt; the oldest make room for it. */
export function keepReceipt(receipt: Receipt): void {
  const { table } = receipt;
  if (inHand.get(table)?.receipt === receipt) return;
  inHand.set(table, { receipt, text: JSON.stringify(receipt) });
  const others = keptTables().filter((each) => each !== table);
  for (let room = MOST - 1; room >= 0; room = Math.min(room, others.length) - 1) {
    const old = others.splice(room);
    if (isStored(receipt, { others, old })) return;
  }
}

/** Whether it is this browser's own, wherever it came from. */
export function isOwn({ table, salt }: Receipt): boolean {
  return keptReceipt(table)?.salt === salt;
}

export function forgetReceipt(table: string): void {
  inHand.delete(table);
  forget(keyOf(table));
}

/** For whoever leaves this browser to somebody else. */
export function forgetReceipts(): void {
  inHand.clear();
  for (const key of [...keptTables().map(keyOf), LIST]) forget(key);
}

interface Shelf {
  readonly others: readonly string[];
  readonly old: readonly string[];
}

function isStored(receipt: Receipt, { others, old }: Shelf): boolean {
  try {
    for (const table of old) localStorage.removeItem(keyOf(table));
    localStorage.setItem(keyOf(receipt.table), JSON.stringify(receipt));
    localStorage.setItem(LIST, JSON.stringify([receipt.table, ...others]));
    return true;
  } catch {
    return false;
  }
}

function keptTables(): string[] {
  try {
    const list: unknown = JSON.parse(read(LIST) ?? '[]');
    return Array.isArray(list) ? list.filter((table) => typeof table === 'string') : [];
  } catch {
    return [];
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be looked at is not shown either.
  }
}

/** A browser may refuse even to look. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
