import { act, type Input } from './input.ts';
import type { Player } from './table.ts';
import type { Page } from './test.ts';

/** Takes up what most dice show, attacks whom it can, and moves its chests as they are. */
export const tortugaPlayer: Player = {
  asked: '.tt-table:not([data-asked="none"])',
  film: '.tt-table[data-playing="true"] .tt-prompt-line',
  answer: async (page, input, { step, made }) => {
    if (step === 'perform') return confirm(page, input);
    if (step === 'pick') return pick(page, input, made);
    if (step === 'attack') return attack(page, input);
    if (step === 'arrange') return arrange(page, input);
    await act(page, page.locator('.tt-answers .tt-button:not(.tt-main)').first(), input);
  },
};

/** What brings chests home soonest comes first where equally many dice show it. */
const BY_LIKING = ['crew', 'fleet', 'hunt', 'board', 'raid'];
const SKULL = 'skull';

/** Nothing can be placed where an answer stands ready before a die is taken up. Else by its flag, which takes up all dice of an action, or a die alone; skulls go along where there is room. */
async function pick(page: Page, input: Input, made: number): Promise<void> {
  await ready(page).or(page.locator('button.tt-tray-die')).first().waitFor();
  if ((await ready(page).count()) > 0) return confirm(page, input);
  const shown = await page.locator('button.tt-tray-die .tt-die').evaluateAll(faces);
  const wish = bestOf(shown, await page.locator('.tt-flag:has(.tt-cloth[data-legal="true"])').evaluateAll(actions));
  const dice = page.locator('button.tt-tray-die');
  const showing = (face: string) => dice.filter({ has: page.locator(`.tt-die[data-face="${face}"]`) });
  const byFlag = wish !== SKULL && made % 4 !== 0;
  await act(page, byFlag ? page.locator(`.tt-flag[data-action="${wish}"] .tt-cloth`) : showing(wish).first(), input);
  for (const skull of wish === SKULL ? [] : await showing(SKULL).all()) await act(page, skull, input);
  await confirm(page, input);
}

const faces = (dice: Element[]) => dice.map((die) => die.getAttribute('data-face') ?? '');
const actions = (flags: Element[]) => flags.map((flag) => flag.getAttribute('data-action') ?? '');

function bestOf(dice: readonly string[], open: readonly string[]): string {
  const count = (face: string) => dice.filter((each) => each === face).length;
  const liked = BY_LIKING.filter((action) => open.includes(action) && dice.includes(action));
  return liked.toSorted((one, other) => count(other) - count(one))[0] ?? SKULL;
}

/** A chest of somebody, else somebody, and a chest of the centre island on top where that is asked for. */
async function attack(page: Page, input: Input): Promise<void> {
  const centre = page.locator('.tt-centre .tt-aim');
  await act(page, page.locator('.tt-rival .tt-aim, .tt-target').first(), input);
  if ((await centre.count()) > 0) await act(page, centre.first(), input);
  await confirm(page, input);
}

/** The last chest comes to the front, and back to where it is best. */
async function arrange(page: Page, input: Input): Promise<void> {
  await act(page, page.locator('.tt-ordered button').last(), input);
  await act(page, page.locator('.tt-ordered button').first(), input);
  await act(page, page.locator('.tt-answers .tt-button').last(), input);
  await confirm(page, input);
}

const ready = (page: Page) => page.locator('.tt-answers .tt-main[aria-disabled="false"]');

async function confirm(page: Page, input: Input): Promise<void> {
  await act(page, ready(page), input);
}
