import type { Restored } from '@haven/wire';
import type { FastifyInstance } from 'fastify';
import type { Calendar } from '../clocks/calendar.ts';
import type { Consent } from '../consent/consent.ts';
import type { Bans } from '../guests/bans.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sittings } from '../socket/sittings.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { addAdminRoutes } from './admin-routes.ts';
import { createRecentLoad } from './recent-load.ts';
import { type Keep, keepTidy, sweepOnce } from './retention.ts';

/** What whoever runs the house may do, and wants done. */
export interface OperatorPlan {
  /** Whoever has it is the operator. */
  readonly token: string;
  /** Where the data lie. */
  readonly folder: string;
  /** The folder holds no database: backups are made where that is. */
  readonly isElsewhere?: boolean;
  readonly isMetricsPublic: boolean;
  readonly keep: Keep;
  /** Puts the data that came in under this name in the place of the present ones. */
  readonly restore?: (arrival: string) => void;
  readonly restored?: Restored | null;
  /** From the start to the first sweep. */
  readonly sweepAfterMs?: number;
}

interface OperatorDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
  readonly calendar: Calendar;
  readonly bans: Bans;
  readonly sittings: Sittings;
  readonly consent: Consent;
}

/** Opens the office: numbers, lists, backups, and the daily sweep. */
export async function admitOperator(
  http: FastifyInstance,
  { calendar, ...rooms }: OperatorDeps,
  { token, folder, isElsewhere = false, keep, restore, restored = null, sweepAfterMs }: OperatorPlan,
): Promise<void> {
  const { context, registry } = rooms;
  const recentLoad = createRecentLoad(context);
  const sweep = () => sweepOnce(context, registry, keep);
  const sweepNow = async () => {
    await calendar.trust();
    return sweep();
  };
  const opened = context.now();
  const desk = { ...rooms, folder, isElsewhere, token, recentLoad, restore, restored, sweep: sweepNow, opened };
  await addAdminRoutes(http, desk);
  let stopTidying = () => {};
  // Only a house that is awake knows whether the date can be believed.
  http.addHook('onListen', (done) => {
    stopTidying = keepTidy(context, { calendar, sweep, ...(sweepAfterMs !== undefined && { sweepAfterMs }) });
    done();
  });
  http.addHook('onClose', (_http, done) => {
    recentLoad.close();
    stopTidying();
    done();
  });
}
