import { newReceipt, type Receipt, sealOf, withOpening } from '@haven/kit';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetReceipts, keepReceipt, keptReceipt } from './receipts.ts';

/** As much as a browser that has room for so many letters. */
function stubShelf(room = Number.POSITIVE_INFINITY): Map<string, string> {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    removeItem: (key: string) => shelf.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...shelf].filter(([each]) => each !== key);
      const letters = others.reduce((sum, [, text]) => sum + text.length, value.length);
      if (letters > room) throw new Error('full');
      shelf.set(key, value);
    },
  });
  return shelf;
}

let tables = 0;
function receiptOfATable(): Receipt {
  tables += 1;
  return newReceipt({ table: `T${tables}`, game: 'g', seat: 0, seal: sealOf('share'), salt: sealOf('salt') });
}

let shelf = stubShelf();
beforeEach(() => {
  shelf = stubShelf();
});
afterAll(() => vi.unstubAllGlobals());
const onShelf = () => [...shelf.keys()].filter((key) => key.startsWith('haven.receipt.'));

test('a receipt is kept, and what another tab adds is seen', () => {
  const receipt = receiptOfATable();
  keepReceipt(receipt);
  expect(keptReceipt(receipt.table)).toBe(receipt);
  const more = withOpening(receipt, { chairs: [{ salt: receipt.salt }] });
  shelf.set(`haven.receipt.${receipt.table}`, JSON.stringify(more));
  expect(keptReceipt(receipt.table)).toEqual({ ...receipt, opened: true });
  expect(keptReceipt('unknown')).toBeUndefined();
});

test('the oldest of a hundred is forgotten', () => {
  const all = Array.from({ length: 102 }, receiptOfATable);
  for (const receipt of all) keepReceipt(receipt);
  const kept = new Set(onShelf());
  expect(kept.size).toBe(100);
  expect(all.slice(0, 2).some(({ table }) => kept.has(`haven.receipt.${table}`))).toBe(false);
});

test('where there is no more room the oldest make some', () => {
  const [first, second, third] = [receiptOfATable(), receiptOfATable(), receiptOfATable()];
  shelf = stubShelf(2.5 * JSON.stringify(first).length);
  for (const receipt of [first, second, third]) keepReceipt(receipt);
  expect(onShelf()).toEqual([second, third].map(({ table }) => `haven.receipt.${table}`));
});

test('a browser that keeps nothing has its receipts as long as the page is there; rubbish is none', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const receipt = receiptOfATable();
  keepReceipt(receipt);
  expect(keptReceipt(receipt.table)).toBe(receipt);
  stubShelf().set('haven.receipt.x', '{"format":"haven-receipt"').set('haven.receipts', '7');
  expect(keptReceipt('x')).toBeUndefined();
  keepReceipt(receiptOfATable());
});

test('whoever leaves the browser leaves no receipt behind', () => {
  const receipt = receiptOfATable();
  keepReceipt(receipt);
  forgetReceipts();
  expect(keptReceipt(receipt.table)).toBeUndefined();
  expect([...shelf.keys()].filter((key) => key.startsWith('haven.receipt'))).toEqual([]);
});
