import type { FromTable, GameTypes, Refusal, Seen, Viewer } from '@haven/kit';
import { type Listeners, listeners } from './listeners.ts';
import type { Closed, Connection, OpenTable } from './open-table.ts';
import { tokenFor } from './seats.ts';
import { type Line, openLine } from './socket.ts';

type FromServer =
  | FromTable<GameTypes>
  | { readonly type: 'table'; readonly game: string; readonly viewer: Viewer; readonly aids: readonly string[] }
  | { readonly type: 'error'; readonly refusal: Refusal };

const CLOSED: Readonly<Record<string, Closed>> = {
  'unknown-match': 'unknown-table',
  'bad-message': 'unknown-table',
  'bad-token': 'not-yours',
};

const NO_SETTING = { seats: [], options: {} };

/** At a table of the server everybody has a device of their own, and the bots their own pace. */
const oneChair = { watchChair: () => () => undefined, take: () => undefined, setPace: () => undefined };

/** Joins a table of the server: at the seat whose token this browser keeps, or to look on. */
export function openRemote(match: string): Promise<OpenTable | Closed> {
  const token = tokenFor(match);
  const messages = listeners<FromTable<GameTypes>>();
  const { watch, become } = watchedConnection();
  let seen: Seen<GameTypes> | undefined;
  let isOpen = false;
  const tell = (message: FromTable<GameTypes>) => {
    seen = message.seen;
    messages.tell(message);
  };
  return new Promise((resolve) => {
    const giveUp = (why: Closed) => {
      line.close();
      resolve(why);
    };
    const hear = (message: FromServer) => {
      if (message.type === 'seen' || message.type === 'refused') return tell(message);
      if (message.type === 'error' && !isOpen) return giveUp(CLOSED[message.refusal.code] ?? 'unreachable');
      if (message.type === 'error') return seen && tell({ type: 'refused', refusal: message.refusal, seen });
      isOpen = true;
      become('live');
      const { game, viewer, aids } = message;
      const chair = { viewer, next: null };
      resolve({ game, setting: NO_SETTING, chair, aids, link: linkTo(line, messages), watch, ...oneChair });
    };
    const line: Line = openLine('/api/table', {
      greeting: () => ({ type: 'join', match, from: seen?.seq ?? 0, ...(token && { token }) }),
      hear: (text) => hear(JSON.parse(text) as FromServer),
      lost: () => (isOpen ? become('lost') : giveUp('unreachable')),
    });
  });
}

function watchedConnection(): { watch: OpenTable['watch']; become: (next: Connection) => void } {
  const watchers = listeners<Connection>();
  let connection: Connection = 'joining';
  return {
    watch: (tell) => {
      tell(connection);
      return watchers.add(tell);
    },
    become: (next) => {
      connection = next;
      watchers.tell(next);
    },
  };
}

function linkTo(line: Line, messages: Listeners<FromTable<GameTypes>>): OpenTable['link'] {
  return {
    play: (asked, move) => line.ask({ type: 'play', asked, move }),
    undo: (moves) => line.ask({ type: 'undo', moves }),
    look: (from) => line.ask({ type: 'look', from }),
    aided: (aid) => line.tell({ type: 'aided', aid }),
    listen: messages.add,
    close: line.close,
  };
}
