import { machine } from './report.ts';
import type { Pace, Report } from './suite.ts';
import { suites } from './suites.ts';

const USAGE = `npm run bench -- [${Object.keys(suites).join('|')}]... [--json] [--quick]`;
const FLAGS = ['--json', '--quick'];

async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const strange = args.find((arg) => !FLAGS.includes(arg) && !Object.hasOwn(suites, arg));
  if (strange !== undefined) {
    console.error(`unknown: ${strange}\n${USAGE}`);
    return 2;
  }
  const pace = args.includes('--quick') ? 'quick' : 'full';
  const reports = await run(names.length > 0 ? names : Object.keys(suites), pace);
  console.log(args.includes('--json') ? asJson(reports, pace) : asText(reports, pace));
  return 0;
}

async function run(names: readonly string[], pace: Pace): Promise<Report[]> {
  const reports: Report[] = [];
  for (const [name, load] of Object.entries(suites)) {
    if (names.includes(name)) reports.push(await (await load()).run(pace));
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
