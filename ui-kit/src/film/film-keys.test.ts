import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deedOf } from './film-keys.ts';

/** As much of the browser's as is asked here: the ways from an element up to the page, as `main button`. */
class Place extends EventTarget {
  readonly #above: readonly string[];
  constructor(way: string) {
    super();
    this.#above = way.split(' ');
  }
  closest(selectors: string): Place | null {
    return selectors.split(', ').some((each) => this.#above.includes(each)) ? this : null;
  }
}

beforeEach(() => void vi.stubGlobal('Element', Place));
afterEach(() => void vi.unstubAllGlobals());

const press = (key: string, way: string, chord = {}) =>
  deedOf({ key, code: key, target: new Place(way), ctrlKey: false, altKey: false, metaKey: false, ...chord });

test.each([
  ['Enter', 'body', 'skip'],
  ['ArrowRight', 'body', 'skip'],
  ['Enter', 'main button', 'skip'],
  ['x', 'header button', 'skip'],
  ['Enter', 'header button', undefined],
  [' ', 'aside a', undefined],
  ['x', 'aside textarea', undefined],
  ['Enter', 'main input', undefined],
  ['x', 'main [contenteditable]', undefined],
  ['Escape', '[role=dialog] button', undefined],
  ['KeyP', 'body', 'pause'],
  ['KeyN', 'main button', 'step'],
  ['KeyR', 'header button', 'again'],
  ['KeyP', 'aside textarea', undefined],
  [' ', 'main [data-film] button', undefined],
  ['Tab', 'body', undefined],
  ['Shift', 'body', undefined],
  ['?', 'body', undefined],
] as const)('%s at %s: %s', (key, way, deed) => {
  expect(press(key, way)).toBe(deed);
});

test('a chord is meant for the browser', () => {
  expect(press('r', 'body', { ctrlKey: true })).toBeUndefined();
});
