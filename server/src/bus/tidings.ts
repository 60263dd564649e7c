import type { Viewer } from '@haven/kit';
import type { ChatLine, RequestEnd } from '@haven/wire';

/** A page that is open at another server: of somebody with a chair, or of a visitor before the match. */
export interface PageElsewhere {
  readonly viewer: Viewer;
  readonly player?: string | undefined;
  readonly guest?: string | undefined;
  readonly name?: string | undefined;
  /** Since when nobody looks at it; left out while somebody does. */
  readonly unseenSince?: number | undefined;
}

/** The pages at one table, and whether people gather there. */
export interface PagesAtTable {
  readonly id: string;
  readonly isGathering: boolean;
  readonly pages: readonly PageElsewhere[];
}

/** What one server tells the others. */
export type Tiding =
  /** Something about this table, or its match, was written. */
  | { readonly what: 'table'; readonly id: string }
  | { readonly what: 'lines'; readonly id: string; readonly lines: readonly ChatLine[] }
  /** Who is at one of its tables now. */
  | ({ readonly what: 'pages' } & PagesAtTable)
  /** Who is where? */
  | { readonly what: 'roll-call' }
  /** It goes, and all who were there leave. */
  | { readonly what: 'gone' }
  /** What the table is being asked, or how that ended; whoever consents knows what it looks like. */
  | { readonly what: 'asking'; readonly id: string; readonly asking: object }
  | { readonly what: 'asked'; readonly id: string; readonly ended: RequestEnd }
  | { readonly what: 'wait'; readonly id: string; readonly player: string; readonly until: number }
  | { readonly what: 'bans' }
  | { readonly what: 'signed-out'; readonly player: string };
