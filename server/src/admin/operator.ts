import type { Restored } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import type { Matches } from '../matches/matches.ts';
import { openOffice } from './office-routes.ts';
import { createPulse } from './pulse.ts';
import { type Keep, keepTidy } from './retention.ts';

/** What whoever runs the house may do, and wants done. */
export interface OperatorPlan {
  /** Whoever has it is the operator. */
  readonly token: string;
  /** Where the data lie. */
  readonly folder: string;
  readonly isMetricsPublic: boolean;
  readonly keep: Keep;
  /** Puts the data that came in under this name in the place of the present ones. */
  readonly restore?: (arrival: string) => void;
  readonly restored?: Restored | null;
}

/** Opens the office: numbers, lists, backups, and the daily sweep. */
export async function admitOperator(
  http: FastifyInstance,
  { house, matches }: { house: House; matches: Matches },
  { token, folder, keep, restore, restored = null }: OperatorPlan,
): Promise<void> {
  const pulse = createPulse(house);
  const stopTidying = keepTidy(house, matches, keep);
  await openOffice(http, { house, matches, folder, token, pulse, restore, restored, opened: house.now() });
  http.addHook('onClose', (_http, done) => {
    pulse.close();
    stopTidying();
    done();
  });
}
