import type { Seat } from '@haven/kit';
import type { Card, ForSale, Market, Playable } from './cards.ts';

export interface Player {
  /** Face down; the last card is on top. */
  pile: Card[];
  hand: Card[];
  table: Card[];
  discard: Card[];
}

export interface State {
  seat: Seat;
  turn: number;
  coins: number;
  readonly market: Market;
  readonly players: Player[];
}

export type Move =
  | { readonly type: 'end' }
  | { readonly type: 'play'; readonly kind: Playable }
  | { readonly type: 'buy'; readonly kind: ForSale };

export type Event =
  | { readonly type: 'played'; readonly card: Card; readonly coins: number }
  | { readonly type: 'bought'; readonly kind: ForSale; readonly card: Card }
  | { readonly type: 'cleared' }
  /** Others learn the count alone. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] }
  /** Nobody learns the order. */
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly pile: readonly Card[] }
  | { readonly type: 'turnPassed'; readonly seat: Seat };

export interface SeenPlayer {
  readonly pile: number;
  readonly hand: number;
  readonly cards: readonly Card[];
  readonly table: readonly Card[];
  readonly discard: readonly Card[];
}

export interface View {
  readonly seat: Seat;
  readonly turn: number;
  readonly coins: number;
  readonly market: Readonly<Market>;
  readonly players: readonly SeenPlayer[];
}

export interface DeckGame {
  Options: Record<string, never>;
  State: State;
  Move: Move;
  Event: Event;
  View: View;
}
