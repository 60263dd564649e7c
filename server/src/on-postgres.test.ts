import { afterAll, beforeAll, describe } from 'vitest';
import { hasPostgres, onPostgres } from './testing/engines.ts';

/** What is asked of the store in a house, once more where that is PostgreSQL. What is about files leaves itself out. */
const SUITES = [
  'admin/admin',
  'admin/deeds',
  'admin/retention',
  'chat/chat',
  'notices/notices',
  'time-outs/clock-jumps',
  'time-outs/running-clocks',
];

describe.runIf(hasPostgres()).each(SUITES)('%s on PostgreSQL', async (suite) => {
  const engine = onPostgres();
  beforeAll(engine.choose);
  afterAll(engine.leave);
  engine.choose();
  await import(`./${suite}.test.ts?on=postgres`);
  engine.leave();
});
