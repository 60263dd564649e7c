import { listeners } from './listeners.ts';
import type { Connection, OpenTable } from './open-table.ts';

export function watchedConnection(): { watch: OpenTable['watch']; become: (next: Connection) => void } {
  const watchers = listeners<Connection>();
  let connection: Connection = 'joining';
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
