import type { Level } from '@haven/kit';
import { LANGUAGES, type Language } from '@haven/text-kit';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How long a bot of this browser thinks aloud before each move. */
export const BOT_PACES = ['calm', 'brisk', 'instant'] as const;
export type BotPace = (typeof BOT_PACES)[number];

export function paceOf(pace: BotPace): number {
  return { calm: 1000, brisk: 450, instant: 0 }[pace];
}

/** What a player set up for every table, remembered in this browser. */
export interface Settings {
  readonly language: Language;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** A quiet background for each game. */
  readonly ambience: boolean;
  readonly motion: Motion;
  readonly botPace: BotPace;
  /** Which bot was chosen last; null if none ever was. */
  readonly botLevel: Level | null;
  /** A colour of its own for each suit or kind, instead of the traditional ones. */
  readonly fourColours: boolean;
  /** The name on runs that are kept on the server; may be empty. */
  readonly nickname: string;
  /** Runs that are kept on the server may stand in the lists of the best, under that name. */
  readonly isListed: boolean;
  /** Whoever has shut the drawer beside a table finds it shut at the next one. */
  readonly isDrawerShut: boolean;
  /** Before a move that gives up what could still be done it is asked whether that is meant. */
  readonly asksAtEnd: boolean;
  change(settings: Partial<Omit<Settings, 'change'>>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: browserLanguage(),
      sound: true,
      volume: 0.8,
      ambience: false,
      motion: 'system',
      botPace: 'brisk',
      botLevel: null,
      fourColours: false,
      nickname: '',
      isListed: false,
      isDrawerShut: false,
      asksAtEnd: true,
      change: (settings) => set(settings),
    }),
    { name: 'haven.settings', version: 1 },
  ),
);

/** What is written without a browser, and what a browser takes over from there, begins in this language. */
export function writeIn(language: Language): void {
  Object.assign(useSettings.getInitialState(), { language });
}

/** English where there is no browser to ask. */
export function browserLanguage(): Language {
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  const spoken = wished.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}
