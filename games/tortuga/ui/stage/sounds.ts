import type { Event } from '@haven/tortuga-rules';
import { playSound, type Sound } from '@haven/ui-kit';
import { useEffect } from 'react';
import type { Stage } from './use-stage.ts';

const SOUND_OF: Partial<Record<Event['type'], Sound>> = {
  rolled: 'die',
  rerolled: 'die',
  revealed: 'card',
  placed: 'die',
  bonusTaken: 'coin',
  tileKept: 'coin',
  tokenMoved: 'card',
  chestDrawn: 'chest',
  chestStolen: 'hit',
  attacked: 'hit',
  centreTaken: 'chest',
  chestLost: 'hit',
  chestsMoved: 'chest',
  gameEnded: 'fanfare',
};

/** One sound for each beat: that of its last event that makes any. */
export function useSounds({ frame }: Stage): void {
  useEffect(() => {
    const sound = frame.events.map(({ type }) => SOUND_OF[type]).findLast((each) => each !== undefined);
    if (sound) playSound(sound);
  }, [frame.events]);
}
