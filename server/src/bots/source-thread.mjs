// A worker does not take over the loader of its parent: it reads the thread's TypeScript by itself.
// A run of tests starts many of them, with a loader of its own, and has the thread in one file.
if (process.env.HAVEN_TEST_PROGRAMS === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./worker.ts');
} else {
  const { bundledThread } = await import('../testing/programs.ts');
  await import(await bundledThread('bot-thread.mjs'));
}
