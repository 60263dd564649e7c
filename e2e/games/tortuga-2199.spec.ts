import { effort } from '@haven/kit/testing/effort';
import { fillForm, hurry, playInAll, playOn, startTable } from '../table.ts';
import { test } from '../test.ts';
import { GAME, tortuga2199Player } from '../tortuga-2199-player.ts';
import {
  BY_MOUSE,
  BY_THUMB,
  expectPodium,
  expectSameAfterReload,
  isToday,
  leapToTheEnd,
  sound,
  takeBack,
} from '../whole-game.ts';

/** Either scenario, on the screens with the least room: a phone on its side, and one upright with the bars of its browser. */
const WAYS = [
  { ...BY_MOUSE, device: { viewport: { width: 844, height: 390 } }, scenario: 'aggressive' },
  { ...BY_THUMB, device: { ...BY_THUMB.device, viewport: { width: 390, height: 664 } }, scenario: 'peaceful' },
];

const PODIUM = '.t2-podium li';
/** All that a player sees of where the match stands. */
const STANDING = '.t2-prompt-line, .t2-hand, .t2-strip';

/** So many moves of the person or people in each language; the rest in the last one. */
const A_WHILE = effort({ daily: 4, thorough: 25 });
/** Enough for a round. */
const LAST_MOVES = 16;

for (const [index, { device, input, scenario }] of WAYS.entries()) {
  test.describe(`by ${input} in three languages`, () => {
    test.use({ ...device, locale: 'en' });

    if (isToday('sharing', input))
      test('two captains at one device play a game of Tortuga 2199 to its end', async ({ page }) => {
        const people = ['Anne', 'Пётр'];
        const meet = sound(page);
        await hurry(page);
        await fillForm(page, input, { game: GAME, people, bots: 0, options: [scenario] });
        await meet('form');
        await startTable(page, input);
        await playInAll({ page, input, player: tortuga2199Player(index, { tires: 1 }) }, A_WHILE, {
          meet,
          ...leapToTheEnd(GAME, LAST_MOVES),
        });
        await expectPodium(page, { podium: PODIUM, people, seats: 2 });
        await meet('result');
      });

    if (isToday('alone', input))
      test('one captain and three bots play a game of Tortuga 2199 to its end', async ({ page }) => {
        const sitting = { page, input, player: tortuga2199Player(100 + index, { tires: 0 }) };
        await hurry(page);
        await fillForm(page, input, { game: GAME, people: ['Zoé'], bots: 3, options: ['tips'] });
        await startTable(page, input);
        await playOn(sitting, { moves: 4 });
        await takeBack(sitting);
        await playOn(sitting, { moves: 4 });
        await expectSameAfterReload(sitting, STANDING);
        await playInAll(sitting, A_WHILE);
        await expectPodium(page, { podium: PODIUM, people: ['Zoé'], seats: 4 });
      });
  });
}
