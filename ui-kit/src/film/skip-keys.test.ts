import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSkipKey } from './skip-keys.ts';

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
  isSkipKey({ key, target: new Place(way), ctrlKey: false, altKey: false, metaKey: false, ...chord });

test.each([
  ['Enter', 'body', true],
  ['ArrowRight', 'body', true],
  ['Enter', 'main button', true],
  ['x', 'header button', true],
  ['Enter', 'header button', false],
  [' ', 'aside a', false],
  ['x', 'aside textarea', false],
  ['Enter', 'main input', false],
  ['x', 'main [contenteditable]', false],
  ['Escape', '[role=dialog] button', false],
  ['Tab', 'body', false],
  ['Shift', 'body', false],
] as const)('%s at %s: %s', (key, way, isSkipped) => {
  expect(press(key, way)).toBe(isSkipped);
});

test('a chord is meant for the browser', () => {
  expect(press('r', 'body', { ctrlKey: true })).toBe(false);
});
