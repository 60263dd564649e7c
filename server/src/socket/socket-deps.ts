import type { Chat } from '../chat/chat.ts';
import type { Consent } from '../consent/consent.ts';
import type { Bans } from '../guests/bans.ts';
import type { Limits } from '../limits.ts';
import type { Leaving } from '../nodes/leaving.ts';
import type { SeatTokens } from '../seat-tokens.ts';
import type { ServerContext } from '../server-context.ts';
import type { Held, TableRegistry } from '../tables/registry.ts';
import type { Listener } from '../tables/table.ts';
import type { Payer, Till } from '../till.ts';
import type { Bill } from './bill.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { HouseMarks } from './house-marks.ts';
import type { Sittings } from './sittings.ts';

/** What every socket needs. */
export interface SocketDeps {
  readonly context: ServerContext;
  readonly bans: Bans;
  readonly limits: Limits;
  readonly marks: HouseMarks;
  readonly registry: TableRegistry;
  readonly tokens: SeatTokens;
  readonly connectionLimits: ConnectionLimits;
  readonly sittings: Sittings;
  readonly till: Till;
  readonly bill: Bill;
  readonly consent: Consent;
  readonly chat: Chat;
  readonly leaving: Pick<Leaving, 'isHandingOver'>;
}

/** Where this socket's person sits. */
export interface JoinedSocket {
  readonly held: Held;
  readonly listener: Listener;
  readonly payer: Payer;
}
