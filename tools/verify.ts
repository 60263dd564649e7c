import { readFileSync } from 'node:fs';
import { gameById } from '@haven/games/rules';
import { type Finding, isSound, type Refusal, type Verified, verifyMatch } from '@haven/kit';
import { Command } from 'commander';
import { isMain } from './main.ts';

/**
 * `npm run verify -- match.haven.json …`: plays matches again from their seeds and moves, without any server,
 * and compares. One line for each check; fails if anything is wrong.
 */
function verifyFiles(paths: readonly string[]): boolean {
  const all = paths.map((path) => {
    const verified = verifyFile(path);
    console.log(reportOf(path, verified).join('\n'));
    return isSound(verified);
  });
  return all.every((sound) => sound);
}

function verifyFile(path: string): Verified {
  try {
    return verifyText(readFileSync(path, 'utf8'));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return unreadable({ code: 'unreadable', values: { message } });
  }
}

export function verifyText(text: string): Verified {
  try {
    return verifyMatch(gameById, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable({ code: 'not-json' });
    throw error;
  }
}

function unreadable(why: Refusal): Verified {
  return { findings: [{ check: 'format', verdict: 'wrong', count: 0, why }] };
}

export function reportOf(path: string, verified: Verified): string[] {
  const verdict = isSound(verified) ? 'sound' : 'NOT SOUND';
  return [`${path}: ${verdict}`, ...verified.findings.map((finding) => `  ${lineOf(finding)}`)];
}

const SIGNS = { right: 'ok   ', absent: 'none ', wrong: 'WRONG' } as const;

function lineOf(finding: Finding): string {
  const { check, verdict } = finding;
  const words =
    verdict === 'right' ? RIGHT[check](finding.count) : verdict === 'absent' ? ABSENT[check] : faultIn(finding);
  return `${SIGNS[verdict]} ${check.padEnd(9)} ${words}`;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const RIGHT = {
  format: (count) => `a match file with ${counted(count, 'entry').replace('entrys', 'entries')}`,
  rules: (version) => `the game is in this house, its rules have the same version (${version})`,
  documents: (count) => `${counted(count, 'document')} with the stated fingerprint`,
  seals: (count) => `${counted(count, 'opened share')} as sealed before`,
  seed: (count) => `the seed is the mix of ${counted(count, 'share')}`,
  answers: (count) => `${counted(count, 'sealed answer')} as given`,
  moves: (count) => `${counted(count, 'move')} legal`,
  events: (count) => `the beginning and what came of ${counted(count, 'move')}: as the rules say`,
  outcome: () => 'as the rules say',
} satisfies Record<Finding['check'], (count: number) => string>;

const ABSENT: Readonly<Record<Finding['check'], string>> = {
  format: 'nothing to check',
  rules: 'nothing to check',
  documents: 'no document was brought along',
  seals: 'nobody sealed a share: where the seed came from is not proven',
  seed: 'no shares: where the seed came from is not proven',
  answers: 'no answer was sealed',
  moves: 'no move was made',
  events: 'the file tells moves alone; what comes of them follows from the rules',
  outcome: 'the file tells no outcome',
};

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
};

function reasonOf({ code, rule, values }: Refusal): string {
  return [code, rule, values && JSON.stringify(values)].filter((part) => part !== undefined).join(' ');
}

if (isMain(import.meta)) {
  new Command('verify')
    .description('Check finished matches offline, move by move.')
    .argument('<files...>', 'match files (*.haven.json)')
    .action((files: string[]) => {
      process.exitCode = verifyFiles(files) ? 0 : 1;
    })
    .parse();
}
