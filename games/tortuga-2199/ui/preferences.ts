import { preferencesOf } from '@haven/ui-kit';

/** On a low screen: how somebody left the hand; null as long as nobody touched it. */
export const usePreferences = preferencesOf<{ readonly hand: 'open' | 'folded' | null }>('tortuga-2199', {
  hand: null,
});
