import { type Refusal, tallyOf, type Viewer } from '@haven/kit';
import { type Limits, PRICES } from '../limits.ts';
import type { ServerContext } from '../server-context.ts';
import { costOfLooking } from '../tables/join.ts';
import { perSeat } from '../tables/per-seat.ts';
import type { Table } from '../tables/table.ts';
import { coinsFor, type Payer, type Till, tooExpensive } from '../till.ts';
import type { FromClient, Join } from './messages.ts';

interface Billed {
  readonly payer: Payer;
  readonly viewer: Viewer;
  readonly said: Exclude<FromClient, Join>;
}

/** What somebody at a table says is paid for, or refused; moves are free. */
export type Bill = (table: Table, asked: Billed) => Refusal | undefined;

export function createBill({ context, till, limits }: { context: ServerContext; till: Till; limits: Limits }): Bill {
  const undos = perSeat({ perSecond: limits.undosPerSecond, burst: limits.undoBurst }, context.now);
  const tooOften = (table: Table, { viewer, said }: Billed) => {
    if (said.type !== 'undo' || viewer === 'spectator') return undefined;
    const bucket = undos(table, viewer);
    return bucket.take() ? undefined : tooExpensive(bucket.waitFor(1));
  };
  return (table, asked) => till.pay(asked.payer, priceOf(context, table, asked)) ?? tooOften(table, asked);
}

function priceOf(context: ServerContext, table: Table, { viewer, said }: Billed): number {
  switch (said.type) {
    case 'look':
      return PRICES.look + costOfLooking(context, table, { viewer, from: said.from });
    case 'undo':
      return PRICES.undo + coinsFor({ entries: unheldIn(table) });
    case 'say':
      return PRICES.say;
    case 'here':
      return PRICES.here;
    default:
      return 0;
  }
}

/** Taking back needs the whole match, also what the table does not hold. */
function unheldIn({ match }: Table): number {
  return match?.before ? tallyOf(match).entries : 0;
}
