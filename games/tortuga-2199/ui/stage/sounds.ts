import type { Event } from '@haven/tortuga-2199-rules';
import { playSound, type Sound } from '@haven/ui-kit';
import { useEffect } from 'react';

const SOUND_OF: Partial<Record<Event['type'], Sound>> = {
  cardPlayed: 'card',
  drew: 'card',
  moved: 'laser',
  bought: 'coin',
  influenceBought: 'coin',
  mineralCollected: 'coin',
  explored: 'card',
  captured: 'chest',
  redeemed: 'chest',
  conquered: 'chest',
  reinforced: 'coin',
  destroyed: 'hit',
  gameEnded: 'fanfare',
};

/** One sound for each beat: that of its first event that makes any. */
export function useSounds(events: readonly Event[]): void {
  useEffect(() => {
    const sound = events.map(({ type }) => SOUND_OF[type]).find((each) => each !== undefined);
    if (sound) playSound(sound);
  }, [events]);
}
