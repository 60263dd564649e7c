import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hold } from './hold.ts';

const finger = { pointerType: 'touch', isPrimary: true, clientX: 0, clientY: 0 } as PointerEvent;
const thing = {} as HTMLElement;
const LONG_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held(ms: number) {
  const ask = vi.fn();
  const hold = new Hold(ask);
  hold.press(finger, thing);
  vi.advanceTimersByTime(ms);
  hold.lift();
  return { hold, ask };
}

/** Whether a click comes to whatever it met. */
function acts(hold: Hold, detail = 1): boolean {
  const stop = vi.fn();
  hold.swallow({ detail, preventDefault: () => {}, stopImmediatePropagation: stop } as unknown as MouseEvent);
  return stop.mock.calls.length === 0;
}

test('a finger that rests asks, and the click that some browsers send when it is lifted does nothing', () => {
  const { hold, ask } = held(LONG_MS);
  expect(ask).toHaveBeenCalledExactlyOnceWith(thing);
  expect([acts(hold), acts(hold)]).toEqual([false, true]);
});

test('a tap asks nothing, and acts', () => {
  const { hold, ask } = held(100);
  expect(ask).not.toHaveBeenCalled();
  expect(acts(hold)).toBe(true);
});

test('a key is never the end of a hold', () => {
  expect(acts(held(LONG_MS).hold, 0)).toBe(true);
});
