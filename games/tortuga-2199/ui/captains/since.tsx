import { boundFigures } from '@haven/text-kit';
import { useWords } from '../words.ts';
import type { SinceState } from './use-since.ts';

interface SinceProps {
  readonly since: SinceState;
}

/** What the others did since the own last turn, below the captains. */
export function Since({ since: { lines, isOpen, turn } }: SinceProps) {
  const { label } = useWords();
  if (lines.length === 0) return null;
  return (
    <details
      className="t2-glass t2-since"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && turn(currentTarget.open)}
    >
      <summary>{label('since')}</summary>
      <Lines lines={lines} />
    </details>
  );
}

/** The same over the planet, where the captains are not in sight. */
export function SinceCard({ since: { lines, isOpen, turn } }: SinceProps) {
  const { label } = useWords();
  if (!isOpen) return null;
  return (
    <section className="t2-glass t2-since-card" data-about="round" data-clear="" aria-label={label('since')}>
      <h2>{label('since')}</h2>
      <button type="button" className="t2-sheet-close" aria-label={label('close')} onClick={() => turn(false)}>
        ×
      </button>
      <Lines lines={lines} />
    </section>
  );
}

function Lines({ lines }: Pick<SinceState, 'lines'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it does not fit it is scrolled, by keys too.
    <ol tabIndex={0}>
      {lines.map(({ text, isHarm }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added.
        <li key={place} data-harm={isHarm}>
          {boundFigures(text)}
        </li>
      ))}
    </ol>
  );
}
