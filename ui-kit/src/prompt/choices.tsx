import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { shortcutOf, useNumberKeys } from '../keys/number-keys.ts';
import { useJustChanged } from '../motion/just-now.ts';
import { KIT_LOOK, type Look } from '../theme/look.ts';

/** An answer to the question of the moment. */
export interface Choice {
  readonly label: ReactNode;
  /** The small print. */
  readonly note?: string;
  readonly tone?: 'main' | 'flight' | 'plain';
  /** What the table knows it by, for whoever asks what it does. */
  readonly about?: string;
  /** Why one should think twice: the first press says so, the second gives the answer. */
  readonly warning?: string;
  /** What the second press does, in its own words. */
  readonly confirm?: string;
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
  const { asked, giveOrAsk } = useSecondThoughts(choices);
  const isFresh = useJustChanged(choices.map(({ mark, tone }) => `${mark} ${tone}`).join());
  const isDeaf = locked || isFresh;
  useNumberKeys([...choices.keys()], (place) => press(ref, place));
  // A button keeps its place, and the focus, while what it says changes.
  const placed = choices.map((choice, place) => ({ choice, place }));
  return (
    <>
      {asked && (
        <p className={`${look}-warning`} role="status">
          {asked}
        </p>
      )}
      <div ref={ref} className={`${look}-choices`} data-count={choices.length}>
        {placed.map(({ choice, place }) => (
          <button
            key={place}
            type="button"
            className={`${look}-button ${look}-choice`}
            data-tone={choice.tone}
            data-about={choice.about}
            data-choice={choice.mark}
            data-warned={isAsked(choice, asked)}
            data-fresh={isFresh}
            aria-disabled={isDeaf}
            {...shortcutOf(place)}
            onClick={({ currentTarget }) => !isDeaf && giveOrAsk(choice, currentTarget)}
          >
            <kbd>{place + 1}</kbd>
            <span>
              {isAsked(choice, asked) && choice.confirm ? choice.confirm : choice.label}{' '}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

const isAsked = ({ warning }: Choice, asked: string | undefined): boolean => warning !== undefined && warning === asked;

interface SecondThoughts {
  /** What was said before an answer is given that one may regret. */
  readonly asked: string | undefined;
  giveOrAsk(choice: Choice, button: HTMLElement): void;
}

function useSecondThoughts(choices: readonly Choice[]): SecondThoughts {
  const [said, setSaid] = useState<string>();
  const asked = choices.find(({ warning }) => warning !== undefined && warning === said)?.warning;
  if (said !== asked) setSaid(asked);
  return {
    asked,
    giveOrAsk: (choice, button) => {
      if (choice.warning !== undefined && choice.warning !== asked) return setSaid(choice.warning);
      setSaid(undefined);
      choice.give(button);
    },
  };
}

function press(choices: RefObject<HTMLElement | null>, place: number): void {
  const button = choices.current?.children[place];
  if (!(button instanceof HTMLElement)) return;
  button.focus();
  button.click();
}
