import { type CSSProperties, type ReactNode, useState } from 'react';
import { isCalm } from '../motion/calm.ts';
import { KIT_LOOK, type Look } from '../theme/look.ts';

interface DieProps<Face extends string | number> {
  /** The six faces of the cube. */
  readonly faces: readonly Face[];
  readonly up: Face;
  /** Milliseconds after which it begins to tumble; null if it lies still. */
  readonly tumbles: number | null;
  readonly look?: Look;
  /** What is on a face. */
  children(face: Face): ReactNode;
}

/** A cube that tumbles in and comes to rest on its face: from then on only that face is drawn. */
export function Die<Face extends string | number>({ faces, up, tumbles, look = KIT_LOOK, children }: DieProps<Face>) {
  const [rests, setRests] = useState(tumbles === null || isCalm());
  const style: CSSProperties & Record<`--${string}`, string> = { '--delay': `${tumbles ?? 0}ms` };
  return (
    <span className={`${look}-die`} data-face={up} data-tumbles={!rests} style={style} aria-hidden="true">
      <span className={`${look}-cube`} onAnimationEnd={() => setRests(true)}>
        {(rests ? [up] : faces).map((face) => (
          <span key={face} className={`${look}-die-side`} data-side={face}>
            {children(face)}
          </span>
        ))}
      </span>
    </span>
  );
}
