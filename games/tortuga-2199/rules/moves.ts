import type { KindId, PlayKeyword } from './components/card-set.ts';
import { bySector, type SectorId } from './components/sectors.ts';
import type { CardVerb, Move, TurnMove } from './types.ts';

/** Moves are made once: listing the legal ones allocates little but the list. */

const single = <Type extends Move['type']>(type: Type) => Object.freeze({ type });

export const takeReserve = single('takeReserve');
export const leaveReserve = single('leaveReserve');
export const collect = single('collect');
export const explore = single('explore');
export const capture = single('capture');
export const cache = single('cache');
export const layMineral = single('layMineral');
export const takeMineralBack = single('takeMineralBack');
export const end = single('end');
export const skip = single('skip');
export const ready = single('ready');
export const takeInfluence = single('takeInfluence');
export const takeFromBank = single('takeFromBank');

export const move = bySector((sector: SectorId) => Object.freeze({ type: 'move', sector } as const));
export const placeShip = bySector((sector: SectorId) => Object.freeze({ type: 'placeShip', sector } as const));

const REINFORCE = bySector((sector: SectorId) =>
  Array.from({ length: 11 }, (_, defence) => Object.freeze({ type: 'reinforce', sector, defence } as const)),
);
export const reinforce = (sector: SectorId, defence: number): TurnMove =>
  REINFORCE[sector][defence] ?? { type: 'reinforce', sector, defence };

export const conquer = Object.freeze({ type: 'conquer', pay: 'manoeuvre' } as const);
export const conquerWithCrypto = Object.freeze({ type: 'conquer', pay: 'crypto' } as const);

const ATTACK = [0, 1, 2, 3].map((seat) => Object.freeze({ type: 'attack', seat } as const));
export const attack = (seat: number): TurnMove => ATTACK[seat] ?? { type: 'attack', seat };

const INFLUENCE = Array.from({ length: 21 }, (_, price) => Object.freeze({ type: 'influence', price } as const));
export const influence = (price: number): TurnMove => INFLUENCE[price] ?? { type: 'influence', price };

export const use = (does: PlayKeyword) => ({ type: 'use', does }) as const;

const usedIn = <Does extends PlayKeyword>(does: Does) =>
  bySector((sector: SectorId) => Object.freeze({ type: 'use', does, sector } as const));
/** Abilities that are aimed at a sector. */
export const useIn = {
  move: usedIn('move'),
  'move-anywhere': usedIn('move-anywhere'),
  explore: usedIn('explore'),
  fortify: usedIn('fortify'),
} as const;

/** The moves that name this kind of card. */
export function cardMoves(card: KindId) {
  const verb = <Type extends CardVerb>(type: Type) => Object.freeze({ type, card });
  return Object.freeze({
    chooseShip: Object.freeze({ type: 'chooseShip', ship: card } as const),
    play: verb('play'),
    playPlain: verb('playPlain'),
    buy: verb('buy'),
    refresh: verb('refresh'),
    reserve: verb('reserve'),
    destroy: verb('destroy'),
    redeem: verb('redeem'),
    lab: verb('lab'),
    vortex: verb('vortex'),
    commit: Object.freeze({ type: 'commit', card } as const),
    sacrifice: Object.freeze({ type: 'sacrifice', card } as const),
  });
}
export type CardMoves = ReturnType<typeof cardMoves>;
