import type { Meta } from '@haven/kit';
import { LANGUAGES, type PerLanguage } from '@haven/text-kit';
import { expect, test } from 'vitest';
import type { GameListing } from '../contract/listing.ts';

interface Listed {
  readonly meta: Meta;
  readonly options: Readonly<Record<string, unknown>>;
  /** The list has shorter words for how a match ended than the game itself: then only their keys are the same. */
  readonly verdicts?: 'short';
  readonly messages: PerLanguage<{
    readonly game: { readonly title: string; readonly pitch: string };
    readonly verdicts: Readonly<Record<string, string>>;
    readonly seats?: Readonly<Record<string, string>>;
  }>;
}

/** What the home page says of a game before it is loaded is what the game says of itself. */
export function listingContract(listing: GameListing, { meta, options, messages, verdicts: worded }: Listed): void {
  test.each(LANGUAGES)('the listing says in %s what the game says of itself', (language) => {
    const { game, verdicts, seats } = messages[language];
    expect([listing.title[language], listing.pitch[language]]).toEqual([game.title, game.pitch]);
    expect(Object.keys(listing.verdicts[language])).toEqual(Object.keys(verdicts));
    if (worded !== 'short') expect(listing.verdicts[language]).toEqual(verdicts);
    expect(listing.seatNames?.[language]).toEqual(seats && Object.values(seats));
  });

  test('the listing knows how many can play, and how long', () => {
    const { id, players, minutes } = listing;
    expect({ id, players, minutes }).toEqual({ id: meta.id, players: meta.seats, minutes: meta.minutes });
  });

  test('behind the listing stands the screen of this game', async () => {
    const ui = await listing.load();
    expect(ui.id).toBe(meta.id);
    expect(Object.keys(ui.options('en'))).toEqual(Object.keys(options));
  });
}
