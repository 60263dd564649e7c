import type { ToServer } from '@haven/wire';
import type { HotSeat } from '../hand-over.ts';
import { type Closed, firstState, type OnlineState, type ServerMessage } from '../online-state.ts';
import type { Online, OpenTable } from '../open-table.ts';
import type { Connection } from './connection.ts';
import { linkTo, type Talk } from './talk.ts';

/** Everybody has a device of their own, and the bots their own pace. */
const oneDevice = { take: () => undefined, setPace: () => undefined };

export interface Visit {
  readonly id: string;
  token: string | undefined;
  resolve(opened: OpenTable | Closed): void;
}

export interface Opened {
  readonly talk: Talk;
  readonly connection: Connection;
  readonly visit: Visit;
  readonly watch: OpenTable['watch'];
}

export function openedTable(opened: Opened, message: ServerMessage<'table'>): OpenTable {
  const { talk, connection, watch } = opened;
  const { table, viewer, aids } = message;
  const hotSeatNow = (): HotSeat => ({ viewer: talk.state?.viewer ?? viewer, next: null });
  return {
    game: table.game,
    setting: { seats: [], options: table.options },
    aids,
    watch,
    ...oneDevice,
    get hotSeat() {
      return hotSeatNow();
    },
    link: linkTo(connection, talk),
    online: onlineOf(opened, firstState(message, Date.now())),
    watchHotSeat: (tell) => {
      tell(hotSeatNow());
      return talk.hotSeats.add(tell);
    },
    watchAnew: talk.anew.add,
  };
}

function onlineOf({ talk, connection, visit }: Opened, first: OnlineState): Online {
  const tell = (message: ToServer) => connection.tell(message);
  return {
    state: () => talk.state ?? first,
    watch: talk.changes.add,
    watchRefusals: talk.refusals.add,
    say: (said) => tell({ type: 'say', said }),
    propose: (proposal) => tell({ type: 'propose', proposal }),
    vote: (request, yes) => tell({ type: 'vote', request, yes }),
    withdraw: (request) => tell({ type: 'withdraw', request }),
    handOver: () => tell({ type: 'hand-over' }),
    resign: () => tell({ type: 'resign' }),
    comeBack: () => tell({ type: 'return' }),
    sit: (token) => {
      visit.token = token;
      connection.renew();
    },
  };
}
