/** How long a finger rests on a thing before it asks, in milliseconds. */
const HOLD_MS = 450;
/** So far a resting finger may slip, in pixels. */
const SLIP = 10;

/** A finger that may come to rest: then it asks, and the click that follows is spent. */
export class Hold {
  readonly #ask: (thing: HTMLElement) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: Pick<PointerEvent, 'clientX' | 'clientY'> = { clientX: 0, clientY: 0 };
  #isSpent = false;

  constructor(ask: (thing: HTMLElement) => void) {
    this.#ask = ask;
  }

  /** A mouse has other ways to ask, and two fingers mean something else. */
  press(event: PointerEvent, thing: HTMLElement | null): void {
    this.lift();
    this.#isSpent = false;
    if (thing === null || event.pointerType === 'mouse' || !event.isPrimary) return;
    this.#start = event;
    this.#timer = setTimeout(() => this.ask(thing), HOLD_MS);
  }

  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#start.clientX, clientY - this.#start.clientY) > SLIP) this.lift();
  }

  lift(): void {
    clearTimeout(this.#timer);
  }

  ask(thing: HTMLElement): void {
    this.lift();
    this.#isSpent = true;
    this.#ask(thing);
  }

  /** A click by key or by script is never the end of a hold. */
  swallow(click: MouseEvent): void {
    if (!this.#isSpent || click.detail === 0) return;
    this.#isSpent = false;
    click.preventDefault();
    click.stopImmediatePropagation();
  }
}
