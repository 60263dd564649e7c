import { NOBODY_ELSE } from '../bus/bus.ts';
import type { Elsewhere } from '../bus/elsewhere.ts';
import type { PageElsewhere, PagesAtTable } from '../bus/tidings.ts';
import type { ServerContext } from '../server-context.ts';
import { followLeaving } from '../tables/connections.ts';
import { broadcastTable } from '../tables/messages.ts';
import { isOnline } from '../tables/presence.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { isGathering, isSet, type SetTable, type Table } from '../tables/table.ts';
import { isVisitor } from '../tables/visitors.ts';

const ROUND_MS = 1_000;

interface PresenceDeps {
  readonly context: ServerContext;
  readonly registry: TableRegistry;
}

/** Every server knows who sits at the others. While word cannot be carried, everybody is where they were heard last. */
export function sharePresence({ context, registry }: PresenceDeps): { close(): void } {
  const { bus, elsewhere } = context;
  if (bus === NOBODY_ELSE) return { close: () => {} };
  const told = new Map<string, string>();
  const tell = (table: Table) => {
    const pages = JSON.stringify(pagesIn(table));
    if ((told.get(table.id) ?? '[]') === pages) return;
    if (pages === '[]') told.delete(table.id);
    else told.set(table.id, pages);
    bus.tell({ what: 'pages', ...pagesAt(table) });
  };
  const seat = (id: string) => {
    const table = registry.peek(id);
    if (table && isSet(table)) meetElsewhere(context, table);
  };
  registry.watch((table) => {
    tell(table);
    table.elsewhere = elsewhere.pagesAt(table.id);
  });
  const tellAll = () => {
    for (const table of registry.inMemory())
      if (table.listeners.size > 0) bus.tell({ what: 'pages', ...pagesAt(table) });
  };
  const drop = (node: string) => elsewhere.drop(node).forEach(seat);
  bus.whenWell(() => {
    bus.tell({ what: 'roll-call' });
    tellAll();
  });
  bus.hear((tiding, node) => {
    if (tiding.what === 'roll-call') return tellAll();
    if (tiding.what === 'gone') return drop(node);
    if (tiding.what !== 'pages') return;
    elsewhere.put(node, tiding);
    seat(tiding.id);
  });
  const stopRounds = context.later.every(ROUND_MS, () => dropSilent(context, elsewhere, drop));
  return {
    close: () => {
      stopRounds();
      bus.tell({ what: 'gone' });
    },
  };
}

/** Of whom nothing is heard for long is gone, unless nothing can be heard at all. */
function dropSilent({ bus }: ServerContext, elsewhere: Elsewhere, drop: (node: string) => void): void {
  if (bus.isWell()) for (const node of elsewhere.nodes()) if (!bus.isAlive(node)) drop(node);
}

function pagesAt(table: Table): PagesAtTable {
  return { id: table.id, isGathering: isGathering(table), pages: pagesIn(table) };
}

function pagesIn(table: Table): PageElsewhere[] {
  return [...table.listeners].flatMap((listener): PageElsewhere[] => {
    const { viewer, player, guest, name, unseenSince } = listener;
    if (viewer !== 'spectator') return [{ viewer, player, unseenSince }];
    return isVisitor(table, listener) ? [{ viewer, guest, name }] : [];
  });
}

/** Somebody came to the table at another server, or left it there. */
function meetElsewhere(context: ServerContext, table: SetTable): void {
  const { chairs } = table.setting;
  const before = chairs.map(({ seat }) => isOnline(table, seat));
  table.elsewhere = context.elsewhere.pagesAt(table.id);
  for (const { seat, player } of chairs) {
    const isNow = isOnline(table, seat);
    if (player === null || isNow === before[seat]) continue;
    table.presence[isNow ? 'came' : 'left'].set(player, context.now());
  }
  broadcastTable(context, table);
  table.announce();
  followLeaving(context, table);
}
