import { expectFocus, keepingFocus } from '../kept-focus.ts';
import { fillForm, hurry, type Player, playOn, startTable } from '../table.ts';
import { DESKTOP, test } from '../test.ts';
import { todaysOf } from '../today.ts';
import { tortuga2199Player } from '../tortuga-2199-player.ts';
import { tortugaPlayer } from '../tortuga-player.ts';
import { expectPodium, leapToTheEnd } from '../whole-game.ts';

interface Game {
  readonly game: string;
  readonly locale: string;
  readonly podium: string;
  readonly player: Player;
  /** So many moves at the beginning, and of all players at the end. */
  readonly first: number;
  readonly last: number;
}

/** Star Bounty is played by keys in three languages elsewhere. The table with most to press comes first. */
const GAMES: readonly Game[] = [
  {
    game: 'tortuga-2199',
    locale: 'ru',
    podium: '.t2-podium li',
    player: tortuga2199Player(7, { tires: 0 }),
    first: 6,
    last: 8,
  },
  { game: 'tortuga', locale: 'fr', podium: '.tt-place', player: tortugaPlayer, first: 3, last: 6 },
];

for (const { game, locale, podium, player, first, last } of todaysOf(GAMES)) {
  test.describe(`${game} by keyboard alone`, () => {
    test.use({ ...DESKTOP, locale });
    test('one person plays a bot to the end, and the focus is never lost', async ({ page }) => {
      const sitting = { page, input: 'keys', player: keepingFocus(player) } as const;
      await hurry(page);
      await fillForm(page, 'keys', { game, people: ['Zoé'], bots: 1 });
      await startTable(page, 'keys');
      await playOn(sitting, { moves: first });
      await leapToTheEnd(game, last).leap?.(page);
      await playOn(sitting);
      await expectPodium(page, { podium, people: ['Zoé'], seats: 2 });
      await expectFocus(page);
    });
  });
}
