import { FACES, type Face, type Die as Letter, NUMBERS, SKULL } from '@haven/tortuga-rules';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { isCalm } from '../stage/motion.ts';
import { FACE_ICON } from './faces.ts';

interface DieProps {
  readonly letter: Letter;
  readonly face: Face;
  /** Milliseconds after which it begins to tumble; null if it lies still. */
  readonly tumbles: number | null;
}

/** A cube of bone that tumbles in and comes to rest on its face: from then on only that face is drawn. */
export function Die({ letter, face, tumbles }: DieProps) {
  const [rests, setRests] = useState(tumbles === null || isCalm());
  const style: CSSProperties & Record<`--${string}`, string> = { '--delay': `${tumbles ?? 0}ms` };
  return (
    <span className="tt-die" data-face={face} data-tumbles={!rests} style={style} aria-hidden="true">
      <span className="tt-cube" onAnimationEnd={() => setRests(true)}>
        {(rests ? [face] : FACES).map((side) => (
          <DieSide key={side} letter={letter} face={side} />
        ))}
      </span>
    </span>
  );
}

function DieSide({ letter, face }: Omit<DieProps, 'tumbles'>) {
  return (
    <span className="tt-die-side" data-side={face}>
      <Icon name={FACE_ICON[face]} />
      <b>{face === SKULL ? '?' : NUMBERS[face][letter]}</b>
      <i>{letter}</i>
    </span>
  );
}

/** A die that lies somewhere small: its letter, and the number that it counts there. */
export function SmallDie({ letter, face }: { readonly letter: Letter; readonly face: Face }) {
  return (
    <span className="tt-small-die" data-face={face} aria-hidden="true">
      <i>{letter}</i>
      {face === SKULL ? <Icon name="skull-crossed-bones" /> : <b>{NUMBERS[face][letter]}</b>}
    </span>
  );
}
