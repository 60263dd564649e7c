import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a player set up for this game alone, remembered in this browser. */
interface Preferences {
  readonly odds: boolean;
  showOdds(odds: boolean): void;
}

export const usePreferences = create<Preferences>()(
  persist((set) => ({ odds: true, showOdds: (odds) => set({ odds }) }), { name: 'haven.tortuga', version: 1 }),
);
