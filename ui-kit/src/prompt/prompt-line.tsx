import type { ReactNode } from 'react';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import { LastSeconds } from './last-seconds.tsx';

interface PromptLineProps {
  readonly look?: Look;
  readonly children: ReactNode;
}

/** What is asked now, in one sentence, or what is happening; it is read aloud when it changes. The last seconds stand before it. */
export function PromptLine({ look = KIT_LOOK, children }: PromptLineProps) {
  return (
    <>
      <LastSeconds />
      <p className={`${look}-prompt-line`} aria-live="polite">
        {children}
      </p>
    </>
  );
}
