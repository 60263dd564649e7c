// A bot that never comes to a decision.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  for (;;);
});
parentPort.postMessage('ready');
