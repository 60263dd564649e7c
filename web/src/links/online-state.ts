import type { GameTypes, Seat, Viewer } from '@haven/kit';
import type { ChatLine, FromServer, Request, RequestEnd, TableInfo } from '@haven/wire';
import type { Doubt } from '../seals/told-seals.ts';

export type ServerMessage<K extends FromServer['type']> = Extract<FromServer<GameTypes>, { type: K }>;

/** Why a table could not be opened. */
export type Closed = 'unknown-table' | 'table-damaged' | 'unknown-game' | 'banned' | 'no-storage' | 'unreachable';

/** What everybody at a table of the server knows besides the game itself. */
export interface OnlineState {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly lines: readonly ChatLine[];
  readonly request: Request | null;
  /** How the last request came to its end. */
  readonly ended: RequestEnd | null;
  /** How far the server's clock is ahead of this browser's. */
  readonly aheadMs: number;
  readonly doubt: Doubt | null;
  /** The chairs that whoever looks on had before, and gave up. */
  readonly stoodUpFrom?: readonly Seat[];
  /** Since when there is no connection, on this browser's clock. */
  readonly lostAt?: number;
  /** How often the server was restored from a backup meanwhile. */
  readonly restored?: number;
  /** There is no way back to the table. */
  readonly closed?: Closed;
}

/** What the first message of a table says. */
export function firstState({ table, viewer, gaveUp }: ServerMessage<'table'>, now: number): OnlineState {
  return {
    ...{ table, viewer, lines: [], request: null, ended: null, aheadMs: table.now - now, doubt: null },
    ...(gaveUp && { stoodUpFrom: gaveUp }),
  };
}

/** What a message makes of what was known. */
export function stateAfter(
  state: OnlineState,
  message: ServerMessage<'table' | 'chat' | 'request'>,
  now: number,
): OnlineState {
  switch (message.type) {
    case 'table':
      return {
        ...connected(state),
        ...stoodUp(state, message),
        table: message.table,
        viewer: message.viewer,
        aheadMs: message.table.now - now,
      };
    case 'chat':
      return { ...state, lines: merged(state.lines, message.lines) };
    case 'request':
      return { ...state, request: message.request, ended: message.ended ?? null };
    default:
      return message satisfies never;
  }
}

/** Whoever was made to leave a chair has not given it up for the server, and need not be offered it at once either. */
function stoodUp(
  { viewer, stoodUpFrom = [] }: OnlineState,
  now: ServerMessage<'table'>,
): Pick<OnlineState, 'stoodUpFrom'> {
  const left = viewer !== 'spectator' && now.viewer === 'spectator' ? [viewer] : [];
  const all = [...new Set([...stoodUpFrom, ...left, ...(now.gaveUp ?? [])])];
  return all.length > 0 ? { stoodUpFrom: all } : {};
}

/** No request outlives its connection; the table tells it again. */
export function lostState(state: OnlineState, now: number): OnlineState {
  return { ...state, request: null, lostAt: state.lostAt ?? now };
}

function connected({ lostAt: _lostAt, ...state }: OnlineState): OnlineState {
  return state;
}

/** What is left when the server's data were replaced: nothing that was said counts any more. */
export function forgotten(state: OnlineState): OnlineState {
  return { ...state, lines: [], request: null, ended: null, restored: (state.restored ?? 0) + 1 };
}

/** Lines are told again after every new connection. */
function merged(known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const numbers = new Set(told.map(({ number }) => number));
  return [...known.filter(({ number }) => !numbers.has(number)), ...told].sort((a, b) => a.number - b.number);
}
