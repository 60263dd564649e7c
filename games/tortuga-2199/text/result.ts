import { at, type Outcome, rankOf, type ScoreLine, type Seat } from '@haven/kit';
import { SOURCES, VERDICTS } from '@haven/tortuga-2199-rules';
import { CONTROL_LINES } from './catalogue.ts';
import { type Line, line } from './line.ts';

/** The result screen: the verdict, then the score sheets, the best first, with the § of every line. */
export function resultLines(outcome: Outcome): Line[] {
  const verdict = VERDICTS.find((each) => each === outcome.verdict) ?? 'influence';
  const winners = outcome.ranking[0] ?? [];
  const total = Math.max(...winners.map((seat) => at(outcome.sheets, seat).total));
  const shared = winners.length > 1 ? 'yes' : 'no';
  return [
    line(`results.${verdict}`, { seats: { seats: winners }, shared, total }),
    ...outcome.ranking.flat().flatMap((seat) => sheetLines(outcome, seat)),
  ];
}

/** §6.5 Captains still tied share the place. */
function sheetLines(outcome: Outcome, seat: Seat): Line[] {
  const { lines, total } = at(outcome.sheets, seat);
  return [
    line('sheet.seat', { rank: rankOf(outcome, seat), seat: { seat }, total }),
    ...lines.filter(({ points }) => points !== 0).map(sheetLine),
  ];
}

const LEDGER = [...CONTROL_LINES, ...SOURCES];

function sheetLine({ what, points, rule }: ScoreLine): Line {
  const name = LEDGER.find((each) => each === what);
  return line('sheet.line', { what: name ? { lines: [line(`ledger.${name}`)] } : what, points, rule });
}

/** How often moves were taken back: part of an honest result. */
export function undoneLine(count: number): Line {
  return line('sheet.undone', { count });
}
