import type { Viewer } from '@haven/kit';
import type { ServerContext } from '../server-context.ts';
import type { StoredTable } from '../store/tables.ts';
import { broadcast, broadcastTable, sendError } from './messages.ts';
import { expectNewcomers } from './presence.ts';
import type { SetTable } from './table.ts';

interface NewSetting {
  readonly setting: StoredTable;
  readonly messages?: Map<Viewer, string> | undefined;
}

/** Tells everybody; whoever sat on a chair that is no longer theirs goes on watching. */
export function applySetting(context: ServerContext, table: SetTable, { setting, messages }: NewSetting): void {
  const before = table.setting;
  table.setting = setting;
  expectNewcomers(table, before.chairs, context.now());
  table.changed = setting.changed;
  for (const listener of table.listeners) {
    const chair = setting.chairs.find(({ seat }) => seat === listener.viewer);
    if (chair?.player !== listener.player) listener.viewer = 'spectator';
  }
  broadcastTable(context, table);
  tellSentAway(context, table, before);
  if (messages) broadcast(table, messages);
  table.announce();
}

/** Whoever has to leave is told, at whichever server the host wished it. */
function tellSentAway(context: ServerContext, { listeners, setting }: SetTable, before: StoredTable): void {
  if (setting.barred === before.barred) return;
  const known = new Set(before.barred?.map(({ number }) => number));
  const sentAway = new Set(setting.barred?.filter(({ number }) => !known.has(number)).map(({ player }) => player));
  for (const listener of listeners)
    if (listener.player !== undefined && sentAway.has(listener.player))
      sendError(context, listener, { code: 'sent-away' });
}
