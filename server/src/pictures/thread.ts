import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import { createPen } from './letters.ts';
import type { Commission, Delivery } from './subject.ts';

const pen = createPen();

function deliver({ id, subject }: Commission): Delivery {
  try {
    return { id, png: draw(subject, pen) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (commission: Commission) => parentPort?.postMessage(deliver(commission)));
