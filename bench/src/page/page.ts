import { tableOf } from '../report.ts';
import type { Pace, Report, Suite } from '../suite.ts';
import { lastLineOf } from './program.ts';

/** Home has no moves and so none of the last four; who plays alone waits for no bot. */
interface Cost {
  readonly idleShare: number;
  readonly nodes: number;
  readonly bytes: number;
  readonly framesPerSecond?: number;
  readonly frameMs?: number;
  readonly scriptMsPerMove?: number;
  readonly framesWhileThinking?: number;
}

type Costs = Readonly<Record<string, Cost>>;

const HEADINGS = ['', 'at rest', 'frames/s', 'beside thinkers', 'ms/frame', 'script ms/move', 'nodes', 'kB'];

function textOf(costs: Costs): string {
  const rows = Object.entries(costs).map(([screen, cost]) => [
    screen,
    `${(cost.idleShare * 100).toFixed(1)} %`,
    ...[cost.framesPerSecond, cost.framesWhileThinking, cost.frameMs, cost.scriptMsPerMove].map(
      (figure) => `${figure ?? ''}`,
    ),
    `${cost.nodes}`,
    `${Math.round(cost.bytes / 1000)}`,
  ]);
  return [
    'Page: a real browser that draws without a graphics card, full motion, 1440 x 900',
    tableOf([HEADINGS, ...rows]),
    '  at rest: processor time of the whole browser, of one core; frames: from a press to the next question, films included, and the same against bots of the highest level; ms: of the page’s own thread',
  ].join('\n');
}

async function run(pace: Pace): Promise<Report> {
  const costs = (await lastLineOf('e2e/page-cost.ts', pace)) as Costs;
  return { figures: { page: costs }, text: textOf(costs) };
}

export const page: Suite = { run };
