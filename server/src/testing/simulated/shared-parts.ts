import pino from 'pino';
import { createMetrics } from '../../metrics.ts';
import { newPushKey, readPushKey } from '../../notices/push-key.ts';

/** What thousands of simulated servers can share: none of it changes what they do. */
export const SHARED_PARTS = {
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
  pushKey: readPushKey(newPushKey()),
};
