import type { Seat } from '@haven/kit';
import type { KindId, PlayKeyword } from './components/card-set.ts';
import type { SectorId } from './components/sectors.ts';

export const CARD_VERBS = [
  'play',
  'playPlain',
  'buy',
  'refresh',
  'reserve',
  'destroy',
  'redeem',
  'lab',
  'vortex',
] as const;
export type CardVerb = (typeof CARD_VERBS)[number];

type OfCard<Verb extends CardVerb> = Verb extends CardVerb ? { readonly type: Verb; readonly card: KindId } : never;

/** §3 What can be done in a turn. */
export type TurnMove =
  | OfCard<CardVerb>
  | { readonly type: 'move'; readonly sector: SectorId }
  | { readonly type: 'collect' | 'explore' | 'capture' | 'end' }
  | MineralMove
  | { readonly type: 'cache' }
  | { readonly type: 'conquer'; readonly pay: 'manoeuvre' | 'crypto' }
  | { readonly type: 'reinforce'; readonly sector: SectorId; readonly defence: number }
  | { readonly type: 'attack'; readonly seat: Seat }
  | { readonly type: 'influence'; readonly price: number };

/** §3.6.2 How the next payment is made: in a turn, and before an ability that has its price. */
export type MineralMove = { readonly type: 'layMineral' } | { readonly type: 'takeMineralBack' };

export interface Use {
  readonly type: 'use';
  readonly does: PlayKeyword;
  readonly from?: 'hand' | 'discard' | 'here' | 'cache';
  readonly card?: KindId;
  readonly sector?: SectorId;
}

type Commit = { readonly type: 'commit'; readonly card: KindId } | { readonly type: 'ready' };

/** Each decision's own moves. */
export interface Moves {
  chooseShip: { readonly type: 'chooseShip'; readonly ship: KindId };
  placeShip: { readonly type: 'placeShip'; readonly sector: SectorId };
  takeReserve: { readonly type: 'takeReserve' | 'leaveReserve' };
  act: TurnMove;
  ability: Use | MineralMove | { readonly type: 'skip' };
  commit: Commit;
  defend: Commit;
  sacrifice: { readonly type: 'sacrifice'; readonly card: KindId };
  spoils: { readonly type: 'takeInfluence' | 'takeFromBank' };
}
export type Move = Moves[keyof Moves];
