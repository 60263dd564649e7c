import { at, type Outcome } from '@haven/kit';
import { scoreLines, seatLines } from '@haven/text-kit';
import { LEDGER, VERDICTS } from './catalogue.ts';
import { type Line, line } from './line.ts';

const { sheetLine, undoneLine } = scoreLines({ ledger: LEDGER, line });
const { placeLine, seatLine } = seatLines({ line });

/** The result screen: the verdict, then the score sheets, the best first, with the § of every line. */
export function resultLines(outcome: Outcome): Line[] {
  const verdict = VERDICTS.find((each) => each === outcome.verdict) ?? 'won';
  const winners = outcome.ranking[0] ?? [];
  const total = Math.max(...outcome.sheets.map((sheet) => sheet.total));
  return [
    line(`results.${verdict}`, { seats: { seats: winners }, total }),
    ...outcome.ranking
      .flat()
      .flatMap((seat) => [placeLine(outcome, seat), ...at(outcome.sheets, seat).lines.map(sheetLine)]),
  ];
}

export { seatLine, undoneLine };
