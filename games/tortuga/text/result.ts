import { resultLinesOf, scoreLines, seatLines } from '@haven/text-kit';
import { LEDGER, VERDICTS } from './catalogue.ts';
import { line } from './line.ts';

/** The result screen: the verdict, then the score sheets, the best first, with the § of every line. */
export const resultLines = resultLinesOf({ verdicts: VERDICTS, ledger: LEDGER, line });

export const { undoneLine } = scoreLines({ ledger: LEDGER, line });
export const { seatLine } = seatLines({ line });
