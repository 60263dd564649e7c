import { type Input, pressAt, type Spot } from './input.ts';
import { expect, type Page } from './test.ts';

/** What a lesson wants now: the spot to press, and the step and the position it belongs to. */
interface Wish extends Spot {
  readonly step: string;
  readonly isOver: boolean;
  /** What is wrong with the card: it covers what it speaks of, leaves the screen, or its words leave the card. */
  readonly faults: readonly string[];
}

/** A thing may be there to explain itself first, or may lie in a part that has to be opened. */
const MOST_PRESSES = 12;

/** Told of every step that somebody comes to, before anything is done there. */
type Meet = (step: string) => Promise<void>;

/** Does what a chapter asks for, step by step, until it is over; says how many steps it was. */
export async function learnChapter(page: Page, input: Input, meet: Meet = async () => {}): Promise<number> {
  let presses = 0;
  let steps = 0;
  let last = '';
  for (;;) {
    const wish = await page.evaluate(wishAfter, last);
    expect(wish.faults, `step ${wish.step}`).toEqual([]);
    if (wish.isOver) return steps;
    if (wish.step !== last) await meet(wish.step);
    presses = wish.step === last ? presses + 1 : 0;
    steps += wish.step === last ? 0 : 1;
    if (presses > MOST_PRESSES) throw new Error(`step ${wish.step} of ${page.url()} stays after ${presses} presses`);
    last = wish.step;
    await pressAt(page, wish, input);
  }
}

/** What a step speaks of and what it wants, each named as the table marks it. */
export interface Spoken {
  readonly at: readonly string[];
  /** What has to be seen with it, where there is room. */
  readonly free: readonly string[];
  /** What is to be pressed; there may be several that do the same. */
  readonly ask: readonly string[];
}

/** What is wrong with the card on a screen of this size, once it stands still. */
export async function faultsOfCard(page: Page, size: Size, spoken: Spoken): Promise<string[]> {
  await page.setViewportSize(size);
  const faults = await page.evaluate(faultsOnceStill, spoken);
  return faults.map((fault) => `${size.width}×${size.height}: ${fault}`);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. */
async function faultsOnceStill({ at, free, ask }: Spoken): Promise<string[]> {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const thingsOf = (name: string) => {
    const [mark = ''] = name.split(' ', 1);
    const value = CSS.escape(name.slice(mark.length + 1));
    return [...document.querySelectorAll(`.board-area [data-${mark}="${value}"]`)];
  };
  const sight = () => JSON.stringify([boxOf('.lesson-card'), boxOf('.spotlight'), innerWidth]);
  let looks = 0;
  for (let still = 0, last = ''; still < 2; last = sight(), looks += 1) {
    if (looks > 60) return [`never stands still: ${sight()}`];
    await new Promise((resolve) => setTimeout(resolve, 130));
    still = sight() === last ? still + 1 : 0;
  }
  const [card, words] = [boxOf('.lesson-card'), document.querySelector('.lesson-card')];
  if (card === undefined || words === null) return ['no card'];
  const shared = (one: DOMRect, other: DOMRect) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    return new DOMRect(left, top, Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top);
  };
  const isOver = (box: DOMRect | undefined) => {
    const both = box && shared(card, box);
    return both !== undefined && both.width > 1 && both.height > 1;
  };
  // What lies below a tray or is scrolled away is not what the card covers.
  const isBelowCard = (thing: Element, x: number, y: number) => {
    const layers = document.elementsFromPoint(x, y).filter((layer) => !words.contains(layer));
    return layers[0] !== undefined && (thing.contains(layers[0]) || layers[0].contains(thing));
  };
  const isCovered = (thing: Element) => {
    const both = shared(card, thing.getBoundingClientRect());
    const parts = [0.05, 0.3, 0.5, 0.7, 0.95];
    const spots = parts.flatMap((across) => parts.map((down) => [across, down] as const));
    const seenAt = ([across, down]: readonly [number, number]) =>
      isBelowCard(thing, both.left + across * both.width, both.top + down * both.height);
    return both.width > 1 && both.height > 1 && spots.some(seenAt);
  };
  // The light falls on as much of a thing as can be seen: that has to be all of it, where it can be scrolled to.
  const light = boxOf('.spotlight');
  const roomFor = (thing: Element): number => {
    const box = thing.parentElement;
    if (box === null) return 0;
    const scrolls = box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
    return scrolls ? Math.min(box.clientHeight, innerHeight - card.height - 90) : roomFor(box);
  };
  const isCut = (thing: Element) => {
    const box = thing.getBoundingClientRect();
    const isLit = light !== undefined && light.left === box.left && shared(light, box).height > 1;
    return isLit && box.height - light.height > 13 && box.height < roomFor(thing);
  };
  // On a low screen there may be no place for the card that leaves all of it free.
  const kept = [...(light ? [light] : []), ...free.flatMap(thingsOf).map((thing) => thing.getBoundingClientRect())];
  const board = boxOf('.board-area') ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / 4)) }, (_, step) => from + 4 * step);
  const isFreePlace = (left: number, top: number) =>
    !kept.some((box) => {
      const both = shared(new DOMRect(left, top, card.width, card.height), box);
      return both.width > 0 && both.height > 0;
    });
  const hasFreePlace = steps(board.left + 8, board.right - card.width - 8).some((left) =>
    steps(board.top + 8, board.bottom - card.height - 8).some((top) => isFreePlace(left, top)),
  );
  const asked = ask.flatMap(thingsOf).filter((thing) => thing.checkVisibility());
  return [
    ...(at.length > 0 && light === undefined ? ['shows nothing'] : []),
    ...(isOver(light) ? ['covers what it speaks of'] : []),
    ...(at.flatMap(thingsOf).some(isCut) ? ['shows only a part of what it speaks of'] : []),
    ...(asked.length > 0 && asked.every(isCovered) ? ['covers what it asks for'] : []),
    ...free.filter((name) => hasFreePlace && thingsOf(name).some(isCovered)).map((name) => `covers ${name}`),
    ...(card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight ? ['off screen'] : []),
    ...(words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight ? ['too long'] : []),
  ];
}

/** Runs in the page: waits for another step than the last, a while for the same one, until the card stands beside its thing. */
async function wishAfter(last: string): Promise<Wish> {
  const again = performance.now() + 500;
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const faultsOf = (card: DOMRect, thing: DOMRect | undefined) => {
    const words = document.querySelector('.lesson-card') ?? document.body;
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [
      ...(thing && isOver(card, thing) ? ['covers what it speaks of'] : []),
      ...(card.left < 0 || card.right > innerWidth || card.top < 0 || card.bottom > innerHeight ? ['off screen'] : []),
      ...(words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight ? ['too long'] : []),
    ];
  };
  for (let still = ''; ; ) {
    const step = document.querySelector<HTMLElement>('.lesson-frame')?.dataset.step ?? '';
    const [card, thing] = [boxOf('.lesson-card'), boxOf('.spotlight')];
    const button = boxOf('.lesson-tools button');
    const isOver = document.querySelector('.lesson-tools a') !== null;
    const spot = button ?? thing;
    const sight = JSON.stringify([step, card, thing, button]);
    const isReady = step !== '' && card && (spot || isOver) && sight === still;
    if (isReady && (step !== last || performance.now() > again)) {
      return { step, isOver, ...(spot ? middleOf(spot) : { x: 0, y: 0 }), faults: faultsOf(card, thing) };
    }
    still = sight;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
