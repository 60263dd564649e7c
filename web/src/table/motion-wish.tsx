import { useSettings } from '@haven/ui-kit';
import { MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';

const REDUCED = { system: 'user', full: 'never', reduced: 'always' } as const;

/** Hands the player's wish for more or less motion to whatever moves below. */
export function MotionWish({ children }: { readonly children: ReactNode }) {
  const motion = useSettings((settings) => settings.motion);
  return <MotionConfig reducedMotion={REDUCED[motion]}>{children}</MotionConfig>;
}
