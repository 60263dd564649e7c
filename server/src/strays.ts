import { report, type ServerContext } from './server-context.ts';

/** A promise that nobody waited for failed: one errand was not done, all others go on. */
export function catchStrays(context: ServerContext): () => void {
  const caught = (error: unknown) => report(context, 'stray', error);
  process.on('unhandledRejection', caught);
  return () => process.off('unhandledRejection', caught);
}

/**
 * An exception that nobody caught may have left something half done in memory, and only what is stored can be
 * believed: the house stops in order, and whoever started it starts it again.
 */
export function stopWhenBroken(): void {
  process.on('uncaughtException', (error) => {
    console.error('Haven stops, for something failed that nobody expected:', error);
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
