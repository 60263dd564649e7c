import type { ChatLine } from '@haven/wire';
import type { ServerContext } from '../server-context.ts';
import type { KeptLine } from '../store/chat.ts';
import { shownName } from '../store/shown-name.ts';
import type { SetTable } from './table.ts';

/** What somebody who sits at this table is called; empty for anybody else. */
export function nameAt({ setting }: SetTable, { player }: Pick<KeptLine, 'player'>): string {
  const chair = player === null ? undefined : setting.chairs.find((each) => each.player === player);
  return chair ? shownName(chair) : '';
}

/** Chairs change hands: a line stays with the one who said it, also when they have left. */
export async function linesWithNames(
  context: ServerContext,
  table: SetTable,
  lines: readonly KeptLine[],
): Promise<ChatLine[]> {
  const players = [...new Set(lines.map(({ player }) => player))];
  const names = new Map(
    await Promise.all(players.map(async (player) => [player, await nameOf(context, table, player)] as const)),
  );
  return lines.map(({ player, ...line }) => ({ ...line, name: names.get(player) ?? '' }));
}

async function nameOf({ store }: ServerContext, table: SetTable, player: KeptLine['player']): Promise<string> {
  if (player === null) return '';
  return nameAt(table, { player }) || ((await store.players.load(player))?.name ?? '');
}
