import type { Level } from '@haven/kit';
import { lazy, Suspense } from 'react';

const Picture = lazy(() =>
  import('./level-pictures.ts').then(({ levelPicture }) => ({
    default: ({ level }: { readonly level: Level }) => <img src={levelPicture(level)} alt="" draggable={false} />,
  })),
);

/** Who such a bot is, in a small round frame. */
export function LevelFace({ level }: { readonly level: Level }) {
  return (
    <span className="level-face" data-level={level} aria-hidden="true">
      <Suspense fallback={null}>
        <Picture level={level} />
      </Suspense>
    </span>
  );
}
