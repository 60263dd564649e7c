import type { Place } from './zoom.ts';

/** So far a finger may slip and still tap, in pixels. */
const SLIP = 8;

/** What the fingers on the planet have just done, in pixels of the screen. */
export interface Pull {
  readonly by: Place;
  /** How much farther apart two fingers are; 1 for a single one. */
  readonly spread: number;
  readonly middle: Place;
}

/** The fingers, or the mouse, that are down on the planet. */
export class Fingers {
  readonly #down = new Map<number, Place>();
  #start: Place = { x: 0, y: 0 };
  #isTap = true;

  /** Whether nothing but one finger has touched, and it has not moved since. */
  get isTap(): boolean {
    return this.#isTap;
  }

  press(id: number, at: Place): void {
    if (this.#down.size === 0) this.#start = at;
    this.#isTap = this.#down.size === 0;
    this.#down.set(id, at);
  }

  lift(id: number): void {
    this.#down.delete(id);
  }

  /** Nothing as long as it may still become a tap, or for a finger that never came down here. */
  move(id: number, at: Place): Pull | undefined {
    if (!this.#down.has(id)) return undefined;
    if (this.#isTap && distance(this.#start, at) < SLIP) return undefined;
    this.#isTap = false;
    const before = this.#grip();
    this.#down.set(id, at);
    const after = this.#grip();
    return {
      by: { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y },
      spread: before.width > 0 ? after.width / before.width : 1,
      middle: after.middle,
    };
  }

  #grip(): { readonly middle: Place; readonly width: number } {
    const [one = this.#start, other = one] = this.#down.values();
    return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, width: distance(one, other) };
  }
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
