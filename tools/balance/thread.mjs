// Reads the thread's TypeScript by itself: a worker does not take over the loader of its parent.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
