import type { Outcome } from '@haven/kit';
import { LEDGER, MEDALS, type Verdict } from '@haven/star-bounty-rules';
import { type Line, line } from './line.ts';

const VERDICTS: readonly Verdict[] = [...MEDALS.map(({ medal }) => medal), 'finished', 'destroyed'];

/** The result screen: the verdict, the score sheet with the § of every line, the total. */
export function resultLines(outcome: Outcome): Line[] {
  const verdict = VERDICTS.find((each) => each === outcome.verdict) ?? 'finished';
  return outcome.sheets.flatMap(({ lines, total }) => [
    line(`results.${verdict}`, { total }),
    ...lines.map(({ what, points, rule }) => sheetLine(what, points, rule)),
    line('sheet.total', { total }),
  ]);
}

function sheetLine(what: string, points: number, rule: string): Line {
  const name = LEDGER.find((each) => each === what);
  return line('sheet.line', { what: name ? { lines: [line(`ledger.${name}`)] } : what, points, rule });
}

/** How often moves were taken back: part of an honest result. */
export function undoneLine(count: number): Line {
  return line('sheet.undone', { count });
}
