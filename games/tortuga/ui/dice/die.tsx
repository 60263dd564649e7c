import { FACES, type Face, type Die as Letter, NUMBERS, SKULL } from '@haven/tortuga-rules';
import { Die } from '@haven/ui-kit';
import { Icon } from '../pieces.ts';
import { FACE_ICON } from './faces.ts';

interface BoneDieProps {
  readonly letter: Letter;
  readonly face: Face;
  /** Milliseconds after which it begins to tumble; null if it lies still. */
  readonly tumbles: number | null;
}

/** A cube of bone. */
export function BoneDie({ letter, face, tumbles }: BoneDieProps) {
  return (
    <Die look="tt" faces={FACES} up={face} tumbles={tumbles}>
      {(side) => (
        <>
          <Icon name={FACE_ICON[side]} />
          <b>{side === SKULL ? '?' : NUMBERS[side][letter]}</b>
          <i>{letter}</i>
        </>
      )}
    </Die>
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
