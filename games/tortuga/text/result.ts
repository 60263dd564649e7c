import { at, type Outcome, rankOf, type Seat } from '@haven/kit';
import { LEDGER, VERDICTS } from './catalogue.ts';
import { type Line, line } from './line.ts';

/** The result screen: the verdict, then the score sheets, the best first, with the § of every line. */
export function resultLines(outcome: Outcome): Line[] {
  const verdict = VERDICTS.find((each) => each === outcome.verdict) ?? 'won';
  const winners = outcome.ranking[0] ?? [];
  const total = Math.max(...outcome.sheets.map((sheet) => sheet.total));
  return [
    line(`results.${verdict}`, { seats: { seats: winners }, total }),
    ...outcome.ranking.flat().flatMap((seat) => sheetLines(outcome, seat)),
  ];
}

function sheetLines(outcome: Outcome, seat: Seat): Line[] {
  const { lines, total } = at(outcome.sheets, seat);
  return [
    line('sheet.seat', { rank: rankOf(outcome, seat), seat: { seat }, total }),
    ...lines.map(({ what, points, rule }) => sheetLine(what, points, rule)),
  ];
}

function sheetLine(what: string, points: number, rule: string): Line {
  const name = LEDGER.find((each) => each === what);
  return line('sheet.line', { what: name ? { lines: [line(`ledger.${name}`)] } : what, points, rule });
}

/** How often moves were taken back: part of an honest result. */
export function undoneLine(count: number): Line {
  return line('sheet.undone', { count });
}
