import type { Language } from '@haven/text-kit';
import type { Sum } from '../details/explainer.ts';
import { diagramWords } from './diagram-words.ts';
import type { DiagramRow, GameReference } from './game-reference.ts';
import { ThingButton } from './thing-button.tsx';
import type { Asked } from './use-asked.ts';

interface DiagramProps extends Pick<GameReference, 'Picture'>, Pick<Asked, 'ask'> {
  readonly rows: readonly DiagramRow[];
  readonly language: Language;
}

/** A position in a few rows: what lies there, and what it comes to. */
export function DiagramView({ rows, language, Picture, ask }: DiagramProps) {
  return (
    <figure className="kit-diagram" aria-label={diagramWords(language, rows)}>
      {rows.map(({ title, things, sum }) => (
        <div key={title} className="kit-diagram-row">
          <p className="kit-diagram-title">{title}</p>
          <div className="kit-diagram-things">
            {things.map((thing, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a diagram ever moves.
              <ThingButton key={place} thing={thing} Picture={Picture} ask={ask} />
            ))}
          </div>
          {sum && <SumLine sum={sum} />}
        </div>
      ))}
    </figure>
  );
}

function SumLine({ sum: { title, terms, total } }: { readonly sum: Sum }) {
  return (
    <p className="kit-diagram-sum">
      {terms.length > 1 &&
        terms.map(({ what, points }, place) => (
          <span key={what} className="kit-diagram-term">
            <b>{place === 0 ? points : `${points < 0 ? '−' : '+'} ${Math.abs(points)}`}</b>
            <small>{what}</small>
          </span>
        ))}
      <span className="kit-diagram-term kit-diagram-total">
        <b>{terms.length > 1 ? `= ${total}` : total}</b>
        <small>{title}</small>
      </span>
    </p>
  );
}
