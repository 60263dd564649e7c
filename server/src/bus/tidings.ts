import type { Seat } from '@haven/kit';

/** A page that is open at another server. */
export interface PageElsewhere {
  readonly viewer: Seat;
  readonly player?: string;
  /** Since when nobody looks at it; left out while somebody does. */
  readonly unseenSince?: number;
}

/** What one server tells the others. */
export type Tiding =
  /** Something about this table, or its match, was written. */
  { readonly what: 'table'; readonly id: string };
