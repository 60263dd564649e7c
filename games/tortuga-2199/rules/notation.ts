import type { Move } from './types.ts';

const WORD = {
  playPlain: 'play-plain',
  layMineral: 'mineral',
  takeMineralBack: 'mineral-back',
  takeReserve: 'take-reserve',
  leaveReserve: 'leave-reserve',
  takeInfluence: 'spoils take',
  takeFromBank: 'spoils bank',
} as const satisfies Partial<Record<Move['type'], string>>;

/** One line per move: the verb, and what it is about. */
export function notate(move: Move): string {
  switch (move.type) {
    case 'chooseShip':
      return `ship ${move.ship}`;
    case 'placeShip':
      return `place ${move.sector}`;
    case 'move':
      return `move ${move.sector}`;
    case 'playPlain':
      return `${WORD.playPlain} ${move.card}`;
    case 'play':
    case 'buy':
    case 'refresh':
    case 'reserve':
    case 'destroy':
    case 'redeem':
    case 'lab':
    case 'vortex':
    case 'commit':
    case 'sacrifice':
      return `${move.type} ${move.card}`;
    case 'conquer':
      return move.pay === 'crypto' ? 'conquer crypto' : 'conquer';
    case 'reinforce':
      return `reinforce ${move.sector} ${move.defence}`;
    case 'attack':
      return `attack ${move.seat}`;
    case 'influence':
      return `influence ${move.price}`;
    case 'use':
      return ['use', move.does, move.from, move.card, move.sector].filter((word) => word !== undefined).join(' ');
    case 'layMineral':
    case 'takeMineralBack':
    case 'takeReserve':
    case 'leaveReserve':
    case 'takeInfluence':
    case 'takeFromBank':
      return WORD[move.type];
    default:
      return move.type;
  }
}
