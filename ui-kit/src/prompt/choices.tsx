import { type ReactNode, type RefObject, useRef } from 'react';
import { shortcutOf, useNumberKeys } from '../keys/number-keys.ts';
import { KIT_LOOK, type Look } from '../theme/look.ts';

/** An answer to the question of the moment. */
export interface Choice {
  readonly label: ReactNode;
  /** The small print. */
  readonly note?: string;
  readonly tone?: 'main' | 'flight' | 'plain';
  /** What it stands for, for whoever points at it. */
  readonly mark?: string;
  /** `button` is what was pressed, for whatever is to appear beside it. */
  give(button: HTMLElement): void;
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  /** Nothing can be played now: the buttons stay, and stay in focus. */
  readonly locked?: boolean;
  readonly look?: Look;
}

/** The main answers as buttons in a row, which the keys 1 to 9 press as well. */
export function Choices({ choices, locked = false, look = KIT_LOOK }: ChoicesProps) {
  const ref = useRef<HTMLDivElement>(null);
  useNumberKeys([...choices.keys()], (place) => press(ref, place));
  // A button keeps its place, and the focus, while what it says changes.
  const placed = choices.map((choice, place) => ({ choice, place }));
  return (
    <div ref={ref} className={`${look}-choices`} data-count={choices.length}>
      {placed.map(({ choice, place }) => (
        <button
          key={place}
          type="button"
          className={`${look}-button ${look}-choice`}
          data-tone={choice.tone}
          data-choice={choice.mark}
          aria-disabled={locked}
          {...shortcutOf(place)}
          onClick={({ currentTarget }) => !locked && choice.give(currentTarget)}
        >
          <kbd>{place + 1}</kbd>
          <span>
            {choice.label} {choice.note && <small>{choice.note}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

function press(choices: RefObject<HTMLElement | null>, place: number): void {
  const button = choices.current?.children[place];
  if (!(button instanceof HTMLElement)) return;
  button.focus();
  button.click();
}
