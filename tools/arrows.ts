import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { isMain } from './main.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KITS = ['kit', 'ui-kit', 'picture-kit', 'text-kit'];
const FOLDERS = [...KITS, 'games', 'wire', 'server', 'web', 'lab', 'bench', 'tools', 'e2e'];

interface Cruise {
  readonly modules: number;
  readonly violations: readonly string[];
}

/** Follows every import below `root` and names those that break an arrow of .dependency-cruiser.cjs. */
export async function cruiseArrows(root: string): Promise<Cruise> {
  const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const folders = FOLDERS.filter((folder) => existsSync(`${root}/${folder}`));
  const settings = { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir: root };
  const { output } = await cruise(folders, settings, enhancedResolveOptions);
  const { summary } = output as ICruiseResult;
  return { modules: summary.totalCruised, violations: summary.violations.map(describe) };
}

function describe({ rule, from, to, cycle }: IViolation): string {
  const route = cycle?.map((step) => step.name).join(' -> ') ?? to;
  return `${rule.name}: ${from} -> ${route}`;
}

async function main(): Promise<number> {
  const { modules, violations } = await cruiseArrows(ROOT);
  for (const violation of violations) console.error(violation);
  console.log(`${modules} modules, ${violations.length} broken arrows`);
  // A cruiser that cannot read TypeScript finds no module and nothing wrong.
  return modules === 0 || violations.length > 0 ? 1 : 0;
}

if (isMain(import.meta)) process.exitCode = await main();
