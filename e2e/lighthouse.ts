import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBrowser } from './browser.ts';
import build from './build-page.ts';
import { startTestServer } from './test-server.ts';

/** Fetched when asked for: its hundred packages are needed for nothing else. The last one for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const FORMS = ['mobile', 'desktop'] as const;
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run';

type Category = keyof typeof WANTED;
const CATEGORIES = Object.keys(WANTED) as Category[];

/** The scores of the home page, of 100. */
function scoresOf(address: string, form: (typeof FORMS)[number]): Record<Category, number> {
  const report = join(mkdtempSync(join(tmpdir(), 'haven-lighthouse-')), 'report.json');
  const preset = form === 'desktop' ? ['--preset=desktop'] : [];
  const args = [`--only-categories=${CATEGORIES.join()}`, '--output=json', `--output-path=${report}`, '--quiet'];
  const browser = systemBrowser();
  const { status } = spawnSync('npx', ['--yes', LIGHTHOUSE, address, ...args, ...preset, `--chrome-flags=${FLAGS}`], {
    ...{ stdio: 'inherit', env: { ...process.env, ...(browser && { CHROME_PATH: browser }) } },
  });
  if (status !== 0) throw new Error(`lighthouse ended with ${status}`);
  const { categories } = JSON.parse(readFileSync(report, 'utf8')) as {
    categories: Record<Category, { score: number }>;
  };
  const scores = CATEGORIES.map((category) => [category, Math.round(categories[category].score * 100)]);
  console.log(form, Object.fromEntries(scores), report);
  return Object.fromEntries(scores);
}

await build();
const server = await startTestServer();
try {
  for (const form of FORMS) {
    const scores = scoresOf(server.address, form);
    if (CATEGORIES.some((category) => scores[category] < WANTED[category])) process.exitCode = 1;
  }
} finally {
  await server.close();
}
