/// <reference lib="webworker" />
import { gameById } from '@haven/games/rules';
import {
  canPlayOn,
  inForce,
  type MatchFile,
  type Outcome,
  type Receipt,
  type Seat,
  type Verified,
  verifyMatch,
  writeMatchFile,
} from '@haven/kit';
import { saveRun } from '../links/local/runs.ts';
import { randomHex } from '../seals/salts.ts';
import { explain } from '../why/explain.ts';
import type { Explanation } from '../why/explanation.ts';
import { branchOf } from './branch.ts';
import { keepFile } from './files.ts';
import { type History, historyOf } from './history.ts';
import { type LoadedMatch, loadMatch } from './load-match.ts';
import type {
  CheckedFile,
  MatchFacts,
  NoReplay,
  ReplayAnswers,
  ReplayHead,
  ReplayQuestion,
  ReplaySource,
} from './replay-messages.ts';
import { packed } from './url-codec.ts';

declare const self: DedicatedWorkerGlobalScope;

interface Open {
  readonly told: LoadedMatch;
  readonly history: History;
}

let open: Open | undefined;

self.onmessage = ({ data: { number, question } }: MessageEvent<{ number: number; question: ReplayQuestion }>) => {
  Promise.resolve(question)
    .then(answerTo)
    .then((answer) => self.postMessage({ number, answer }))
    .catch(raise);
};

/** Out of the promise, so that the page hears of it as the worker's error. */
function raise(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

function answerTo(question: ReplayQuestion): ReplayAnswer | Promise<ReplayAnswer> {
  switch (question.type) {
    case 'open':
      return openFrom(question.source);
    case 'read':
      return readFile(question.text, question.receipt);
    default:
      if (open === undefined) throw new Error('no replay is open');
      return tell(open, question);
  }
}

async function openFrom(source: ReplaySource): Promise<ReplayHead | NoReplay> {
  const told = await loadMatch(source);
  if (typeof told === 'string') return told;
  open = { told, history: historyOf(told.game, told.record) };
  const { file, viewer, isOpen, trouble } = told;
  const { outcome } = open.history.positionAt(open.history.last, 'spectator');
  const { aids } = file;
  const head = { last: open.history.last, viewer, aids, isOpen, rules: rulesOf(told), ...(trouble && { trouble }) };
  return { ...factsOf(file, outcome), ...head };
}

/** The result is what the rules say: a file may say anything. */
function factsOf({ game, chairs: seats, ended }: MatchFile, outcome: Outcome | undefined): MatchFacts {
  return { game, seats, ended, ...(outcome && { outcome }) };
}

function rulesOf({ game, record: { version } }: LoadedMatch): ReplayHead['rules'] {
  if (version === game.meta.version) return 'ours';
  return canPlayOn(game, version) ? 'older' : 'other';
}

type ReplayAnswer = ReplayAnswers[ReplayQuestion['type']];
type Telling = Exclude<ReplayQuestion, { type: 'open' | 'read' }>;

function tell({ told, history }: Open, question: Telling): ReplayAnswer | Promise<ReplayAnswer> {
  switch (question.type) {
    case 'look':
      return history.positionAt(question.move, question.viewer);
    case 'news':
      return history.newsFor(question.viewer);
    case 'course':
      return history.courseFor(question.viewer);
    case 'explain':
      return explainedIn(told, question.move);
    case 'write':
      return writeMatchFile(told.file);
    case 'pack':
      return packed(told.file);
    case 'check':
      return verifyMatch(gameById, told.file, question.receipt).findings;
    case 'branch':
      return branched(told, question);
    default:
      return question satisfies never;
  }
}

/** As long as a match goes on, it is told through the eyes of whoever plays it. */
function explainedIn({ game, record, isOpen, viewer }: LoadedMatch, move: number): Explanation | undefined {
  const entries = inForce(record.entries);
  return explain(game, { ...record, entries }, { entry: move, viewer: isOpen ? 'anybody' : viewer });
}

async function branched(told: LoadedMatch, { move, seat }: { move: number; seat: Seat }): Promise<string> {
  const { run, record } = branchOf(told, { id: randomHex(8), move, seat, now: Date.now() });
  if (!(await saveRun(run, record, 0))) throw new Error('a new run was there already');
  return run.id;
}

/** A match that cannot be told is checked all the same: its faults are what one wants to know. */
async function readFile(text: string, receipt?: Receipt): Promise<CheckedFile> {
  const { findings, told } = verifiedText(text, receipt);
  if (told === undefined) return { findings };
  const { file, game, match } = told;
  return { findings, facts: factsOf(file, game.outcome(match.state)), id: await keepFile(file) };
}

function verifiedText(text: string, receipt?: Receipt): Verified {
  try {
    return verifyMatch(gameById, JSON.parse(text), receipt);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { findings: [{ check: 'format', verdict: 'wrong', count: 0, why: { code: 'not-json' } }] };
  }
}
