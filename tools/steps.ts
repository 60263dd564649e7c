import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BINARIES = join(ROOT, 'node_modules/.bin');
const WINDOWS = process.platform === 'win32';

type Command = readonly string[];

export interface Step {
  readonly name: string;
  readonly commands: readonly Command[];
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs steps in so many lanes at once, in the order given, and tells each result as it comes. */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  tell: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step);
      tell(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** All commands of a step run, even after a failure: one look shows everything. */
async function runStep({ name, commands }: Step): Promise<StepResult> {
  const start = performance.now();
  let output = '';
  let passed = true;
  for (const command of commands) {
    const ended = await runCommand(command);
    output += ended.output;
    passed &&= ended.passed;
  }
  return { name, passed, seconds: (performance.now() - start) / 1000, output };
}

function runCommand([name = '', ...args]: Command): Promise<{ output: string; passed: boolean }> {
  return new Promise((resolve) => {
    let output = '';
    const gather = (chunk: Buffer) => {
      output += chunk.toString();
    };
    const child = spawn(join(BINARIES, name), args, { cwd: ROOT, shell: WINDOWS, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', (error) => resolve({ output: `${output}${error.message}\n`, passed: false }));
    child.on('close', (code) => resolve({ output, passed: code === 0 }));
  });
}
