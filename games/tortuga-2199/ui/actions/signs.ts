import type { Action } from '@haven/tortuga-2199-text';
import type { GameIcon } from '../icons/game-icons.ts';

/** By which an action is known at a glance. */
export const SIGN: Readonly<Record<Action, GameIcon>> = {
  takeReserve: 'strongbox',
  play: 'card-play',
  buy: 'shopping-cart',
  refresh: 'cycle',
  move: 'spaceship',
  collect: 'minerals',
  explore: 'magnifying-glass',
  reserve: 'strongbox',
  destroy: 'fire',
  capture: 'cage',
  redeem: 'trophy',
  conquer: 'flying-flag',
  reinforce: 'shield-reflect',
  attack: 'crossed-swords',
  lab: 'materials-science',
  layMineral: 'minerals',
  takeMineralBack: 'minerals',
  cache: 'minerals',
  vortex: 'vortex',
  influence: 'laurel-crown',
  end: 'hourglass',
};
