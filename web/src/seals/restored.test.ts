import { type News, newReceipt, type Receipt, sealOf, withSaltSent } from '@haven/kit';
import type { Chair, TableInfo } from '@haven/wire';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepReceipt, keptReceipt } from './receipts.ts';
import { isToldOverOther, keepRestoredMoves, keepRestoredSeals } from './restored.ts';
import { newSeal, saltBehind } from './salts.ts';
import { keepSeals, saltToOpen } from './told-seals.ts';

const [OLD, NEW] = ['old data', 'new data'];
let tables = 0;
let mine = '';

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
  tables += 1;
  mine = newSeal();
});

afterAll(() => vi.unstubAllGlobals());

function tableIn(phase: TableInfo['phase'], theirs?: string): TableInfo {
  return {
    id: `restored-${tables}`,
    game: 'g',
    options: {},
    access: 'public',
    clock: { kind: 'none' },
    timeout: 'bot',
    created: 0,
    host: 0,
    seal: sealOf('share'),
    clocks: [],
    now: 0,
    phase,
    chairs: [chairOf(0, mine), chairOf(1, theirs)],
  };
}

function chairOf(seat: number, seal?: string): Chair {
  return { seat, kind: 'human', isStandIn: false, name: '', isOnline: true, ...(seal && { seal }) };
}

const receipt = () => keptReceipt(tableIn('gathering').id);
const THEIRS = sealOf('their salt');

/** Both opened their salts, and the match went on. */
function playing(): TableInfo {
  keepSeals(tableIn('sealing', THEIRS), 0, OLD);
  saltToOpen(tableIn('sealing', THEIRS), 0);
  return tableIn('playing', THEIRS);
}

test('a receipt knows over which data it was told; an older one takes those it finds', () => {
  const { id } = playing();
  expect(receipt()?.data).toBe(OLD);
  expect([OLD, NEW].map((data) => isToldOverOther(id, data))).toEqual([false, true]);
  const { data: _data, ...old } = receipt() as Receipt;
  keepReceipt(old);
  expect(isToldOverOther(id, NEW)).toBe(false);
  expect(receipt()?.data).toBe(NEW);
});

test('a match that was restored in the middle keeps its seals, and what it still tells of its answers', () => {
  const table = playing();
  keepReceipt({ ...(receipt() as Receipt), told: [2, 4, 6].map((entry) => [entry, sealOf(`${entry}`)] as const) });
  expect(keepRestoredSeals(table, 0, NEW)).toBe('as-it-is');
  expect(keepSeals(table, 0, NEW)).toBeNull();
  const news = [1, 2, 3, 4, 5].map((entry): News<unknown> => ({ seat: 1, events: [], seal: sealOf(`${entry}`) }));
  const seen = { seq: 5, asked: 5, toAct: [], view: {}, moves: [], canUndo: false, undone: 0 };
  keepRestoredMoves({ type: 'seen', from: 0, seen, news }, table.id, NEW);
  expect(receipt()).toMatchObject({
    data: NEW,
    restored: 5,
    told: [
      [2, sealOf('2')],
      [4, sealOf('4')],
    ],
  });
  expect(receipt()?.seals).toEqual([mine, THEIRS]);
  keepRestoredMoves({ type: 'seen', from: 0, seen, news: [] }, table.id, NEW);
  expect(receipt()?.told, 'once for each restoring').toHaveLength(2);
});

test('a table that gathers again after its match had begun is sat down at anew, without a doubt', () => {
  playing();
  const gathering = tableIn('gathering');
  expect(keepSeals(gathering, 0, NEW), 'without a restoring it is an exchange').toBe('seals-exchanged');
  expect(keepRestoredSeals(gathering, 0, NEW)).toBe('salt-known');
  expect(keepSeals(gathering, 0, NEW)).toBeNull();
  expect(keepRestoredSeals(gathering, 0, NEW), 'asked for once').toBe('as-it-is');
  mine = newSeal();
  const other = tableIn('sealing', sealOf('somebody else'));
  expect(keepSeals(other, 0, NEW)).toBeNull();
  expect(saltToOpen(other, 0)).toBe(saltBehind(mine));
  expect(receipt()).toMatchObject({ data: NEW, restored: 1, seals: [mine, sealOf('somebody else')] });
});

test('a salt that never went out is as good as new, whatever the table’s seal is now', () => {
  keepSeals(tableIn('gathering'), 0, OLD);
  const other = { ...tableIn('gathering'), seal: sealOf('another share') };
  expect(keepRestoredSeals(other, 0, NEW)).toBe('as-it-is');
  expect(keepSeals(other, 0, NEW)).toBeNull();
  expect(receipt()).toMatchObject({ seal: sealOf('another share'), data: NEW });
  expect(receipt()).not.toHaveProperty('restored');
});

test('a match that began again without this browser binds nobody: the receipt of the first one is gone', () => {
  const { id, ...table } = playing();
  const elsewhere = { ...table, id, chairs: [chairOf(0, sealOf('elsewhere')), chairOf(1, THEIRS)] };
  keepRestoredSeals(elsewhere, 0, NEW);
  expect(receipt()).toBeUndefined();
  const known = { options: {}, seal: sealOf('share'), chairs: [{ seal: mine }] };
  keepReceipt(withSaltSent(newReceipt({ table: id, game: 'g', seat: 0, seal: THEIRS, salt: sealOf('x') }), known));
  expect(keepSeals(elsewhere, 0, NEW), 'over the same data it is an exchange').toBe('seals-exchanged');
});
