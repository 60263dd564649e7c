import { type AnyGame, type GameTypes, inForce, type Match } from '@haven/kit';
import { type BotTable, matchUntil } from './bot-matches.ts';
import { follow, shelve } from './runs.ts';
import { expect, type Page } from './test.ts';

/** A table of bots, and after how many moves somebody takes the first chair. */
export type Position = BotTable & { readonly moves: number };

export type IsThere = (match: Match<GameTypes>, game: AnyGame) => boolean;

/** The person is asked, after so many moves. */
export const askedAfter =
  (moves: number): IsThere =>
  (match, game) =>
    game.toAct(match.state).includes(0) && inForce(match.entries).length >= moves;

let opened = 0;

/** Opens a real position in this browser; nothing that the table shows has to be waited for. */
export async function openPosition(page: Page, table: BotTable, isThere: IsThere): Promise<void> {
  await page.goto('/');
  await page.locator('.listing').first().waitFor();
  await turnToPosition(page, table, isThere);
}

/** The same from wherever somebody is in the house: nothing is loaded anew. */
export async function turnToPosition(page: Page, table: BotTable, isThere: IsThere): Promise<void> {
  opened += 1;
  const id = `position-${opened}`;
  await shelve(page, id, matchUntil(table, isThere));
  await follow(page, `/run/${id}`);
  await expect(page.locator('.table-frame')).toBeVisible();
}
