import { at, type Outcome, rankOf, type ScoreLine, type Seat } from '@haven/kit';
import { signed } from './signed.ts';

type SheetValue<Line> = string | number | { readonly seat: Seat } | { readonly lines: readonly Line[] };
type SheetValues<Line> = Readonly<Record<string, SheetValue<Line>>>;

interface Sheets<Source extends string, Line> {
  /** The sources of points that have a name, under `ledger`. */
  readonly ledger: readonly Source[];
  line(key: 'sheet.line' | 'sheet.undone' | `ledger.${Source}`, values?: SheetValues<Line>): Line;
}

/** What any result tells: the lines of a score sheet, and how often moves were taken back. */
export function scoreLines<Source extends string, Line>({ ledger, line }: Sheets<Source, Line>) {
  return {
    /** A source, its points with their sign, and its §. */
    sheetLine: ({ what, points, rule }: ScoreLine): Line => {
      const name = ledger.find((each) => each === what);
      const said = name ? { lines: [line(`ledger.${name}`)] } : what;
      return line('sheet.line', { what: said, points: signed(points), rule });
    },
    /** Part of an honest result. */
    undoneLine: (count: number): Line => line('sheet.undone', { count }),
  };
}

interface Seats<Line> {
  line(key: 'sheet.seat' | 'sheet.name', values?: SheetValues<Line>): Line;
}

/** The same where several play: their names, their places and their totals. */
export function seatLines<Line>({ line }: Seats<Line>) {
  return {
    /** The name of a seat alone. */
    seatLine: (seat: Seat): Line => line('sheet.name', { seat: { seat } }),
    /** Whoever still shares a place leaves the next one empty. */
    placeLine: (outcome: Outcome, seat: Seat): Line =>
      line('sheet.seat', { seat: { seat }, rank: rankOf(outcome, seat), total: at(outcome.sheets, seat).total }),
  };
}

interface Results<Verdict extends string, Source extends string, Line> extends Sheets<Source, Line>, Seats<Line> {
  /** The ways to end that have words, under `results`; the first where a verdict has none. */
  readonly verdicts: readonly [Verdict, ...Verdict[]];
  line(key: `results.${Verdict}`, values: { readonly seats: { readonly seats: readonly Seat[] }; total: number }): Line;
  line(key: 'sheet.seat' | 'sheet.name', values?: SheetValues<Line>): Line;
  line(key: 'sheet.line' | 'sheet.undone' | `ledger.${Source}`, values?: SheetValues<Line>): Line;
}

/** A whole result: the verdict with the winners, then the score sheets, the best first. */
export function resultLinesOf<Verdict extends string, Source extends string, Line>(
  told: Results<Verdict, Source, Line>,
): (outcome: Outcome) => Line[] {
  const { sheetLine } = scoreLines<Source, Line>(told);
  const { placeLine } = seatLines<Line>(told);
  return (outcome) => {
    const { ranking, sheets } = outcome;
    const verdict = told.verdicts.find((each) => each === outcome.verdict) ?? told.verdicts[0];
    const total = Math.max(...sheets.map((sheet) => sheet.total));
    return [
      told.line(`results.${verdict}`, { seats: { seats: ranking[0] ?? [] }, total }),
      ...ranking.flat().flatMap((seat) => [placeLine(outcome, seat), ...at(sheets, seat).lines.map(sheetLine)]),
    ];
  };
}
