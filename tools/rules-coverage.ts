import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@haven/games/rules';
import { isMain } from './main.ts';
import { restatedRules } from './rules-once.ts';
import { filesBelow } from './source-files.ts';
import { testTitles } from './test-titles.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const RULE = /^(?:- |\d+\. )?\*{0,2}§(\d+(?:\.\d+)*)/gm;
/** A heading gathers rules and is none itself; it may be cited. */
const SECTION = /^#+ §(\d+(?:\.\d+)*)/gm;
const CITATION = /§(\d+(?:\.\d+)*)/g;
const QUOTED = /(['"`])§(\d+(?:\.\d+)*)\1/g;
const ENGLISH = /(?:^|[./_-])en(?:[./_-]|$)/;

const PLACES = ['code', 'test', 'text'] as const;
type Place = (typeof PLACES)[number];
type Citations = Record<Place, ReadonlySet<string>>;

interface Gap {
  readonly rule: string;
  readonly missing: readonly Place[];
}

export interface Coverage {
  readonly game: string;
  readonly rules: readonly string[];
  readonly gaps: readonly Gap[];
  readonly errors: readonly string[];
}

/** Every § of a game's RULES.md against its code, its tests and its English text. */
export function coverageOf(root: string, game: string): Coverage {
  const folder = join(root, 'games', game);
  const listed = numbersIn(folder, RULE);
  const rules = [...new Set(listed)];
  const cited = citationsOf(folder);
  return {
    game,
    rules,
    gaps: gapsOf(rules, cited),
    errors: [
      ...missingRulebook(folder),
      ...repeated(listed),
      ...unknownRules([...rules, ...numbersIn(folder, SECTION)], cited),
      ...restatedRules(root, game),
    ],
  };
}

function numbersIn(folder: string, pattern: RegExp): string[] {
  const path = join(folder, 'RULES.md');
  return existsSync(path) ? numbers(readFileSync(path, 'utf8'), pattern) : [];
}

function citationsOf(folder: string): Citations {
  const files = filesBelow(folder);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const code = files.filter((path) => path.startsWith('rules/') && path.endsWith('.ts') && !isTest(path));
  const text = files.filter((path) => path.startsWith('text/') && ENGLISH.test(path.slice('text/'.length)));
  return {
    code: new Set(code.flatMap((path) => numbers(read(path), CITATION))),
    test: new Set(files.filter(isTest).flatMap((path) => numbers(testTitles(read(path)).join('\n'), CITATION))),
    text: new Set(text.flatMap((path) => numbers(read(path), QUOTED))),
  };
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

function numbers(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.at(-1) ?? '');
}

function gapsOf(rules: readonly string[], cited: Citations): Gap[] {
  return rules
    .map((rule) => ({ rule, missing: PLACES.filter((place) => !cited[place].has(rule)) }))
    .filter(({ missing }) => missing.length > 0);
}

function missingRulebook(folder: string): string[] {
  return existsSync(join(folder, 'RULES.md')) ? [] : ['there is no RULES.md'];
}

function repeated(rules: readonly string[]): string[] {
  const again = rules.filter((rule, index) => rules.indexOf(rule) !== index);
  return [...new Set(again)].map((rule) => `§${rule} stands more than once in RULES.md`);
}

function unknownRules(known: readonly string[], cited: Citations): string[] {
  return PLACES.flatMap((place) =>
    [...cited[place]]
      .filter((rule) => !known.includes(rule))
      .map((rule) => `§${rule} is cited in ${place} but not in RULES.md`),
  );
}

export function isComplete({ gaps, errors }: Coverage): boolean {
  return gaps.length === 0 && errors.length === 0;
}

/** A line per game, then what is missing where. */
export function report({ game, rules, gaps, errors }: Coverage): string {
  const heading = `${game}: ${rules.length - gaps.length} of ${rules.length} rules covered`;
  return [heading, ...table(gaps), ...errors.map((error) => `  error: ${error}`)].join('\n');
}

function table(gaps: readonly Gap[]): string[] {
  if (gaps.length === 0) return [];
  const row = (name: string, cell: (place: Place) => string) =>
    `  ${name.padEnd(10)}${PLACES.map((place) => cell(place).padEnd(9)).join('')}`.trimEnd();
  const rows = gaps.map(({ rule, missing }) =>
    row(`§${rule}`, (place) => (missing.includes(place) ? 'missing' : 'ok')),
  );
  return [row('', (place) => place), ...rows];
}

export function totals(coverages: readonly Coverage[]): Record<string, { rules: number; covered: number }> {
  return Object.fromEntries(
    coverages.map(({ game, rules, gaps }) => [game, { rules: rules.length, covered: rules.length - gaps.length }]),
  );
}

/** Of every game of the house: one that is not listed in games/rules.ts is not open yet. */
function main(flags: readonly string[]): number {
  const coverages = games.map(({ meta }) => coverageOf(ROOT, meta.id));
  for (const coverage of coverages) console.log(report(coverage));
  if (flags.includes('--json')) console.log(JSON.stringify(totals(coverages)));
  return coverages.every(isComplete) ? 0 : 1;
}

if (isMain(import.meta)) process.exitCode = main(process.argv.slice(2));
