import { at, type Rng, type Seat, simRng } from '@haven/kit';
import { botMove, knownGame } from './bot-matches.ts';
import { act, type Input } from './input.ts';
import { matchOn } from './saved-runs.ts';
import type { Player } from './table.ts';
import type { Page } from './test.ts';

export const GAME = 'tortuga-2199';

/** Ends the turn. */
const END = 'end';

const PLAYING = '.t2-table[data-playing="true"]';

/** So many moves are enough to see how captains meet. */
const TIRED = 20;

/**
 * Presses what the house's own captain would play from that chair: the page has to offer each of those moves.
 * Somebody at this seat tires: from then on they only do what they must, and lose sooner.
 */
export function tortuga2199Player(seed: number, { tires }: { readonly tires: Seat }): Player {
  const rng = simRng(seed);
  let made = 0;
  return presserOf((page) => captainsMove(page, rng, made++ > TIRED ? tires : undefined));
}

/** Presses whatever move somebody else chooses. */
export function presserOf(choose: (page: Page) => Promise<string>): Player {
  return {
    asked: '.t2-table:not([data-asked="none"])',
    film: `${PLAYING} .t2-fight-skip, ${PLAYING}[data-fight="false"] .t2-prompt [data-deed="skip"]`,
    answer: async (page, input) => press(page, input, await choose(page)),
  };
}

async function captainsMove(page: Page, rng: Rng, tired?: Seat): Promise<string> {
  const game = knownGame(GAME);
  const match = await matchOn(page, game);
  const seat = at(game.toAct(match.state), 0);
  const moves = game.legalMoves(match.state, seat).map((move) => game.notate(move));
  return seat === tired && moves.includes(END) ? END : botMove(game, match, { seat, rng });
}

/** On the stage of a fight; else where it lies open; else in the list of actions, which a phone has in a sheet. */
async function press(page: Page, input: Input, move: string): Promise<void> {
  // A press just after a film does nothing, and whether it will ask shows only then.
  if (move === END) await page.locator('.t2-end[aria-disabled="false"]').waitFor({ state: 'attached' });
  const { place, isOpen } = await page.evaluate(placeOf, move);
  if (!isOpen && move === END) return endTurn(page, input);
  if (!isOpen) await act(page, page.locator('.t2-tab[data-tab="actions"]'), input);
  const buttons = page.locator(`:is(${place}) [data-move="${move}"]`);
  await act(page, buttons.filter({ visible: true }).first(), input);
}

/** Whoever has something left to do is told what would be lost, and ends the turn from there. */
async function endTurn(page: Page, input: Input): Promise<void> {
  const isSheet = (await page.locator('.t2-table[data-sheet="actions"]').count()) > 0;
  await act(page, page.locator(isSheet ? '.t2-right [data-action="end"]' : '.t2-end'), input);
  await act(page, page.locator('.t2-bubble [data-move="end"]'), input);
}

/** Runs in the page: what nothing else lies over, and whether this move can be pressed there. */
function placeOf(move: string): { place: string; isOpen: boolean } {
  const table = document.querySelector<HTMLElement>('.t2-table')?.dataset;
  const isSheet = table?.sheet !== 'none';
  const place = table?.fight === 'true' ? '.t2-duel' : isSheet ? '.t2-right, .t2-dock' : '.t2-table';
  const buttons = [...document.querySelectorAll(`:is(${place}) [data-move="${move}"]`)];
  const isFolded = document.querySelector('.t2-fan[aria-expanded="false"]')?.checkVisibility() === true;
  const isFree = (button: Element) => !(isFolded && button.closest('.t2-hand'));
  return { place, isOpen: buttons.some((each) => isFree(each) && each.checkVisibility({ visibilityProperty: true })) };
}
