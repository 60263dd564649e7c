import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetDocument, type KeptDocument, keepDocument, keptDocuments } from './shelf.ts';

const SHELF = { game: 'g', option: 'set' };
let ids = 0;

/** As much as a browser that has room for so many letters. */
function stubStorage(room = Number.POSITIVE_INFINITY): void {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      if (text.length > room) throw new Error('full');
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  vi.stubGlobal('localStorage', Object.create(methods));
}

function documentOf(title: string, changed: number): KeptDocument {
  ids += 1;
  return { id: `d${ids}`, title, value: { cards: ['9x'] }, changed };
}

beforeEach(() => stubStorage());
afterAll(() => vi.unstubAllGlobals());

test('documents are kept under their names, the latest first, each game for itself', () => {
  const [old, late] = [documentOf('old', 1), documentOf('late', 2)];
  expect([keepDocument(SHELF, old), keepDocument(SHELF, late)]).toEqual([true, true]);
  keepDocument({ ...SHELF, game: 'g2' }, documentOf('elsewhere', 3));
  expect(keptDocuments(SHELF)).toEqual([late, old]);
});

test('what is written again takes the place of what was there', () => {
  const first = documentOf('first', 1);
  keepDocument(SHELF, first);
  keepDocument(SHELF, { ...first, title: 'second' });
  expect(keptDocuments(SHELF).map(({ title }) => title)).toEqual(['second']);
});

test('a forgotten document is gone', () => {
  const kept = documentOf('gone', 1);
  keepDocument(SHELF, kept);
  forgetDocument(SHELF, kept.id);
  expect(keptDocuments(SHELF)).toEqual([]);
});

test('a full browser says so, and nothing is lost while the page is open', () => {
  const kept = documentOf('large', 1);
  keepDocument(SHELF, kept);
  stubStorage(5);
  const larger = { ...kept, title: 'larger' };
  expect(keepDocument(SHELF, larger)).toBe(false);
  expect(keptDocuments(SHELF)).toEqual([larger]);
  forgetDocument(SHELF, kept.id);
});

test('something else under that name is passed over', () => {
  localStorage.setItem('haven.document.g.set.x', '{');
  expect(keptDocuments(SHELF)).toEqual([]);
});
