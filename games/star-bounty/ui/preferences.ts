import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** What a captain set up for this game alone, remembered in this browser. */
interface Preferences {
  readonly odds: boolean;
  showOdds(odds: boolean): void;
}

export const usePreferences = create<Preferences>()(
  persist((set) => ({ odds: true, showOdds: (odds) => set({ odds }) }), { name: 'haven.star-bounty', version: 1 }),
);
