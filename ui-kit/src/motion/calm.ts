import { useSettings } from '../theme/settings.ts';

/** Whether movement is to be kept small, by the player's own setting or the system's. */
export function isCalm(): boolean {
  const { motion } = useSettings.getState();
  return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}
