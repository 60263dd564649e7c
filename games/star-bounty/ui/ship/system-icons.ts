import type { System } from '@haven/star-bounty-rules';
import type { GameIcon } from '../icons/game-icons.ts';

export const SYSTEM_ICON = {
  shields: 'bolt-shield',
  ballistics: 'laser-turret',
  engines: 'rocket-thruster',
} as const satisfies Record<System, GameIcon>;
