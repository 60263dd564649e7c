import {
  type FromTable,
  type GameTypes,
  type GivenAnswer,
  isAsTold,
  newReceipt,
  type Receipt,
  type Seat,
  sealOf,
  withAnswer,
  withOpening,
  withSaltSent,
  withTold,
} from '@haven/kit';
import type { TableInfo } from '@haven/wire';
import { keepReceipt, keptReceipt } from './receipts.ts';
import { saltBehind } from './salts.ts';

/** Why this browser no longer believes the table. */
export type Doubt = 'seals-exchanged';

/** Keeps what a table says of its seals, and says whether it contradicts what it said before. */
export function keepSeals(table: TableInfo, seat: Seat, data?: string): Doubt | null {
  const receipt = receiptAt(table, seat, data);
  if (receipt === undefined) return null;
  if (!isAsTold(receipt, table)) return 'seals-exchanged';
  keepReceipt(withOpening(receipt, table));
  return null;
}

/** Until the salt is sent one may change the chair, and with it the salt; the table's seal is the one it told first. */
function receiptAt(table: TableInfo, seat: Seat, data: string | undefined): Receipt | undefined {
  const { id, game, phase, seal, chairs } = table;
  const kept = keptReceipt(id);
  const salt = saltBehind(chairs[seat]?.seal ?? '');
  const isOfThisChair = kept?.salt === salt && kept?.seat === seat;
  if (kept && (kept.seals.length > 0 || isOfThisChair)) return kept;
  if (salt === undefined || seal === null || (phase !== 'gathering' && phase !== 'sealing')) return undefined;
  const restored = kept?.restored;
  const known = { ...(data !== undefined && { data }), ...(restored !== undefined && { restored }) };
  return newReceipt({ table: id, game, seat, salt, seal: kept?.seal ?? seal, ...known });
}

/** The salt that the table asks for, after all that was told before it is kept; undefined if another browser has it. */
export function saltToOpen(table: TableInfo, seat: Seat): string | undefined {
  const receipt = keptReceipt(table.id);
  if (table.phase !== 'sealing' || receipt?.seat !== seat) return undefined;
  if (table.chairs[seat]?.seal !== sealOf(receipt.salt)) return undefined;
  keepReceipt(withSaltSent(receipt, table));
  return receipt.salt;
}

export function keepAnswer(table: string, answer: GivenAnswer): void {
  const receipt = keptReceipt(table);
  if (receipt) keepReceipt(withAnswer(receipt, answer));
}

/** The seals of others' answers, as long as the record is closed: later they would prove nothing. */
export function keepHeard(table: string, { seen, from, news }: Extract<FromTable<GameTypes>, { type: 'seen' }>): void {
  const receipt = keptReceipt(table);
  if (receipt === undefined || seen.outcome) return;
  const heard = news.flatMap(({ seat, seal }, index) =>
    seal === undefined || seat === receipt.seat ? [] : [[from + index + 1, seal] as const],
  );
  keepReceipt(withTold(receipt, heard));
}
