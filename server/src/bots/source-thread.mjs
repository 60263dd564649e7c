// A worker does not take over the loader of its parent: it reads the thread's TypeScript by itself.
// Whoever starts many of them, with a loader for TypeScript, has the thread in one file.
import { pathToFileURL } from 'node:url';

if (process.env.HAVEN_BUNDLES === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./worker.ts');
} else {
  const { bundledThread } = await import('../bundled-once.ts');
  await import(pathToFileURL(await bundledThread('bot-thread.mjs')).href);
}
