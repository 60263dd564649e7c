import { piecesIn } from '@haven/ui-kit';
import { GAME_ICONS } from './icons/game-icons.ts';

export const { Counter, Emblem, Icon } = piecesIn({ look: 'tt', icons: GAME_ICONS, countMs: 400 });
