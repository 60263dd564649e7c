import { boundFigures } from '@haven/text-kit';
import type { ReactNode } from 'react';
import type { Details, Sum } from './explainer.ts';

interface CardProps {
  readonly details: Details;
  /** Opens the rules at a §. */
  readonly showRule?: ((rule: string) => void) | undefined;
  /** How such a way is called. */
  readonly nameRule: (rule: string) => string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** All that a thing says about itself: its picture, plain words, where its numbers come from, the § that say more. */
export function DetailsCard({ details, showRule, nameRule, children }: CardProps) {
  const { title, lines, sums = [], rules = [], picture } = details;
  return (
    <div className="kit-details-card" data-picture={picture !== undefined}>
      {picture !== undefined && <div className="kit-details-picture">{picture}</div>}
      <div className="kit-details-words">
        <strong className="kit-details-title">{title}</strong>
        {lines.map((line) => (
          <p key={line}>{boundFigures(line)}</p>
        ))}
        {sums.map((sum) => (
          <SumTable key={sum.title} sum={sum} />
        ))}
        {children}
        {showRule && rules.length > 0 && <Rules rules={rules} showRule={showRule} nameRule={nameRule} />}
      </div>
    </div>
  );
}

function SumTable({ sum: { title, terms, total } }: { readonly sum: Sum }) {
  return (
    <dl className="kit-details-sum">
      {terms.map(({ what, points }, place) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{place === 0 ? points : signed(points)}</dd>
        </div>
      ))}
      <div className="kit-details-total">
        <dt>{title}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}

const signed = (points: number): string => (points < 0 ? `−${0 - points}` : `+${points}`);

type RulesProps = { readonly rules: readonly string[] } & Required<Pick<CardProps, 'showRule' | 'nameRule'>>;

/** A heading that several of them have is said once. */
function Rules({ rules, showRule, nameRule }: RulesProps) {
  const headings = rules.map((rule) => nameRule(rule).replace(rule, ''));
  const isSaid = (place: number) => headings.indexOf(headings[place] ?? '') < place;
  return (
    <p className="kit-details-rules">
      {rules.map((rule, place) => (
        <button key={rule} type="button" aria-label={nameRule(rule)} onClick={() => showRule?.(rule)}>
          {isSaid(place) ? rule : nameRule(rule)}
        </button>
      ))}
    </p>
  );
}
