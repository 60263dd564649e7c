import type { GameReference, ShownThing } from './game-reference.ts';
import type { Asked } from './use-asked.ts';

interface ThingButtonProps extends Pick<GameReference, 'Picture'>, Pick<Asked, 'ask'> {
  readonly thing: ShownThing;
  /** How many of them there are, where that is worth a word. */
  readonly copies?: number;
}

/** A picture with its name; pressed, it tells all about itself. */
export function ThingButton({ thing: { about, name }, copies = 1, Picture, ask }: ThingButtonProps) {
  return (
    <button type="button" className="kit-shown" data-about={about} onClick={ask}>
      <span className="kit-shown-picture" aria-hidden="true">
        <Picture about={about} />
      </span>
      <span className="kit-shown-name">
        {name}
        {copies > 1 && <span className="kit-shown-copies"> ×{copies}</span>}
      </span>
    </button>
  );
}
