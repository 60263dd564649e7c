import type { Outcome } from '@haven/kit';
import { battleOf, LEDGER, MEDALS, type Verdict, type View } from '@haven/star-bounty-rules';
import { scoreLines } from '@haven/text-kit';
import { impactIn } from './figures.ts';
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

/** §5.8 Whose shot destroyed the ship; the battle stands as it was then. */
export function causeLine(view: View): Line | undefined {
  if (view.verdict !== 'destroyed') return undefined;
  const { incoming, through } = impactIn(view);
  return line('results.cause', { enemy: { card: battleOf(view).enemy }, incoming, through });
}

export { undoneLine };
