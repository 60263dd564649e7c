import { parseArgs } from 'node:util';
import { machine } from './report.ts';
import type { Pace, Report } from './suite.ts';
import { suites } from './suites.ts';

const USAGE = `npm run bench -- [${Object.keys(suites).join('|')}]... [--json] [--quick] [--minutes N]`;

interface Wish {
  readonly names: readonly string[];
  readonly isJson: boolean;
  readonly pace: Pace;
  readonly minutes?: number;
}

async function main(args: readonly string[]): Promise<number> {
  const wish = wishIn(args);
  if (typeof wish === 'string') {
    console.error(`${wish}\n${USAGE}`);
    return 2;
  }
  const reports = await run(wish);
  console.log(asText(reports, wish.pace));
  if (wish.isJson) console.log(asJson(reports, wish.pace));
  return 0;
}

const OPTIONS = { json: { type: 'boolean' }, quick: { type: 'boolean' }, minutes: { type: 'string' } } as const;

/** What is wanted, or what is wrong with it. */
function wishIn(args: readonly string[]): Wish | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const strange = positionals.find((name) => !Object.hasOwn(suites, name));
    if (strange !== undefined) return `unknown: ${strange}`;
    const minutes = Number(values.minutes ?? 1);
    if (!(minutes > 0)) return `not a time: ${values.minutes}`;
    const names = positionals.length > 0 ? positionals : Object.keys(suites);
    const pace = values.quick ? 'quick' : 'full';
    return { names, pace, isJson: values.json === true, ...(values.minutes !== undefined && { minutes }) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function run({ names, pace, minutes }: Wish): Promise<Report[]> {
  const reports: Report[] = [];
  for (const [name, load] of Object.entries(suites)) {
    if (names.includes(name)) reports.push(await (await load()).run(pace, minutes));
  }
  return reports;
}

/** A quick run says so: its figures come from code that is not yet compiled. */
function asJson(reports: readonly Report[], pace: Pace): string {
  return JSON.stringify(Object.assign({}, ...reports.map(({ figures }) => figures), pace === 'quick' && { pace }));
}

function asText(reports: readonly Report[], pace: Pace): string {
  const warning = pace === 'quick' ? ['A quick run: it shows that everything works, its figures mean nothing.'] : [];
  return [machine(), ...warning, ...reports.map(({ text }) => text)].join('\n\n');
}

process.env.NODE_ENV = 'production';
process.exitCode = await main(process.argv.slice(2));
