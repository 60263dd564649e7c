import { at, type Outcome, type Seat } from '@haven/kit';
import type { ReactNode } from 'react';
import { KIT_LOOK, type Look } from '../theme/look.ts';
import { pointsOf } from './places.ts';

interface ScoreSheetProps {
  readonly outcome: Outcome;
  readonly words: {
    readonly title: string;
    readonly source: string;
    readonly total: string;
  };
  /** What the lines of a sheet are called, in the order in which they are shown. */
  readonly sources: readonly (readonly [source: string, name: string])[];
  readonly look?: Look;
  /** The ways to the rules that the lines follow; where there are no rules to open there is none. */
  readonly rules?: RuleWays | undefined;
  /** How a seat is shown at the head of its column. */
  head(seat: Seat): ReactNode;
}

/** How the way to a rule is called, and where it leads. */
interface RuleWays {
  nameRule(rule: string): string;
  showRule(rule: string): void;
}

/** The whole sheet: a line for each source, a column for each seat, the best first. */
export function ScoreSheet({ outcome, words, sources, look = KIT_LOOK, rules, head }: ScoreSheetProps) {
  const seats = outcome.ranking.flat();
  return (
    <section className={`${look}-sheet`} aria-label={words.title}>
      <h3>{words.title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {head(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(([source, name]) => (
            <tr key={source}>
              <th scope="row">
                {name} <RuleWay rule={ruleOf(outcome, source)} rules={rules} look={look} />
              </th>
              {seats.map((seat) => (
                <td key={seat}>{pointsOf(outcome, seat, source)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {seats.map((seat) => (
              <td key={seat}>{at(outcome.sheets, seat).total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function ruleOf({ sheets }: Outcome, source: string): string | undefined {
  return sheets.flatMap(({ lines }) => lines).find(({ what }) => what === source)?.rule;
}

interface RuleWayProps extends Pick<ScoreSheetProps, 'rules'> {
  readonly rule: string | undefined;
  readonly look: Look;
}

function RuleWay({ rule, rules, look }: RuleWayProps) {
  if (rule === undefined || rules === undefined) return null;
  return (
    <button type="button" className={`${look}-sheet-rule`} onClick={() => rules.showRule(rule)}>
      {rules.nameRule(rule)}
    </button>
  );
}
