import { tallyOf } from '@haven/kit';
import { coinsFor, type Payer, type Till } from '../till.ts';
import { doneAt, type Held, type TableRegistry } from './registry.ts';
import type { Table } from './table.ts';

interface PaidDeps {
  readonly registry: TableRegistry;
  readonly till: Till;
}

export interface PaidVisit {
  readonly id: string;
  readonly payer: Payer;
}

/** Whoever opens a table that lay in the store pays for what had to be read. */
export async function holdPaid({ registry, till }: PaidDeps, { id, payer }: PaidVisit): Promise<Held | undefined> {
  const wasOpen = registry.isOpen(id);
  const held = await registry.hold(id);
  const { match } = held?.table ?? {};
  if (match && !wasOpen) till.owe(payer, coinsFor({ entries: tallyOf(match).entries }));
  return held;
}

/** Does something at such a table; undefined if there is none. */
export async function atPaid<R>(deps: PaidDeps, visit: PaidVisit, act: (table: Table) => R): Promise<R | undefined> {
  const held = await holdPaid(deps, visit);
  return held && doneAt(held, act);
}
