import type { Viewer } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { StoredTable } from '../store/tables.ts';
import { broadcast, broadcastTable } from './messages.ts';
import { expectNewcomers } from './presence.ts';
import type { SetTable } from './table.ts';

interface NewSetting {
  readonly setting: StoredTable;
  readonly messages?: Map<Viewer, string> | undefined;
}

/** Tells everybody; whoever sat on a chair that is no longer theirs goes on watching. */
export function applySetting(context: ServerContext, table: SetTable, { setting, messages }: NewSetting): void {
  const before = table.setting.chairs;
  table.setting = setting;
  expectNewcomers(table, before, context.now());
  table.changed = setting.changed;
  for (const listener of table.listeners) {
    const chair = setting.chairs.find(({ seat }) => seat === listener.viewer);
    if (chair?.player !== listener.player) listener.viewer = 'spectator';
  }
  broadcastTable(context, table);
  if (messages) broadcast(table, messages);
  table.announce();
}
