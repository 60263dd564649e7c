import { tableOf } from '../report.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { lastLineOf } from './program.ts';

interface Tempo {
  readonly decisions: number;
  readonly meanMs: number;
  readonly longestMs: number;
  readonly firstLongestMs: number;
}

const HEAD = ['bot', 'decisions', 'ms a decision', 'longest', 'longest from the start'];

function textOf(tempos: Readonly<Record<string, Tempo>>): string {
  const rows = Object.entries(tempos).map(([bot, { decisions, meanMs, longestMs, firstLongestMs }]) => [
    bot,
    `${decisions}`,
    meanMs.toFixed(2),
    longestMs.toFixed(1),
    firstLongestMs.toFixed(1),
  ]);
  return `Bots in a worker of a real browser, milliseconds by the clock on the wall:\n${tableOf([HEAD, ...rows])}`;
}

/** How long the bots think where people play against them without a server. */
export const thinking: Suite = {
  async run(pace: Pace): Promise<Report> {
    const tempos = (await lastLineOf('e2e/thinking.ts', pace)) as Record<string, Tempo>;
    return { figures: { thinking: tempos }, text: textOf(tempos) };
  },
};
