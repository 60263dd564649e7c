import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { LANGUAGES, type Language } from './contract.ts';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What a player set up for every table, remembered in this browser. */
export interface Settings {
  readonly language: Language;
  readonly sound: boolean;
  readonly motion: Motion;
  /** A colour of its own for each suit or kind, instead of the traditional ones. */
  readonly fourColours: boolean;
  /** The name on runs that are kept on the server; may be empty. */
  readonly nickname: string;
  change(settings: Partial<Omit<Settings, 'change'>>): void;
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: browserLanguage(),
      sound: true,
      motion: 'system',
      fourColours: false,
      nickname: '',
      change: (settings) => set(settings),
    }),
    { name: 'haven.settings', version: 1 },
  ),
);

/** English where there is no browser to ask. */
function browserLanguage(): Language {
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages;
  const spoken = wished.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}
