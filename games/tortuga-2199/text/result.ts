import { at, type Outcome, type Seat } from '@haven/kit';
import { scoreLines, seatLines } from '@haven/text-kit';
import { SOURCES, VERDICTS } from '@haven/tortuga-2199-rules';
import { CONTROL_LINES } from './catalogue.ts';
import { type Line, line } from './line.ts';

const { sheetLine, undoneLine } = scoreLines({ ledger: [...CONTROL_LINES, ...SOURCES], line });
const { placeLine, seatLine } = seatLines({ line });

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
  const { lines } = at(outcome.sheets, seat);
  return [placeLine(outcome, seat), ...lines.filter(({ points }) => points !== 0).map(sheetLine)];
}

export { seatLine, undoneLine };
