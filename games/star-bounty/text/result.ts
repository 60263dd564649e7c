import type { Outcome } from '@haven/kit';
import { LEDGER, MEDALS, type Verdict } from '@haven/star-bounty-rules';
import { scoreLines } from '@haven/text-kit';
import { type Line, line } from './line.ts';

const VERDICTS: readonly Verdict[] = [...MEDALS.map(({ medal }) => medal), 'finished', 'destroyed'];

const { sheetLine, undoneLine } = scoreLines({ ledger: LEDGER, line });

/** The result screen: the verdict, the score sheet with the § of every line, the total. */
export function resultLines(outcome: Outcome): Line[] {
  const verdict = VERDICTS.find((each) => each === outcome.verdict) ?? 'finished';
  return outcome.sheets.flatMap(({ lines, total }) => [
    line(`results.${verdict}`, { total }),
    ...lines.map(sheetLine),
    line('sheet.total', { total }),
  ]);
}

export { undoneLine };
