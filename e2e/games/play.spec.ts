import { keepingFocus } from '../kept-focus.ts';
import { begin, starBountyPlayer } from '../star-bounty-player.ts';
import { playInAll } from '../table.ts';
import { DESKTOP, expect, PHONE, test } from '../test.ts';
import { IS_THOROUGH } from '../today.ts';
import { leapToTheEnd } from '../whole-game.ts';

const NARROW = { viewport: PHONE.viewport };

/** Either size, and every kind of input; every day the smallest. */
const SEATS = [
  { name: 'on a desktop with a mouse', device: DESKTOP, input: 'mouse' },
  { name: 'on a desktop by keyboard alone', device: DESKTOP, input: 'keys' },
  { name: 'on a phone with a thumb', device: PHONE, input: 'touch' },
  { name: 'on a narrow screen by keyboard alone', device: NARROW, input: 'keys' },
] as const;

/** So many moves in each language; the rest in the last one. */
const A_WHILE = 4;
const LAST_MOVES = 6;

const isToday = ({ input }: (typeof SEATS)[number]) => IS_THOROUGH || input === 'touch';

for (const { name, device, input } of SEATS.filter(isToday)) {
  test.describe(name, () => {
    test.use({ ...device, locale: 'en' });
    test('a run is played from home to its end in three languages', async ({ page }) => {
      await begin(page, input);
      await playInAll(
        { page, input, player: input === 'keys' ? keepingFocus(starBountyPlayer) : starBountyPlayer },
        A_WHILE,
        leapToTheEnd('star-bounty', LAST_MOVES),
      );
      await expect(page.locator('.bar-button-lit')).toBeVisible();
      await expect(page.locator('.table-frame')).toHaveAttribute('data-result', 'shown');
    });
  });
}
