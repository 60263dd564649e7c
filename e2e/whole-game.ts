import { knownGame } from './bot-matches.ts';
import { act, type Input } from './input.ts';
import { leapAhead } from './saved-runs.ts';
import type { Meet, Sitting } from './table.ts';
import { DESKTOP, expect, expectAccessible, type Page, PHONE } from './test.ts';
import { IS_THOROUGH } from './today.ts';

export const BY_MOUSE = { device: DESKTOP, input: 'mouse' } as const;
export const BY_THUMB = { device: PHONE, input: 'touch' } as const;

/** A whole game takes a minute: every day two share a desktop and one plays bots on a phone, with `THOROUGH=1` each does either. */
export function isToday(company: 'sharing' | 'alone', input: Input): boolean {
  return (company === 'sharing') === (input === 'mouse') || IS_THOROUGH;
}

/** The middle of a game is played every day by one person against bots, and by ear; all others leap over it. */
export function leapToTheEnd(game: string, left: number): { leap?: (page: Page) => Promise<void> } {
  if (IS_THOROUGH) return {};
  return { leap: (page) => leapAhead(page, knownGame(game), left) };
}

/** Every screen is looked at once, or only these. */
export function sound(page: Page, screens?: readonly string[]): Meet {
  const met = new Set<string>();
  return async (screen) => {
    if (met.has(screen) || screens?.includes(screen) === false) return;
    met.add(screen);
    await expectAccessible(page, screen);
  };
}

export async function takeBack({ page, input }: Sitting): Promise<void> {
  const frame = page.locator('.table-frame');
  const before = await frame.getAttribute('data-seq');
  await act(page, page.locator('.bar-button').first(), input);
  await expect(frame).not.toHaveAttribute('data-seq', before ?? '');
}

/** What stands there says the same when the page has been loaded anew and its player is asked again. */
export async function expectSameAfterReload({ page, player }: Sitting, standing: string): Promise<void> {
  const before = await page.locator(standing).allTextContents();
  await page.reload();
  await expect(page.locator(player.asked)).toBeVisible();
  expect(await page.locator(standing).allTextContents()).toEqual(before);
}

interface Played {
  readonly podium: string;
  readonly people: readonly string[];
  readonly seats: number;
}

/** Everybody stands on the podium. */
export async function expectPodium(page: Page, { podium, people, seats }: Played): Promise<void> {
  await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown');
  await expect(page.locator(podium)).toHaveCount(seats);
  for (const name of people) await expect(page.locator(podium).filter({ hasText: name })).toHaveCount(1);
}
