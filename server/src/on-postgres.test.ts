import { effort } from '@haven/kit/testing';
import { afterAll, beforeAll, describe } from 'vitest';
import { hasPostgres, onPostgres } from './testing/engines.ts';

/** What is asked of the store in a house, once more where that is PostgreSQL. What is about files leaves itself out. */
const DAILY = ['admin/deeds', 'admin/retention', 'chat/chat', 'time-outs/running-clocks'];
const SUITES = effort({
  daily: DAILY,
  thorough: [...DAILY, 'admin/admin', 'notices/notices', 'time-outs/clock-jumps'],
});

describe.runIf(hasPostgres()).each(SUITES)('%s on PostgreSQL', async (suite) => {
  const engine = onPostgres();
  beforeAll(engine.choose);
  afterAll(engine.leave);
  engine.choose();
  await import(`./${suite}.test.ts?on=postgres`);
  engine.leave();
});
