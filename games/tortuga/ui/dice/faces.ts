import type { Face, Token } from '@haven/tortuga-rules';
import type { GameIcon } from '../icons/game-icons.ts';

/** What is burned into the bone. */
export const FACE_ICON: Readonly<Record<Face, GameIcon>> = {
  fleet: 'caravel',
  crew: 'pirate-hat',
  hunt: 'open-treasure-chest',
  board: 'cannon',
  raid: 'crossed-sabres',
  skull: 'skull-crossed-bones',
};

/** The token that an action moves or drives back. */
export const TOKEN_ICON: Readonly<Record<Token, GameIcon>> = { boat: 'caravel', pirate: 'pirate-hat' };
