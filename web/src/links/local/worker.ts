/// <reference lib="webworker" />
import { serveTable } from './serve-table.ts';
import type { ToWorker } from './table-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

const hear = serveTable((message) => self.postMessage(message));
self.onmessage = ({ data }: MessageEvent<ToWorker>) => hear(data);
