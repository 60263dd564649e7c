import { FACE_ICON } from '../dice/faces.ts';
import { Icon } from '../pieces.ts';
import { useWords } from '../words.ts';
import type { Chance } from './chances.ts';

export const ODDS_ID = 'tt-odds-table';

const TOTALS = [4, 6, 8, 10, 12, 14] as const;

/** The chance to reach each total, action by action. */
export function OddsTable({ chances }: { readonly chances: readonly Chance[] }) {
  const { label } = useWords();
  return (
    <div className="tt-guide" id={ODDS_ID} popover="auto" role="dialog" aria-label={label('oddsTable')}>
      <div className="tt-guide-head">
        <h2>{label('oddsTable')}</h2>
        <button type="button" className="tt-button" popoverTarget={ODDS_ID} popoverTargetAction="hide">
          {label('close')}
        </button>
      </div>
      <div className="tt-guide-page">
        <table className="tt-odds-table">
          <thead>
            <tr>
              <th scope="col">{label('action')}</th>
              {TOTALS.map((total) => (
                <th key={total} scope="col">
                  ≥{total}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chances.map((chance) => (
              <OddsLine key={chance.action} chance={chance} />
            ))}
          </tbody>
        </table>
        <p>{label('oddsNote')}</p>
      </div>
    </div>
  );
}

function OddsLine({ chance }: { readonly chance: Chance }) {
  const { shortOf, percent } = useWords();
  return (
    <tr>
      <th scope="row">
        <Icon name={FACE_ICON[chance.action]} />
        <span>{shortOf(chance.action)}</span>
      </th>
      {TOTALS.map((total) => (
        <td key={total}>{percent(chance.odds[total] ?? 0)}</td>
      ))}
    </tr>
  );
}
