import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a player set up for one game alone, remembered in this browser. */
export function preferencesOf<T extends object>(game: string, defaults: T) {
  return create<T>()(persist(() => defaults, { name: `haven.${game}`, version: 1 }));
}
