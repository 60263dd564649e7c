import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@haven/server/bundle';
import { buildPage } from './page-build.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The page, unless nothing changed; the server and the operator's command always, which takes no longer than to find out. */
if (buildPage(ROOT)) {
  await bundle(join(ROOT, 'server/src/main.ts'), join(ROOT, 'server/dist/haven.mjs'));
  await bundle(join(ROOT, 'tools/admin.ts'), join(ROOT, 'server/dist/admin.mjs'));
} else process.exitCode = 1;
