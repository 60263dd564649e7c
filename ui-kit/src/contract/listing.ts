import type { GameTypes } from '@haven/kit';
import type { Language } from '@haven/text-kit';
import type { ComponentType } from 'react';
import type { Workshop } from './documents.ts';
import type { GameUi } from './game-ui.ts';

/** What the home page needs of a game before anything else is loaded. */
export interface GameListing {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly pitch: Readonly<Record<Language, string>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: { readonly min: number; readonly max: number };
  /** What the seats are called where nobody's name is known, as at the table (`GameUi.seatName`). */
  readonly seatNames?: Readonly<Record<Language, readonly string[]>>;
  /** The game's own words for how a match ended (`Outcome.verdict`), short enough for a list. */
  readonly verdicts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Who made the game and who holds the rights, as the credits say it. */
  readonly credits: Readonly<Record<Language, string>>;
  /** Whose icons its pictures use (game-icons.net, CC BY 3.0). */
  readonly iconAuthors: readonly string[];
  /** A living picture for its window; it fills its box and is decoration only. */
  readonly Art: ComponentType;
  readonly workshop?: Workshop;
  load(): Promise<GameUi<GameTypes>>;
}
