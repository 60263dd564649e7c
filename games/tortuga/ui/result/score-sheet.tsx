import { at, type Outcome } from '@haven/kit';
import { LEDGER } from '@haven/tortuga-text';
import { Emblem } from '../art/emblem.tsx';
import { useWords } from '../words.ts';
import { pointsOf, ranked, type Source } from './sources.ts';

/** §6 The whole sheet: a line for each source, a column for each seat. */
export function ScoreSheet({ outcome }: { readonly outcome: Outcome }) {
  const { label, nameOf } = useWords();
  const seats = ranked(outcome);
  return (
    <section className="tt-sheet" aria-label={label('scoreSheet')}>
      <h3>{label('scoreSheet')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{label('source')}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Emblem seat={seat} />
                <span className="visually-hidden">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEDGER.map((source) => (
            <SourceRow key={source} source={source} outcome={outcome} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{label('total')}</th>
            {seats.map((seat) => (
              <td key={seat}>{at(outcome.sheets, seat).total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function SourceRow({ source, outcome }: { readonly source: Source; readonly outcome: Outcome }) {
  const { word } = useWords();
  const rule = outcome.sheets[0]?.lines.find(({ what }) => what === source)?.rule;
  return (
    <tr>
      <th scope="row">
        {word(`ledger.${source}`)} <small>{rule}</small>
      </th>
      {ranked(outcome).map((seat) => (
        <td key={seat}>{pointsOf(outcome, seat, source)}</td>
      ))}
    </tr>
  );
}
