import type { Seat } from '@haven/kit';
import { useSettings } from '@haven/ui-kit';
import { useEffect, useState } from 'react';
import type { HotSeat } from '../links/hand-over.ts';

/** Time to see what one's own move did before the screen is covered. */
const GLANCE_MS = 1200;

/** The seat to which the device goes next, once it is time to hide what the last one saw. */
export function useCover({ viewer, next }: HotSeat): Seat | null {
  const [hasLooked, setLooked] = useState(false);
  const isHurried = useSettings((settings) => settings.botPace === 'instant');
  useEffect(() => {
    setLooked(false);
    if (next === null) return;
    const glance = setTimeout(() => setLooked(true), isHurried ? 0 : GLANCE_MS);
    return () => clearTimeout(glance);
  }, [next, isHurried]);
  return hasLooked || viewer === 'spectator' ? next : null;
}
