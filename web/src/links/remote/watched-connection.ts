import { listeners } from '../../page/listeners.ts';
import type { ConnectionState, OpenTable } from '../open-table.ts';

export function watchedConnection(): { watch: OpenTable['watch']; become: (next: ConnectionState) => void } {
  const watchers = listeners<ConnectionState>();
  let connection: ConnectionState = 'joining';
  return {
    watch: (tell) => {
      tell(connection);
      return watchers.add(tell);
    },
    become: (next) => {
      if (next === connection) return;
      connection = next;
      watchers.tell(next);
    },
  };
}
