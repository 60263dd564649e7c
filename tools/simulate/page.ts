import type { GameTypes, News, Refusal, Seen, Viewer } from '@haven/kit';
import type { ChatLine, Request, TableInfo, ToServer } from '@haven/wire';
import { serveSocket } from '../../server/src/socket/table-socket.ts';
import type { House } from './house.ts';
import { connect, type PageEnd } from './wire.ts';
import type { World } from './world.ts';

/** Whatever a server says; which of these there are depends on the type. */
export interface Heard {
  readonly type: 'house' | 'table' | 'seen' | 'refused' | 'error' | 'chat' | 'request';
  readonly seen: Seen<GameTypes>;
  readonly from: number;
  readonly news: readonly News<unknown>[];
  readonly refusal: Refusal;
  readonly viewer: Viewer;
  readonly table: TableInfo;
  readonly lines: readonly ChatLine[];
  readonly request: Request | null;
}

/** A page at a table, open at one server. */
export interface Page {
  readonly house: House;
  viewer: Viewer;
  seen: Seen<GameTypes> | undefined;
  info: TableInfo | undefined;
  request: Request | null;
  isOpen: boolean;
  say(message: ToServer): void;
  close(): void;
  cut(): void;
}

interface Visit {
  readonly house: House;
  readonly home: string;
  readonly player: string | undefined;
  readonly join: Extract<ToServer, { type: 'join' }>;
  hear(page: Page, heard: Heard, frame: string): void;
  closed(page: Page): void;
}

/** Opens a page and joins a table with it. */
export function openPage(world: World, { house, home, player, join, hear, closed }: Visit): Page {
  const { history, scheduler } = world;
  const page: Page = {
    house,
    viewer: 'spectator',
    seen: undefined,
    info: undefined,
    request: null,
    isOpen: true,
    say: (message) => {
      const text = JSON.stringify(message);
      history.note(scheduler.now(), home, 'says', text);
      end.say(text);
    },
    close: () => {
      page.isOpen = false;
      end.close();
    },
    cut: () => end.cut(),
  };
  const origin = { address: home, guest: Promise.resolve(player) };
  const end: PageEnd = connect(world, {
    life: house.life,
    serve: (socket) => serveSocket(house.deps, socket, { ...origin, outlet: outletOf(socket) }),
    ears: {
      hear: (frame) => {
        history.note(scheduler.now(), home, 'hears', frame);
        const heard = JSON.parse(frame) as Heard;
        keep(page, heard);
        hear(page, heard, frame);
      },
      closed: (code) => {
        history.note(scheduler.now(), home, 'is cut off', code);
        page.isOpen = false;
        closed(page);
      },
    },
  });
  page.say(join);
  return page;
}

/** Nothing ever waits to be sent: what is slow is on its way. */
const outletOf = (socket: Parameters<typeof serveSocket>[1]) => ({
  unsent: () => 0,
  say: (text: string) => {
    socket.send(text);
    return true;
  },
});

function keep(page: Page, { type, seen, viewer, table, request }: Heard): void {
  if (type === 'seen' || type === 'refused') page.seen = seen;
  if (type === 'table') Object.assign(page, { viewer, info: table });
  if (type === 'request') page.request = request;
}
