import { at, type Rng, replay, simRng } from '@haven/kit';
import type { Locator } from '@playwright/test';
import { botMove, knownGame } from './bot-matches.ts';
import { act, type Means } from './means.ts';
import { recordOn } from './shelf.ts';
import type { Player } from './table.ts';
import type { Page } from './test.ts';

export const GAME = 'tortuga-2199';

const PLAYING = '.t2-table[data-playing="true"]';

/** Presses what the house's own captain would play from that chair: the page has to offer each of those moves. */
export function tortuga2199Player(seed: number): Player {
  const rng = simRng(seed);
  return presserOf((page) => captainsMove(page, rng));
}

/** Presses whatever move somebody else chooses. */
export function presserOf(choose: (page: Page) => Promise<string>): Player {
  return {
    asked: '.t2-table:not([data-asked="none"])',
    film: `${PLAYING} .t2-fight-skip, ${PLAYING}[data-fight="false"] .t2-prompt .t2-answers .t2-button`,
    answer: async (page, means) => press(page, means, await choose(page)),
  };
}

async function captainsMove(page: Page, rng: Rng): Promise<string> {
  const game = knownGame(GAME);
  const match = replay(game, await recordOn(page));
  return botMove(game, match, { seat: at(game.toAct(match.state), 0), rng });
}

/** On the stage of a fight; else where it lies open; else in the list of actions, which a phone has in a sheet. */
async function press(page: Page, means: Means, move: string): Promise<void> {
  const open = (await inSight(page)).locator(`[data-move="${move}"]`).filter({ visible: true });
  if (move === 'end' && (await open.count()) === 0) await act(page, page.locator('.t2-end'), means);
  else if ((await open.count()) === 0) await act(page, page.locator('.t2-tab[data-tab="actions"]'), means);
  await act(page, open.first(), means);
}

/** What nothing else lies over. */
async function inSight(page: Page): Promise<Locator> {
  if ((await page.locator('.t2-table[data-fight="true"]').count()) > 0) return page.locator('.t2-duel');
  const isSheet = (await page.locator('.t2-table:not([data-sheet="none"])').count()) > 0;
  return isSheet ? page.locator('.t2-right, .t2-dock') : page.locator('.t2-table');
}
