import { type GameTypes, type News, type Seen, sealOf } from '@haven/kit';
import type { Chair, TableInfo } from '@haven/wire';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keptReceipt } from './receipts.ts';
import { newSeal, saltBehind } from './salts.ts';
import { keepAnswer, keepHeard, keepSeals, saltToOpen } from './told-seals.ts';

const SHARE = sealOf('share');
const THEIRS = sealOf('their salt');
let tables = 0;
let mine = '';
let gathering: TableInfo;

beforeEach(() => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
  tables += 1;
  mine = newSeal();
  gathering = tableOf({ phase: 'gathering', chairs: [chairOf(0, mine), chairOf(1)] });
});

afterAll(() => vi.unstubAllGlobals());

function tableOf(changes: Pick<TableInfo, 'phase' | 'chairs'>): TableInfo {
  return {
    id: `table-${tables}`,
    game: 'g',
    options: {},
    access: 'public',
    clock: { kind: 'none' },
    timeout: 'bot',
    created: 0,
    host: 0,
    seal: SHARE,
    clocks: [],
    now: 0,
    ...changes,
  };
}

function chairOf(seat: number, seal?: string): Chair {
  return { seat, kind: 'human', isStandIn: false, name: '', isOnline: true, ...(seal && { seal }) };
}

const sealing = (changes: Partial<TableInfo> = {}): TableInfo => ({
  ...tableOf({ phase: 'sealing', chairs: [chairOf(0, mine), chairOf(1, THEIRS)] }),
  ...changes,
});
const receipt = () => keptReceipt(gathering.id);

test('what was told is kept before the salt goes out', () => {
  expect(keepSeals(gathering, 0)).toBeNull();
  expect(receipt()).toMatchObject({ seal: SHARE, seat: 0, salt: saltBehind(mine), seals: [], opened: false });
  expect(saltToOpen(gathering, 0)).toBeUndefined();
  expect(keepSeals(sealing(), 0)).toBeNull();
  expect(saltToOpen(sealing(), 0)).toBe(saltBehind(mine));
  expect(receipt()).toMatchObject({ seals: [mine, THEIRS], opened: false });
  const salt = saltBehind(mine) ?? '';
  const playing = sealing({ phase: 'playing', chairs: [{ ...chairOf(0, mine), salt }, chairOf(1, THEIRS)] });
  expect(keepSeals(playing, 0)).toBeNull();
  expect(receipt()).toMatchObject({ seals: [mine, THEIRS], opened: true });
});

test('another seal of the table than the one told first is doubted, also on another chair', () => {
  keepSeals(gathering, 0);
  expect(keepSeals(sealing({ seal: sealOf('another') }), 0)).toBe('seals-exchanged');
  const again = newSeal();
  const moved = { ...gathering, seal: sealOf('another'), chairs: [chairOf(0), chairOf(1, again)] };
  expect(keepSeals(moved, 1)).toBe('seals-exchanged');
});

test('the doubt is there again whenever the page is opened', () => {
  keepSeals(gathering, 0);
  expect(keepSeals(sealing({ seal: sealOf('another'), phase: 'playing' }), 0)).toBe('seals-exchanged');
  expect(receipt()).toMatchObject({ seal: SHARE, seals: [] });
});

test('somebody’s seal that changes after the salt went out is doubted; before that people come and go', () => {
  keepSeals(gathering, 0);
  keepSeals({ ...gathering, chairs: [chairOf(0, mine), chairOf(1, sealOf('somebody'))] }, 0);
  expect(keepSeals(sealing(), 0)).toBeNull();
  saltToOpen(sealing(), 0);
  const changed = sealing({ chairs: [chairOf(0, mine), chairOf(1, sealOf('chosen later'))] });
  expect(keepSeals(changed, 0)).toBe('seals-exchanged');
  expect(receipt()?.seals).toEqual([mine, THEIRS]);
});

test('other options than those told when the salt went out are doubted; until then the host may change them', () => {
  keepSeals(gathering, 0);
  const short = sealing({ options: { short: true } });
  expect(keepSeals(short, 0)).toBeNull();
  saltToOpen(short, 0);
  expect(keepSeals(short, 0)).toBeNull();
  expect(keepSeals(sealing({ options: { short: false } }), 0)).toBe('seals-exchanged');
});

test('a chair that another device of this person took, and a match that had begun before, leave no receipt', () => {
  expect(keepSeals(sealing({ chairs: [chairOf(0, sealOf('elsewhere')), chairOf(1, THEIRS)] }), 0)).toBeNull();
  expect(keepSeals(sealing({ phase: 'playing' }), 0)).toBeNull();
  expect(receipt()).toBeUndefined();
  keepSeals(gathering, 0);
  const elsewhere = sealing({ chairs: [chairOf(0, sealOf('elsewhere')), chairOf(1, THEIRS)] });
  expect(keepSeals(elsewhere, 0)).toBeNull();
  expect(saltToOpen(elsewhere, 0)).toBeUndefined();
});

function seenWith(news: readonly News<unknown>[], more: Partial<Seen<GameTypes>> = {}) {
  const seen = { seq: 4, asked: 4, toAct: [], view: {}, moves: [], canUndo: false, undone: 0, ...more };
  return { type: 'seen' as const, from: 3, seen, news };
}

test('own answers and the seals of others are added, but no more when the record lies open', () => {
  keepSeals(gathering, 0);
  keepSeals(sealing(), 0);
  saltToOpen(sealing(), 0);
  const news = [
    { seat: 1, events: [], seal: sealOf('a') },
    { seat: 0, events: [], seal: sealOf('b') },
    { seat: 1, events: [] },
  ];
  keepHeard(gathering.id, seenWith(news));
  const outcome = { ranking: [[0]], sheets: [], verdict: 'won' };
  keepHeard(gathering.id, { ...seenWith(news, { outcome }), from: 10 });
  const answer = { entry: 5, asked: 3, move: 'wait', nonce: 'ab'.repeat(16) };
  keepAnswer(gathering.id, answer);
  expect(receipt()).toMatchObject({ told: [[4, sealOf('a')]], answers: [answer] });
  keepAnswer('unknown', answer);
  keepHeard('unknown', seenWith(news));
  expect(keptReceipt('unknown')).toBeUndefined();
});
