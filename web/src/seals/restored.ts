import {
  type FromTable,
  type GameTypes,
  isAsTold,
  newReceipt,
  type Receipt,
  type Seat,
  sealOf,
  withRestored,
} from '@haven/kit';
import type { TableInfo } from '@haven/wire';
import { forgetReceipt, keepReceipt, keptReceipt } from './receipts.ts';

/** Whether the receipt of a table was told over other data: the server was restored from a backup in between. */
export function isToldOverOther(table: string, data: string): boolean {
  const receipt = keptReceipt(table);
  if (receipt && receipt.data === undefined) keepReceipt({ ...receipt, data });
  return receipt?.data !== undefined && receipt.data !== data;
}

/** What a restored table says of its seals; a salt that it knew already is to be replaced while that can be done. */
export function keepRestoredSeals(table: TableInfo, seat: Seat, data: string): 'salt-known' | 'as-it-is' {
  const receipt = keptReceipt(table.id);
  const isBegun = table.phase !== 'gathering' && table.phase !== 'sealing';
  if (receipt === undefined || receipt.data === data || (isBegun && isAsTold(receipt, table))) return 'as-it-is';
  const anew = sealedAnew(receipt, table, data);
  if (anew && !(isBegun && table.chairs[seat]?.seal !== sealOf(receipt.salt))) keepReceipt(anew);
  else forgetReceipt(table.id);
  return anew && table.phase === 'gathering' ? 'salt-known' : 'as-it-is';
}

/** A second beginning, of which nothing told before the first one counts; undefined if the first one never came. */
function sealedAnew({ table, game, seat, salt, seals, restored }: Receipt, { seal }: TableInfo, data: string) {
  if (seal === null || (seals.length === 0 && restored === undefined)) return undefined;
  return newReceipt({ table, game, seat, salt, seal, data, restored: 1 });
}

/** What a restored table says of its moves. */
export function keepRestoredMoves(letter: Extract<FromTable<GameTypes>, { type: 'seen' }>, id: string, data: string) {
  const receipt = keptReceipt(id);
  if (receipt === undefined || receipt.data === data) return;
  keepReceipt(withRestored(receipt, { data, sealAt: (entry) => letter.news[entry - letter.from - 1]?.seal }));
}
