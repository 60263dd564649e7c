import type { ToServer } from '@haven/wire';
import type { HotSeat } from '../hand-over.ts';
import { firstState, type OnlineState } from '../online-state.ts';
import type { Closed, Online, OpenTable } from '../open-table.ts';
import type { Connection } from './connection.ts';
import type { Letter, Talk } from './talk.ts';

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

export function openedTable(opened: Opened, letter: Letter<'table'>): OpenTable {
  const { talk, connection, watch } = opened;
  const { table, viewer, aids } = letter;
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
    online: onlineOf(opened, firstState(letter, Date.now())),
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

function linkTo(connection: Connection, talk: Talk): OpenTable['link'] {
  const ask = (message: ToServer) => connection.ask(message);
  return {
    play: (asked, move) => ask({ type: 'play', asked, move, ...nonceFor(talk, { asked, move }) }),
    undo: (moves) => ask({ type: 'undo', moves }),
    look: (from) => ask({ type: 'look', from }),
    aided: (aid) => connection.tell({ type: 'aided', aid } satisfies ToServer),
    listen: talk.messages.add,
    close: connection.close,
  };
}

/** Where several decide at once, an answer is sealed. */
function nonceFor({ seen, state, answers }: Talk, answer: { asked: number; move: string }): { nonce?: string } {
  const { viewer } = state ?? {};
  answers.drop();
  if (viewer === undefined || viewer === 'spectator' || seen === undefined || seen.toAct.length < 2) return {};
  return { nonce: answers.give({ ...answer, seat: viewer, after: seen.seq }) };
}
