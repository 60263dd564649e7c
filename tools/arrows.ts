import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IModule, type IViolation } from 'dependency-cruiser';
import { folderCycles } from './folder-cycles.ts';
import { isMain } from './main.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KITS = ['kit', 'ui-kit', 'picture-kit', 'text-kit'];
const FOLDERS = [...KITS, 'games', 'wire', 'server', 'web', 'lab', 'bench', 'tools', 'e2e'];

interface Cruise {
  readonly modules: number;
  readonly violations: readonly string[];
}

const { forbidden, options, forTests, knownCycles } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/**
 * Follows every import below `root` and names those that break an arrow of .dependency-cruiser.cjs. The entries of the
 * folders that are excused may import each other in a ring.
 */
export async function cruiseArrows(root: string, excused: readonly string[] = []): Promise<Cruise> {
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const folders = FOLDERS.filter((folder) => existsSync(`${root}/${folder}`));
  const settings = { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir: root };
  const { output } = await cruise(folders, settings, enhancedResolveOptions);
  const { summary, modules } = output as ICruiseResult;
  const violations = [...summary.violations.map(describe), ...roundsIn(ours(modules), excused)];
  return { modules: summary.totalCruised, violations };
}

/** A folder that is excused without need is told as well, so that the list only gets shorter. */
function roundsIn(modules: readonly IModule[], excused: readonly string[]): string[] {
  const rings = folderCycles(modules, isForTests);
  const folderOf = ([entry = '']: readonly string[]) => dirname(entry);
  const wrong = rings.filter((ring) => !excused.includes(folderOf(ring)));
  const idle = excused.filter((folder) => !rings.some((ring) => folderOf(ring) === folder));
  return [
    ...wrong.map((ring) => `no-folder-cycle: ${ring.join(' -> ')}`),
    ...idle.map((folder) => `no-idle-excuse: ${folder} has no cycle any more`),
  ];
}

function isForTests(path: string): boolean {
  return forTests.some((form: string) => new RegExp(form).test(path));
}

function ours(modules: readonly IModule[]): IModule[] {
  return modules.filter(({ source }) => FOLDERS.some((folder) => source.startsWith(`${folder}/`)));
}

function describe({ rule, from, to, cycle }: IViolation): string {
  const route = cycle?.map((step) => step.name).join(' -> ') ?? to;
  return `${rule.name}: ${from} -> ${route}`;
}

async function main(): Promise<number> {
  const { modules, violations } = await cruiseArrows(ROOT, knownCycles);
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules, ${violations.length} broken arrows`);
  // A cruiser that cannot read TypeScript finds no module and nothing wrong.
  return modules === 0 || violations.length > 0 ? 1 : 0;
}

if (isMain(import.meta)) process.exitCode = await main();
