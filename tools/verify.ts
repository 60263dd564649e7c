import { existsSync, readFileSync } from 'node:fs';
import { gameById } from '@haven/games/rules';
import {
  type Finding,
  type ReadReceipt,
  type Refusal,
  readReceiptText,
  type Verdict,
  type Verified,
  verdictOf,
  verifyMatch,
} from '@haven/kit';
import { Command } from 'commander';
import { isMain } from './main.ts';

/** What the command ends with. */
const EXIT_CODES = { proven: 0, wrong: 1, consistent: 2, unchecked: 3 } as const satisfies Record<Verdict, number>;

/**
 * `npm run verify -- match.haven.json … --receipt R`: plays matches again from their seeds and moves, without any
 * server, and compares. One line for each check.
 */
function verifyFiles(paths: readonly string[], receipt?: unknown): Verdict {
  const verdicts = paths.map((path) => {
    const verified = verifyFile(path, receipt);
    console.log(reportOf(path, verified).join('\n'));
    return verdictOf(verified.findings);
  });
  return worstOf(verdicts);
}

function worstOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('wrong')) return 'wrong';
  if (verdicts.includes('unchecked')) return 'unchecked';
  return verdicts.includes('consistent') ? 'consistent' : 'proven';
}

function verifyFile(path: string, receipt?: unknown): Verified {
  try {
    return verifyText(readFileSync(path, 'utf8'), receipt);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return unreadable({ code: 'unreadable', values: { message } });
  }
}

export function verifyText(text: string, receipt?: unknown): Verified {
  try {
    return verifyMatch(gameById, JSON.parse(text), receipt);
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable({ code: 'not-json' });
    throw error;
  }
}

function unreadable(why: Refusal): Verified {
  return { findings: [{ check: 'format', verdict: 'wrong', count: 0, why }] };
}

/** A receipt is given as its file, or as the link that the page copies. */
function receiptFrom(given: string): ReadReceipt {
  return readReceiptText(existsSync(given) ? readFileSync(given, 'utf8') : given);
}

const VERDICTS = {
  proven: 'PROVEN to the holder of the receipt: by the rules, and nobody chose dice or cards',
  consistent: 'CONSISTENT: by the rules, nothing contradicts it; but who chose dice and cards is NOT PROVEN',
  unchecked: 'UNCHECKED: made by another version of the rules, which is not here',
  wrong: 'WRONG',
} as const satisfies Record<Verdict, string>;

export function reportOf(path: string, { findings }: Verified): string[] {
  return [`${path}: ${VERDICTS[verdictOf(findings)]}`, ...findings.map((finding) => `  ${lineOf(finding)}`)];
}

const SIGNS = { right: 'ok   ', absent: 'none ', wrong: 'WRONG' } as const;

function lineOf(finding: Finding): string {
  const { check, verdict } = finding;
  const words =
    verdict === 'right' ? RIGHT[check](finding.count) : verdict === 'absent' ? absenceOf(finding) : faultIn(finding);
  return `${SIGNS[verdict]} ${check.padEnd(9)} ${words}`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const RIGHT = {
  format: (count) => `a match file with ${counted(count, 'entry').replace('entrys', 'entries')}`,
  rules: (version) => `the game is in this house, its rules have the same version (${version})`,
  documents: (count) => `${counted(count, 'document')} with the stated fingerprint`,
  seals: (count) => `${counted(count, 'opened share')} behind the stated seals`,
  openings: (count) => `nobody held a sealed salt back; ${counted(count, 'salt')} in the mix`,
  seed: (count) => `the seed is the mix of ${counted(count, 'share')}`,
  answers: (count) => `${counted(count, 'sealed answer')} as given`,
  moves: (count) => `${counted(count, 'move')} legal`,
  events: (count) => `the beginning and what came of ${counted(count, 'move')}: as the rules say`,
  outcome: () => 'as the rules say',
  receipt: (chair) => `a receipt of whoever sat on chair ${chair}`,
  promise: () => "the table's share was sealed before this player opened a salt",
  salt: () => "this player's own salt is in the mix",
  company: (count) => `${counted(count, 'seal')} of others as told before this player opened a salt`,
  options: () => 'the options are those of the table when the salts were opened',
  given: (count) => `${counted(count, 'sealed answer')} of this player as given`,
  heard: (count) => `${counted(count, 'seal')} of others' answers as heard`,
  once: () => 'the server was not restored from a backup while this player kept the receipt',
} satisfies Record<Finding['check'], (count: number) => string>;

const ABSENT: Readonly<Record<Finding['check'], string>> = {
  format: 'nothing to check',
  rules: 'nothing to check',
  documents: 'no document was brought along',
  seals: 'nobody sealed a share: where the seed came from is not proven',
  openings: 'no salt was opened: whoever kept the table may have chosen the seed alone',
  seed: 'no shares: where the seed came from is not proven',
  answers: 'no answer was sealed',
  moves: 'no move was made',
  events: 'the file tells moves alone; what comes of them follows from the rules',
  outcome: 'the file tells no outcome',
  receipt: 'no receipt: that the seals were told before the salts were opened is not proven',
  promise: 'the file has no share that could be compared with the seal told before',
  salt: "this player's salt came too late or never: the seed is not proven to this player",
  company: 'no seals of others to compare: they may have been chosen later',
  options: 'the receipt knows nothing of the options',
  given: 'this player gave no sealed answer',
  heard: "no seals of others' answers were heard",
  once: 'the server was restored from a backup during this match',
};

function absenceOf({ check, count }: Finding): string {
  if (check === 'once')
    return `${ABSENT.once}; moves from ${count} on may have been made again, which this receipt cannot rule out as a second try`;
  if (check === 'outcome' && count > 0) return 'not compared: the rules refuse a move before it';
  if (check === 'rules') return `made by version ${count} of the rules, which is not here`;
  if (check !== 'openings' || count === 0) return ABSENT[check];
  return `${counted(count, 'person')} put no salt into the mix: whoever held one back, together with the host, could choose among ${2 ** count} seeds`;
}

function faultIn({ check, entry, why }: Finding): string {
  const place = entry === undefined ? '' : entry === 0 ? ' before the first move' : ` at move ${entry}`;
  return `${FAULTS[check]}${place}${why ? `: ${reasonOf(why)}` : ''}`;
}

const FAULTS: Readonly<Record<Finding['check'], string>> = {
  format: 'not a match file that can be read',
  rules: 'cannot be played by the rules of this house',
  documents: 'a document has another fingerprint',
  seals: 'a share does not fit its seal',
  seed: 'the seed is not the mix of the shares',
  answers: 'an answer does not fit its seal',
  moves: 'the rules refuse',
  events: 'the rules say something else',
  outcome: 'the rules say something else',
  openings: 'a salt is missing',
  receipt: 'not a receipt of this match that can be read',
  promise:
    'the seal is not the one that was told before: the share was chosen later, or the receipt is of another match',
  salt: "this player's salt was opened in time and is not in the mix",
  company: "somebody's seal is not the one that was told before",
  options: 'the options are not those that the table was set for',
  given: "this player's sealed answer is not the one that was given",
  heard: "the seal of another's answer is not the one that was heard",
  once: 'the match was told twice',
};

function reasonOf({ code, rule, values }: Refusal): string {
  return [code, rule, values && JSON.stringify(values)].filter((part) => part !== undefined).join(' ');
}

if (isMain(import.meta)) {
  const command = new Command('verify')
    .description(
      'Check finished matches offline, move by move. Ends with 0 if proven, 2 if consistent, 3 if unchecked, 1 if wrong.',
    )
    .argument('<files...>', 'match files (*.haven.json)')
    .option('--receipt <receipt>', 'what one of the players kept: a *.haven-receipt.json, or the link with it')
    .action((files: string[], { receipt: given }: { receipt?: string }) => {
      if (given !== undefined && files.length > 1) command.error('a receipt belongs to one match');
      const { receipt, problem } = given === undefined ? {} : receiptFrom(given);
      if (problem) command.error(`the receipt cannot be read: ${reasonOf(problem)}`);
      process.exitCode = EXIT_CODES[verifyFiles(files, receipt)];
    });
  command.parse();
}
